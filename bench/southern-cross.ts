import type { Game } from '@tefuda/kernel'
import { southernCross as typed } from '@tefuda/southern-cross'
import { limitProbe } from './limit.ts'
import { type Figures, type Probe, ratioOf } from './measure.ts'
import { boardgameProbe } from './peers/boardgame-io.ts'
import { fewestSeats, gamesProbe, methodProbes, movesProbe, stateBytes } from './playing.ts'

const southernCross = typed as unknown as Game

/** Single placements only, as the C program and the peer play. */
const SINGLE = { preset: 'standard', together: false }

const PLAYOUTS = 'southern-cross/3x3 random playouts'
const MOVES = 'southern-cross/3x3 random moves'

export interface Suite {
  readonly probes: readonly Probe[]
  /** Figures that are the same in every round. */
  readonly constants: readonly { readonly name: string; readonly unit: string; readonly value: number }[]
  ratios(figures: Figures): Readonly<Record<string, number>>
}

/** What is measured of Southern Cross; with the C program's path also how near it comes to that. */
export const southernCrossSuite = (limit: string | undefined): Suite => {
  const peer = boardgameProbe()
  const c = limit === undefined ? null : limitProbe(limit)
  const presets = southernCross.schema.presets.map(({ id }) => {
    const seats = fewestSeats(southernCross, id)
    const batch = id === 'free' || id === 'ultra' ? 2 : 20
    return gamesProbe(`southern-cross/preset ${id}, seats ${seats}`, southernCross, { preset: id }, seats, batch)
  })
  return {
    probes: [
      gamesProbe(PLAYOUTS, southernCross, SINGLE, 1, 200),
      ...(c === null ? [] : [c]),
      movesProbe(MOVES, southernCross, SINGLE, 1),
      peer,
      ...methodProbes('southern-cross/3x3', southernCross, { preset: 'standard' }, 1),
      ...presets,
    ],
    constants: [
      {
        name: 'southern-cross/3x3 state as JSON',
        unit: 'bytes',
        value: stateBytes(southernCross, { preset: 'standard' }, 1),
      },
      {
        name: 'southern-cross/5x5 state as JSON',
        unit: 'bytes',
        value: stateBytes(southernCross, { preset: '5x5' }, 1),
      },
    ],
    ratios: (figures) => ({
      ...(c !== null && { 'southern-cross/limit': ratioOf(figures, PLAYOUTS, c.name) }),
      'southern-cross/boardgame.io': ratioOf(figures, MOVES, peer.name),
    }),
  }
}
