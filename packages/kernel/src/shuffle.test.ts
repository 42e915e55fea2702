import { createCipheriv, createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frenchDeck, frenchName } from './cards.ts'
import { drawBelow, isSeed, seededChance, shuffle } from './shuffle.ts'

const PACK = frenchDeck().cards
const ZERO = '0'.repeat(64)
const COUNTING = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const ONES = 'f'.repeat(64)

const names = (cards: readonly number[]): string => cards.map(frenchName).join(' ')
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** docs/shuffle.md once more, in the plainest way, over another implementation of ChaCha20. */
const described = (seed: string, index: number, cards: readonly number[]): number[] => {
  const counterAndNonce = Buffer.alloc(16)
  counterAndNonce.writeUInt32LE(index, 4)
  const stream = createCipheriv('chacha20', Buffer.from(seed, 'hex'), counterAndNonce).update(Buffer.alloc(16_384))
  let read = 0
  const order = [...cards]
  for (let place = order.length - 1; place >= 1; place--) {
    const bound = place + 1
    let word = stream.readUInt32LE(4 * read++)
    while (word >= Math.floor(2 ** 32 / bound) * bound) word = stream.readUInt32LE(4 * read++)
    const other = word % bound
    ;[order[place], order[other]] = [order[other] ?? -1, order[place] ?? -1]
  }
  return order
}

