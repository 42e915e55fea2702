import { ccc } from './ccc.ts'
import { cutInDaifugo } from './cut-in-daifugo.ts'
import { exjan } from './exjan.ts'
import type { LearnGame } from './learn-game.ts'
import { southernCross } from './southern-cross.ts'
import { zhengShangYou } from './zheng-shang-you.ts'

const ALL = [southernCross, cutInDaifugo, exjan, zhengShangYou, ccc] as const

/** The games that can be learned here. */
export const LEARN_GAMES: readonly LearnGame[] = ALL

/** The games a day may have. */
export type DailyGame = (typeof ALL)[number]['id']

export const learnGameOf = (id: string): LearnGame | undefined => LEARN_GAMES.find((game) => game.id === id)
