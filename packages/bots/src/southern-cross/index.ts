import { southernCross } from '@tefuda/southern-cross'
import { botGame } from '../bot-game.ts'
import { southernCrossHeuristics } from './heuristics.ts'
import { southernCrossReason } from './reason.ts'

export const southernCrossForBots = botGame(southernCross, {
  heuristics: southernCrossHeuristics,
  reasoning: southernCrossReason,
})
