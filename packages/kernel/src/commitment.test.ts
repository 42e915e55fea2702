import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Commitments, commitmentTo, freshSeed, replacementFor, seedFrom, smallSeed } from './commitment.ts'
import { isSeed } from './shuffle.ts'

const TABLE = '00'.repeat(32)
const [FIRST, THIRD] = ['11'.repeat(32), '22'.repeat(32)]
const MATCH = 'match-1'

const agreed: Commitments = {
  match: MATCH,
  table: { commitment: commitmentTo(MATCH, 'table', TABLE), secret: TABLE },
  seats: [
    { seat: 0, commitment: commitmentTo(MATCH, 0, FIRST), secret: FIRST },
    { seat: 2, commitment: commitmentTo(MATCH, 2, THIRD), secret: THIRD },
  ],
}
const [seatZero, seatTwo] = agreed.seats as [Commitments['seats'][number], Commitments['seats'][number]]
const unrevealed = { seat: 2, commitment: seatTwo.commitment }
const refused = (commitments: Commitments) => {
  const seed = seedFrom(commitments)
  return typeof seed === 'string' ? 'accepted' : seed.code
}

describe('commitments', () => {
  const VECTORS = {
    table: '745081b1206927cacfb965dada5b3e4fea9f5bfbf178e2f2b16d220bbf72dcbb',
    first: '3d950649503420a5b309cef252ac5c3c05ea493865aaf9b3915a47aa0845223b',
    third: 'cee268dbfa3703bef90d446ab49c1817c2cd36dc65c3d8d0538afc326e130167',
    replacement: '2c97b7bf659bcf468703a81407fe1fb2857e943be34233fc6f1929e5ba78d8c6',
    seed: 'b6d1fe3642ff228f2b162873a123d445eb8cdd20dd6a2dcc794453806a8937b7',
  }

  it('are the committed ones', () => {
    expect({
      table: agreed.table.commitment,
      first: seatZero.commitment,
      third: seatTwo.commitment,
      replacement: replacementFor(MATCH, 2, seatTwo.commitment),
      seed: seedFrom(agreed),
    }).toEqual(VECTORS)
  })

  it('are what docs/shuffle.md describes: SHA-256 of all parts, each behind its length', () => {
    const described = (...parts: string[]) => {
      const hash = createHash('sha256')
      for (const part of parts) {
        const length = Buffer.alloc(4)
        length.writeUInt32LE(Buffer.byteLength(part))
        hash.update(length).update(part)
      }
      return hash.digest('hex')
    }
    expect(described('tefuda commitment 1', MATCH, 'seat 2', THIRD)).toBe(VECTORS.third)
    expect(described('tefuda replacement 1', MATCH, 'seat 2', VECTORS.third)).toBe(VECTORS.replacement)
    expect(described('tefuda seed 1', MATCH, `table ${TABLE}`, `seat 0 ${FIRST}`, `seat 2 ${THIRD}`)).toBe(VECTORS.seed)
  })

  it('have their vectors in docs/shuffle.md', () => {
    const page = readFileSync(new URL('../../../docs/shuffle.md', import.meta.url), 'utf8')
    for (const vector of Object.values(VECTORS)) expect(page).toContain(vector)
  })

  it('differ for every match, contributor and secret', () => {
    const all = [commitmentTo(MATCH, 'table', TABLE), commitmentTo(MATCH, 0, TABLE), commitmentTo(MATCH, 1, TABLE)]
    expect(new Set([...all, commitmentTo('match-2', 0, TABLE), commitmentTo(MATCH, 0, FIRST)])).toHaveLength(5)
  })
})

describe('seedFrom', () => {
  it('is a seed, whatever order the seats are listed in', () => {
    expect(isSeed(seedFrom(agreed))).toBe(true)
    expect(seedFrom({ ...agreed, seats: agreed.seats.toReversed() })).toBe(seedFrom(agreed))
  })

  it('changes with every secret, with who gave it, and with who is there', () => {
    const seeds = [
      seedFrom(agreed),
      seedFrom({ ...agreed, seats: [seatZero] }),
      seedFrom({ ...agreed, seats: [] }),
      seedFrom({ ...agreed, table: { commitment: commitmentTo(MATCH, 'table', FIRST), secret: FIRST } }),
      seedFrom({ ...agreed, seats: [{ seat: 1, commitment: commitmentTo(MATCH, 1, FIRST), secret: FIRST }, seatTwo] }),
    ]
    expect(new Set(seeds)).toHaveLength(5)
    expect(seeds.every(isSeed)).toBe(true)
  })

  it('refuses a secret that is not what was committed to', () => {
    expect(refused({ ...agreed, seats: [seatZero, { ...seatTwo, secret: FIRST }] })).toBe('commitment-broken')
    expect(refused({ ...agreed, table: { ...agreed.table, secret: FIRST } })).toBe('commitment-broken')
    expect(refused({ ...agreed, match: 'match-2' })).toBe('commitment-broken')
    expect(refused({ ...agreed, seats: [{ ...seatTwo, seat: 1 }] })).toBe('commitment-broken')
    expect(refused({ ...agreed, seats: [{ ...seatTwo, secret: 'no seed' }] })).toBe('commitment-broken')
  })

  it('waits for every secret', () => {
    expect(refused({ ...agreed, seats: [seatZero, unrevealed] })).toBe('secret-missing')
    expect(refused({ ...agreed, table: { commitment: agreed.table.commitment } })).toBe('secret-missing')
  })

  it('takes a replacement in the open for a seat that never reveals, but no value that somebody chose', () => {
    const replaced = replacementFor(MATCH, 2, unrevealed.commitment)
    expect(isSeed(seedFrom({ ...agreed, seats: [seatZero, { ...unrevealed, replaced }] }))).toBe(true)
    expect(refused({ ...agreed, seats: [seatZero, { ...unrevealed, replaced: FIRST }] })).toBe('commitment-broken')
    expect(refused({ ...agreed, seats: [seatZero, { ...seatTwo, replaced }] })).toBe('commitment-broken')
  })

  it('never takes a replacement for the secret of the table', () => {
    const { commitment } = agreed.table
    for (const replaced of [FIRST, replacementFor(MATCH, 0, commitment)])
      expect(refused({ ...agreed, table: { commitment, replaced } })).toBe('secret-missing')
  })

  it('takes one commitment for each seat', () => {
    expect(refused({ ...agreed, seats: [seatTwo, seatZero, seatTwo] })).toBe('commitment-twice')
  })

  it('names who is meant in both languages', () => {
    expect(seedFrom({ ...agreed, seats: [unrevealed] })).toMatchObject({
      message: { ja: '席3の値がまだ明かされていません。', en: 'The secret of seat 3 has not been revealed yet.' },
    })
  })
})

it('fresh seeds are seeds, and never the same', () => {
  const seeds = Array.from({ length: 50 }, freshSeed)
  expect(seeds.every(isSeed)).toBe(true)
  expect(new Set(seeds)).toHaveLength(50)
})

it('a small seed is the first four bytes as a number', () => {
  expect(smallSeed(`01020304${'0'.repeat(56)}`)).toBe(0x04030201)
  expect(smallSeed('f'.repeat(64))).toBe(2 ** 32 - 1)
})
