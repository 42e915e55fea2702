import type { BotGame } from './bot-game.ts'
import { cccForBots } from './ccc/index.ts'
import { cutInForBots } from './cut-in-daifugo/index.ts'
import { exjanForBots } from './exjan/index.ts'
import { southernCrossForBots } from './southern-cross/index.ts'
import { zhengShangYouForBots } from './zheng-shang-you/index.ts'

/** One that is not listed is played with the rules alone: random playouts, all layouts alike, no reasons. */
const BOT_GAMES: readonly BotGame[] = [
  southernCrossForBots,
  cutInForBots,
  exjanForBots,
  cccForBots,
  zhengShangYouForBots,
]

export const botGameOf = (id: string): BotGame | undefined => BOT_GAMES.find((game) => game.id === id)
