import { rng } from '@tefuda/kernel'
import { pickable } from '@tefuda/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { formatMove } from './notation.ts'
import { pickMove } from './pick.ts'

const sorted = (moves: readonly string[]): string[] => moves.toSorted((a, b) => (a < b ? -1 : 1))

describe('every move is picked for one number each', () => {
  const leads = [
    'S3',
    'S3 H3 C3 | S3',
    'S3 S4 S5 S5 S6 H5',
    'S3 S4 H4 RJ BJ | S4 S5',
    'S3 S5 D5 RJ RJ BJ BJ',
    'RJ RJ BJ',
    'S10 SJ SQ SK SA S2 HJ RJ | BJ RJ',
  ]
  it.each(leads)('leading from %s', (hand) => {
    const table = arrange([hand])
    expect(sorted(pickable(table.engine, table.state, 0))).toEqual(sorted(table.moves(0)))
  })

  const follows = [
    ['S5', 'S3 H5 D6 C2 RJ BJ RJ'],
    ['S5 H5', 'S3 H3 S7 H7 D7 C2 RJ BJ | S7'],
    ['S4 S5 S6', 'S5 S6 S7 S8 H7 H8 H9 RJ BJ'],
    ['RJ', 'S3 S3 H4 BJ'],
  ] as const
  it.each(follows)('following %s from %s, after the window', (lead, hand) => {
    const table = arrange([`${lead} C3`, hand], { preset: 'first-steps' })
    table.move(0, lead)
    expect(sorted(pickable(table.engine, table.state, 1))).toEqual(sorted(table.moves(1)))
    while (table.state.window !== null) table.move(table.engine.toAct(table.state)[0]!, 'no')
    expect(sorted(pickable(table.engine, table.state, 1))).toEqual(sorted(table.moves(1)))
  })
})

it('moves are picked by the numbers of the generator alone', () => {
  const { state } = arrange(['S3 H3 S4 H4 S5 D5 S2 H2 RJ BJ'])
  const picks = (seed: number): string[] => {
    const random = rng(seed)
    return Array.from({ length: 20 }, () => formatMove(pickMove(state, 0, random)))
  }
  expect(picks(1)).toEqual(picks(1))
  expect(picks(1)).not.toEqual(picks(2))
})
