import { describe, expect, it } from 'vitest'
import { snatch } from '../testing/toy/snatch.ts'
import { openMatch, playMove } from './match.ts'
import { type GameRecord, LONGEST_RECORD, parseRecord, readRecord, recordOf } from './record.ts'
import { isRefusal } from './refusal.ts'

const match = openMatch({ game: snatch(), seats: 2, seed: '7'.repeat(64) })
if (isRefusal(match)) throw new Error(match.message.en)

const least: GameRecord = JSON.parse(JSON.stringify(recordOf(match)))

/** Everything that a record may hold. */
const most: GameRecord = {
  ...least,
  package: { name: 'tefuda-game-snatch', version: '1.2.3' },
  seats: [{ name: 'あや' }, { bot: 'greedy' }],
  orders: [['1', '2'], []],
  commitments: {
    match: 'a',
    table: { commitment: 'b', secret: 'c' },
    seats: [
      { seat: 0, commitment: 'd', replaced: 'e' },
      { seat: 1, commitment: 'f' },
    ],
  },
  moves: [
    [0, 'put 3'],
    [1, 'no', 0],
  ],
  undone: 2,
  hints: 3,
  again: true,
  stopped: 'host',
}

const said = (input: unknown): string => {
  const result = readRecord(input)
  return isRefusal(result) ? result.message.en : 'read'
}

describe('what a record may hold', () => {
  it('is kept, and nothing is put beside it', () => {
    for (const record of [least, most]) expect(readRecord(record)).toStrictEqual(record)
    const read = readRecord({ ...most, more: 1, seats: [{ name: 'x', more: 1 }] })
    expect(read).toStrictEqual({ ...most, seats: [{ name: 'x' }] })
    expect(readRecord({ ...least, seats: [{}, {}] })).toStrictEqual({ ...least, seats: [{}, {}] })
  })

  it.each([
    ['package', 'tefuda-game-snatch'],
    ['package', { name: 'tefuda-game-snatch' }],
    ['package', { name: 5, version: '1' }],
    ['stopped', 'guest'],
    ['stopped', true],
    ['undone', -1],
    ['undone', 1.5],
    ['hints', -1],
    ['again', false],
    ['seats', [null]],
    ['seats', [{ name: 5 }]],
    ['seats', [{ bot: 5 }]],
    ['seats', Array(101).fill({})],
    ['moves', [[0]]],
    ['moves', [[0, 'a', 1, 2]]],
    ['moves', [[100, 'a']]],
    ['moves', [[-1, 'a']]],
    ['moves', [[0, 'a', -1]]],
    ['moves', [[0, 'a', Number.NaN]]],
    ['moves', [[0, 'x'.repeat(2001)]]],
    ['software', 'x'.repeat(2001)],
    ['orders', ['S5']],
    ['commitments', 'none'],
    ['commitments', { ...most.commitments, match: 5 }],
    ['commitments', { ...most.commitments, table: null }],
    ['commitments', { ...most.commitments, table: { commitment: 'a', secret: 5 } }],
    ['commitments', { ...most.commitments, table: { commitment: 'a', replaced: 5 } }],
    ['commitments', { ...most.commitments, seats: [null] }],
    ['commitments', { ...most.commitments, seats: [{ commitment: 'a' }] }],
    ['commitments', { ...most.commitments, seats: [{ seat: 100, commitment: 'a' }] }],
    ['commitments', { ...most.commitments, seats: [{ seat: 0 }] }],
  ])('is not %s: %j', (field, value) => {
    expect(said({ ...most, [field]: value })).toBe(`The field ${field} of the record is missing or malformed.`)
  })

  it('reaches just so far', () => {
    expect(said({ ...most, software: 'x'.repeat(2000) })).toBe('read')
    expect(said({ ...most, moves: [[99, 'a', 0.5]] })).toBe('read')
    expect(said({ ...most, seats: Array(100).fill({}) })).toBe('read')
  })
})

describe('the text of a record', () => {
  const heard = (text: string): string => {
    const result = parseRecord(text)
    return isRefusal(result) ? result.message.en : 'read'
  }

  it('is refused for what is wrong with it: its length, its JSON, or what it says', () => {
    const long = JSON.stringify(least).padEnd(LONGEST_RECORD, ' ')
    expect(heard(long)).toBe('read')
    expect(heard(`${long} `)).toBe('This is too long to be a record.')
    expect(heard('{')).toBe('This cannot be read as JSON.')
    expect(heard('null')).toMatch(/^This is not a Tefuda record/)
  })
})

it('a record does not grow with the match it was made of', () => {
  const before = recordOf(match)
  const count = before.moves.length
  const seat = match.engine.toAct(match.state)[0]!
  playMove(match, seat, match.engine.format(match.engine.moves(match.state, seat)[0]!))
  expect(before.moves).toHaveLength(count)
  expect(recordOf(match).moves).toHaveLength(count + 1)
})
