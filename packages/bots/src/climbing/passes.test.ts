import { text } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { type PassFacts, reasonOfPass } from './passes.ts'

const EIGHT: PassFacts = {
  isPartners: false,
  isCutIn: false,
  instead: 'S8',
  cost: null,
  plays: 6,
  breaks: false,
  stronger: 0,
  effect: text('8切り', 'Eight clear'),
  isExposed: true,
}

it('of a play that only a cut-in could answer a pass names what it escapes, and what it keeps', () => {
  expect(reasonOfPass(EIGHT)).toEqual(
    text(
      '8切りの S8 は、出せば同じ札で割りこまれるおそれがある。残せば自分が割りこめる。',
      'S8, eight clear, may be cut in on with the same cards. Kept, it can cut in itself.',
    ),
  )
  expect(reasonOfPass({ ...EIGHT, isExposed: false }).ja).toBe('8切りの S8 は、番を取りたいときまで残す。')
  expect(reasonOfPass({ ...EIGHT, effect: null, isExposed: false })).toEqual(
    text('S8 は、番を取りたいときまで残す。', 'S8 is kept until the turn matters.'),
  )
  expect(reasonOfPass({ ...EIGHT, stronger: 2 }).ja).toMatch(/もっと強い札がまだ2枚/)
})

it('strong cards are passed over for what they would bring now', () => {
  const joker = { ...EIGHT, effect: null, cost: text('ジョーカー', 'the joker') }
  expect(reasonOfPass({ ...joker, stronger: 1 })).toEqual(
    text(
      '返すにはジョーカーが要るのに、それに勝てる札がまだ1枚見えていない。',
      'It would take the joker, and 1 card unseen could still beat it.',
    ),
  )
  expect(reasonOfPass(joker)).toEqual(
    text(
      '返すにはジョーカーが要る。番を取っても、残りを出し切るのにまだ6回かかる。',
      'It would take the joker, and the rest would still take 6 plays.',
    ),
  )
  expect(reasonOfPass({ ...joker, isCutIn: true }).ja).toMatch(/^割りこむにはジョーカーが要る。/)
  expect(reasonOfPass({ ...joker, plays: 2 }).ja).toBe('返すにはジョーカーが要る。いまは使わない。')
})
