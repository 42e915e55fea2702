import { expect, test } from 'vitest'
import { cardSigns, withCardSigns } from './cards.ts'
import { createLook } from './look.ts'

const ja = createLook({ lang: 'ja', colours: false })
const en = createLook({ lang: 'en', colours: false })

test('a sentence says a joker as the page does; one that stands for another card is a star with that card', () => {
  expect(withCardSigns('RJ を右中に', ja)).toBe('赤ジョーカー を右中に')
  expect(withCardSigns('Move 14: BJ. Better: S6 RJ=S7, C2=HA', en)).toBe('Move 14: black joker. Better: ♠6 ★=♠7, ♣2=♥A')
  expect(withCardSigns('CC-4, CK, C2* D10', ja)).toBe('CC-4, ♣K, ♣2 ♦10')
  expect(withCardSigns('44手目「RJ=S2 BJ*=H2」。「HJ HJ*」', ja)).toBe('44手目「★=♠2 ★=♥2」。「♥J ♥J」')
  expect(withCardSigns('RJ*', en)).toBe('red joker')
})

test('where cards stand alone a joker is drawn as it is typed', () => {
  expect(cardSigns('RJ H10 Coin', ja)).toBe('★RJ ♥10 Coin')
})
