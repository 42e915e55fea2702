import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { botGame } from '../bot-game.ts'
import { zhengShangYouHeuristics } from './heuristics.ts'
import { zhengShangYouReason } from './reason.ts'

export const zhengShangYouForBots = botGame(zhengShangYou, {
  heuristics: zhengShangYouHeuristics,
  reasoning: zhengShangYouReason,
})
