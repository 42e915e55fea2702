import type { Game } from '../../src/game.ts'
import type { RuleSchema, Rules } from '../../src/rules.ts'
import { snatch } from './snatch.ts'

/** The toy alone at the table, where moves may be taken back. */
export const alone = (): Game => {
  const game: Game = snatch()
  const schema: RuleSchema<Rules> = {
    ...game.schema,
    settings: {
      ...game.schema.settings,
      undo: { kind: 'flag', default: true, group: 'play', source: 'SN-6', label: { ja: '戻す', en: 'Undo' } },
    },
  }
  return { ...game, minSeats: 1, schema, undo: { rule: 'SN-6', allowed: ({ undo }) => undo === true } }
}
