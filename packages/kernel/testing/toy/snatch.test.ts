import { conformanceOf, playthroughOf } from '../../conformance/vitest.ts'
import { snatch } from './snatch.ts'

conformanceOf(snatch())
conformanceOf(snatch(1), { games: 1, points: 3 })

playthroughOf(snatch(), { seats: 3, seed: '3'.repeat(64), moves: [[0, 'peek']], length: 14 }, 'snatch.playthrough.txt')
