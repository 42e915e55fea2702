import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { botGame } from '../bot-game.ts'
import { cutInHeuristics } from './heuristics.ts'
import { cutInReason } from './reason.ts'

export const cutInForBots = botGame(cutInDaifugo, { heuristics: cutInHeuristics, reasoning: cutInReason })
