import type { Game } from '@tefuda/kernel'
import { southernCross as typed } from '@tefuda/southern-cross'
import { gamesProbe, methodProbes, movesProbe, presetGroup, setupsOf, sizeProbes, type TableSetup } from '../playing.ts'
import type { Suite } from '../suite.ts'

const southernCross = typed as unknown as Game

/** Single placements only, as the program at the limit and the peer play. */
const SINGLE: TableSetup = { rules: { together: false }, seats: 1 }
const STANDARD: TableSetup = { rules: {}, seats: 1 }

const PLAYOUTS = 'southern-cross/playouts of 3×3 solitaire'
const LIMIT = 'southern-cross/the same at the limit'
const MOVES = 'southern-cross/moves of 3×3 solitaire'
const PEER = 'southern-cross/the same on boardgame.io'

export const suite: Suite = {
  game: 'southern-cross',
  compared: [
    { id: 'playouts', probes: () => [gamesProbe(PLAYOUTS, southernCross, SINGLE)] },
    { id: 'moves', probes: () => [movesProbe(MOVES, southernCross, SINGLE)] },
    {
      id: 'peer',
      probes: async () => {
        process.env.NODE_ENV = 'production'
        const { peerProbe } = await import('../boardgame.io/southern-cross.probe.ts')
        return [peerProbe(PEER)]
      },
    },
  ],
  alone: [
    { id: 'methods', probes: () => methodProbes('southern-cross/3×3', southernCross, STANDARD) },
    { id: 'sizes', probes: () => sizeProbes('southern-cross/3×3', southernCross, STANDARD) },
    ...setupsOf(southernCross).map((setup) => presetGroup(southernCross, setup)),
  ],
  ratios: [
    { name: 'southern-cross/limit', of: PLAYOUTS, to: LIMIT },
    { name: 'southern-cross/boardgame.io', of: MOVES, to: PEER },
  ],
  spread: 45,
  limit: LIMIT,
}