describe('shuffle', () => {
  it('gives the committed orders', () => {
    expect(shuffle(ZERO, 0, [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([3, 2, 5, 7, 1, 0, 4, 6])
    expect(names(shuffle(ZERO, 0, PACK))).toBe(
      'CK S4 H5 H2 SJ DQ HQ C7 HA C4 HJ D7 H7 BJ C3 SA HK S5 D4 S3 C10 H10 D8 DJ S7 S2 DA D3 S6 H3 S8 H6 D6 SQ D10 H4 SK S10 CJ C8 C2 RJ CQ CA H9 C9 D2 S9 H8 C5 DK C6 D9 D5',
    )
    expect(names(shuffle(ZERO, 1, PACK))).toBe(
      'DA S8 C3 SJ D9 H2 D7 CJ S5 C9 HJ S4 CQ CK H8 H9 H3 SK D2 SA D3 D8 C4 BJ C8 SQ DJ RJ DQ HA S6 H5 S3 S10 D6 CA H7 C5 H6 C7 HQ H4 DK H10 D4 C6 C2 S7 C10 S9 D5 S2 D10 HK',
    )
  })

  it.each([
    [ZERO, 65_536, 'e44c39d43e481144ecb58172f7714a49adcab1d17b4d3133ddcdaaa8bbe2b9b5'],
    [COUNTING, 0, 'b96c1508f244fa99074315f633850d3bf2e8f1b2bb4a3e063813bf0f5028ba8e'],
    [COUNTING, 1, '1e8500238b50e3ff1ddbf22e864aa2164df7b772ecca3c695e80bbd30de784af'],
    [ONES, 0, '1a2f408fd6ebd5c909a90e1a522c3caa593ea52ee5ce58eb28ea3d0c0c1b882a'],
    [ONES, 1, '5279ec7dcd4ffd506e4e3f2ce5f3edd21ff3a87ed2ab662afee318392028fa73'],
  ])('gives the committed order of seed %s, shuffle %i', (seed, index, hash) => {
    expect(sha256(names(shuffle(seed, index, PACK)))).toBe(hash)
  })

  it('is what docs/shuffle.md describes, over another implementation of the cipher', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
    fc.assert(
      fc.property(seeds, fc.nat(2 ** 32 - 1), fc.integer({ min: 0, max: 200 }), (seed, index, many) => {
        const cards = Array.from({ length: many }, (_, card) => card)
        expect(shuffle(seed, index, cards)).toEqual(described(seed, index, cards))
      }),
    )
  })

  it('has its vectors in docs/shuffle.md', () => {
    const page = readFileSync(new URL('../../../docs/shuffle.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
    for (const index of [0, 1]) expect(page).toContain(names(shuffle(ZERO, index, PACK)))
    for (const seed of [COUNTING, ONES]) expect(page).toContain(sha256(names(shuffle(seed, 0, PACK))))
  })

  it('gives orders of their own for each number, whatever was shuffled before', () => {
    const short = seededChance(ZERO)
    const long = seededChance(ZERO)
    short(PACK.slice(0, 5))
    long(frenchDeck(2).cards)
    const second = short(PACK)
    expect(second).toEqual(long(PACK))
    expect(second).toEqual(shuffle(ZERO, 1, PACK))
    const same = shuffle(ZERO, 0, PACK).filter((card, place) => card === second[place]).length
    expect(same).toBeLessThan(8)
  })

  it('leaves the asked cards alone, and has nothing to do for one or none', () => {
    const asked = Object.freeze([1, 2, 3])
    expect(new Set(shuffle(ZERO, 0, asked))).toEqual(new Set([1, 2, 3]))
    expect(shuffle(ZERO, 0, [])).toEqual([])
    expect(shuffle(ZERO, 0, [7])).toEqual([7])
  })
})

describe('drawBelow', () => {
  const from = (...words: number[]) => {
    const left = words.slice()
    return () => left.shift() ?? Number.NaN
  }

  it('throws away words at and above the largest multiple of its bound', () => {
    const limit = 4_294_967_290
    expect(drawBelow(from(limit - 1), 10)).toBe(9)
    expect(drawBelow(from(limit, limit + 5, 23), 10)).toBe(3)
  })

  it('throws none away where the bound divides 2³²', () => {
    expect(drawBelow(from(2 ** 32 - 1), 2 ** 16)).toBe(2 ** 16 - 1)
    expect(drawBelow(from(2 ** 32 - 1), 1)).toBe(0)
  })

  it('throws away a quarter of all words for a bound of three quarters of 2³²', () => {
    const words = Array.from({ length: 1024 }, (_, k) => k * 2 ** 22)
    const left = words.slice()
    const next = () => left.pop() ?? 0
    let drawn = 0
    while (left.length > 0) {
      expect(drawBelow(next, 3 * 2 ** 30)).toBeLessThan(3 * 2 ** 30)
      drawn += 1
    }
    expect(drawn).toBe(768)
  })
})

describe('the orders of many seeds', () => {
  const SHUFFLES = 6000

  /** Chi-square over all cards and places; (cards − 1)² degrees of freedom. */
  const unevenness = (orderOf: (k: number) => readonly number[]): number => {
    const side = 54
    const counts = new Array<number>(side * side).fill(0)
    for (let k = 0; k < SHUFFLES; k++)
      for (const [place, card] of orderOf(k).entries()) counts[place * side + card]! += 1
    const expected = SHUFFLES / side
    const sum = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
    return (sum * (side - 1)) / side
  }
  const cards = Array.from({ length: 54 }, (_, card) => card)
  const [mean, deviation] = [53 ** 2, Math.sqrt(2 * 53 ** 2)]

  it('put every card in every place equally often', () => {
    const found = unevenness((k) => shuffle(sha256(`seed ${k}`), 0, cards))
    expect(Math.abs(found - mean) / deviation).toBeLessThan(3.5)
  })

  it('do so for one seed and many numbers, too', () => {
    const found = unevenness((k) => shuffle(COUNTING, k, cards))
    expect(Math.abs(found - mean) / deviation).toBeLessThan(3.5)
  })

  it('would be told from a shuffle that exchanges each place with any other', () => {
    const found = unevenness((k) => {
      const bytes = createHash('shake256', { outputLength: 54 * 4 })
        .update(String(k))
        .digest()
      const order = cards.slice()
      for (const place of cards) {
        const other = bytes.readUInt32LE(4 * place) % 54
        ;[order[place], order[other]] = [order[other] ?? 0, order[place] ?? 0]
      }
      return order
    })
    expect((found - mean) / deviation).toBeGreaterThan(10)
  })
})

it('a seed is 64 lower-case hex digits', () => {
  expect(isSeed(COUNTING)).toBe(true)
  for (const wrong of [
    COUNTING.toUpperCase(),
    COUNTING.slice(1),
    `${COUNTING}0`,
    `${COUNTING}\n`,
    'g'.repeat(64),
    0,
    null,
  ])
    expect(isSeed(wrong)).toBe(false)
})
