import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'

// In each phase the moves of all others are tried: what does not belong there is told what does.

const EVERY = [
  'S3',
  'pass',
  'no',
  'cut S3',
  'resign',
  'show S3',
  'take S3',
  'give S3',
  'drop S3',
  'peep 1',
  'greed S3@1',
  'open S3',
  'none',
]

const answers = (table: Arranged, seat: number): Record<string, string> =>
  Object.fromEntries(EVERY.map((move) => [move, table.why(seat, move)]))

const all = (otherwise: string, but: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(EVERY.map((move) => [move, otherwise])),
  ...but,
})

/** Seat 0 holds the three of spades and has laid what calls for a choice. */
const choosing = (
  played: string,
  hands: readonly string[] = [],
  set: (table: Arranged) => void = () => {},
): Arranged => {
  const table = arrange([`${played} S3 H4`, ...hands])
  set(table)
  table.play(0, played)
  return table
}

describe('of all moves only those of the phase are taken', () => {
  it('on a lead', () => {
    const table = arrange(['S3 H4'])
    expect(answers(table, 0)).toEqual(
      all('not-now null', {
        S3: 'legal',
        'show S3': 'legal',
        pass: 'no-pass-on-lead CD-12',
        resign: 'no-resigning CD-11',
      }),
    )
    expect(answers(table, 1)).toEqual(all('not-your-turn null', {}))
  })

  it('in a window', () => {
    const table = arrange(['S3 H4', 'S3 H5', 'H6 D6'])
    table.move(0, 'S3')
    expect(answers(table, 1)).toEqual(all('answer-first CD-4', { no: 'legal', 'cut S3': 'legal' }))
    expect(answers(table, 2)).toEqual(all('answer-first CD-4', { no: 'legal', 'cut S3': 'not-in-hand null' }))
  })

  it('where a card is taken from the discards', () => {
    const table = choosing('S6', [], ({ state }) => {
      state.before = [1, 2, 3, 0]
      state.discards = [...state.discards, state.hidden[3]!.pop()!]
    })
    expect(answers(table, 0)).toEqual(all('choose-first CD-7', { none: 'legal', 'take S3': 'not-discarded CD-9' }))
  })

  it('where a card is passed on', () => {
    expect(answers(choosing('S7'), 0)).toEqual(all('choose-first CD-7', { 'give S3': 'legal' }))
  })

  it('where a card is discarded', () => {
    expect(answers(choosing('S10'), 0)).toEqual(all('choose-first CD-7', { 'drop S3': 'legal' }))
  })

  it('where a card of another is turned', () => {
    const table = choosing('SQ')
    expect(answers(table, 0)).toEqual(all('choose-first CD-7', { 'peep 1': 'legal' }))
    expect(['peep 0', 'peep 2', 'peep 3'].map((move) => table.why(0, move))).toEqual([
      'no-such-place CD-7',
      'legal',
      'no-such-place CD-7',
    ])
  })

  it('where a public card is moved', () => {
    const table = choosing('SK HK DK', ['D9 | S3'])
    expect(answers(table, 0)).toEqual(all('choose-first CD-7', { none: 'legal', 'greed S3@1': 'legal' }))
    expect(table.why(0, 'greed S3@0')).toBe('not-public CD-8')
  })

  it('where all turn cards over', () => {
    const table = choosing('SA HA DA', ['S3 | H9'])
    expect(answers(table, 1)).toEqual(all('choose-first CD-7', { 'open S3': 'legal' }))
    expect(['open H9', 'open D9'].map((move) => table.why(1, move))).toEqual(['public-card CD-8', 'not-in-hand null'])
  })

  it('where cards are exchanged', () => {
    const table = arrange(['', '', 'C4', 'C4'])
    table.state.out = [0, 1]
    table.state.turn = 3
    table.move(3, 'C4')
    const poor = table.engine.toAct(table.state)[0]!
    const held = table.moves(poor)
    expect(answers(table, poor)).toEqual(all('give-first CD-11', { 'give S3': expect.stringMatching(/^not-/) }))
    expect(held.every((move) => table.why(poor, move) === 'legal')).toBe(true)
  })
})
