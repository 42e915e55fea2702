import { exjan } from '@tefuda/exjan'
import { botGame } from '../bot-game.ts'
import { exjanHeuristics } from './heuristics.ts'
import { exjanReason } from './reason.ts'

export const exjanForBots = botGame(exjan, { heuristics: exjanHeuristics, reasoning: exjanReason })
