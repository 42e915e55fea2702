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
    'S3 H3 D3 C3 S2 H2 RJ BJ',
    'S3 H4 D5 C6 RJ BJ',
    'S3 S4 S5 S6 H4 H5 RJ S2',
    'S3 H3 S4 H4 S5 D5 S2 H2 RJ BJ',
    'S10 H10 SJ HJ SQ DQ SK SA HA RJ BJ',
    'S2 H2 D2 C2 RJ BJ',
    'S3 H3 D3 S4 H4 D4 S5 H5 RJ BJ S2',
  ]
  it.each(leads)('leading from %s', (hand) => {
    const table = arrange([hand])
    expect(sorted(pickable(table.engine, table.state, 0))).toEqual(sorted(table.moves(0)))
  })

  const follows = [
    ['S5', 'S3 H5 D6 C2 RJ BJ S2'],
    ['S5 H5', 'S3 H3 D5 C5 S7 H7 D7 C2 RJ BJ S2'],
    ['S5 S2=H5', 'S3 H3 D5 C5 S7 H7 D7 C2 RJ BJ H2'],
    ['S2 H2', 'D2 C2 RJ BJ S3'],
    ['S2 RJ=H2', 'D2 C2 BJ S3'],
    ['BJ RJ=BJ', 'S2 H2 D2 C2'],
    ['S4 H5 D6', 'S3 S4 S5 H4 H5 H6 D7 RJ BJ C2'],
    ['S4 H5 RJ=S6', 'S3 S4 S5 H4 H5 H6 D7 D6 BJ C2'],
    ['S4 S5 S6', 'S3 S7 S8 H4 H5 H6 H7 H8 RJ BJ C2'],
    ['S4 S5 RJ=S6', 'S3 S7 S8 H4 H5 H6 H7 H8 BJ C2'],
    ['S3 H3 S4 H4 S5 H5', 'D3 C3 D4 C4 D5 C5 D6 C6 S6 S7 H7 RJ BJ S2'],
    ['S3 H3 S4 H4 S5 S2=H5', 'D3 C3 D4 C4 D5 C5 D6 C6 S7 H7 RJ BJ H2'],
  ] as const
  it.each(follows)('following %s from %s', (lead, hand) => {
    const table = arrange([`${lead.replaceAll(/=\S+/g, '')} C3`, hand])
    table.play(0, lead)
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
