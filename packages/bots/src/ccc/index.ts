import { ccc } from '@tefuda/ccc'
import { botGame } from '../bot-game.ts'
import { cccHeuristics } from './heuristics.ts'
import { cccReason } from './reason.ts'

export const cccForBots = botGame(ccc, { heuristics: cccHeuristics, reasoning: cccReason })
