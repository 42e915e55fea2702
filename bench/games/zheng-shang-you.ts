import type { Game } from '@tefuda/kernel'
import { zhengShangYou as typed } from '@tefuda/zheng-shang-you'
import { methodProbes, movesProbe, presetGroup, setupsOf, sizeProbes, type TableSetup } from '../playing.ts'
import type { Suite } from '../suite.ts'

const zhengShangYou = typed as unknown as Game

const STANDARD: TableSetup = { rules: {}, seats: 4 }
/** One deal without an exchange, as the peer plays. */
const ONE_DEAL: TableSetup = { rules: { deals: 1 }, seats: 4 }

const DECISIONS = 'zheng-shang-you/decisions of four players'
const LIMIT = 'zheng-shang-you/games of southern cross at the limit'
const MOVES = 'zheng-shang-you/moves of one deal'
const AGAIN = 'zheng-shang-you/moves of one deal that are found already'
const PEER = 'zheng-shang-you/the same on boardgame.io'

export const suite: Suite = {
  game: 'zheng-shang-you',
  compared: [
    { id: 'decisions', probes: () => [movesProbe(DECISIONS, zhengShangYou, STANDARD)] },
    { id: 'moves', probes: () => [movesProbe(MOVES, zhengShangYou, ONE_DEAL)] },
    {
      id: 'again',
      probes: async () => {
        const { againProbe } = await import('../boardgame.io/zheng-shang-you.probe.ts')
        return [againProbe(AGAIN)]
      },
    },
    {
      id: 'peer',
      probes: async () => {
        process.env.NODE_ENV = 'production'
        const { peerProbe } = await import('../boardgame.io/zheng-shang-you.probe.ts')
        return [peerProbe(PEER)]
      },
    },
  ],
  alone: [
    { id: 'methods', probes: () => methodProbes('zheng-shang-you/4 seats', zhengShangYou, STANDARD) },
    { id: 'sizes', probes: () => sizeProbes('zheng-shang-you/4 seats', zhengShangYou, STANDARD) },
    ...setupsOf(zhengShangYou).map((setup) => presetGroup(zhengShangYou, setup)),
  ],
  ratios: [
    { name: 'zheng-shang-you/limit', of: DECISIONS, to: LIMIT },
    { name: 'zheng-shang-you/boardgame.io, moves found already', of: AGAIN, to: PEER },
    { name: 'zheng-shang-you/boardgame.io, random play here', of: MOVES, to: PEER },
  ],
  limit: LIMIT,
}
