import type { Game } from '../src/game.ts'
import { isRefusal } from '../src/refusal.ts'
import { type Rules, resolveRules } from '../src/rules.ts'

/** One preset with one number of seats that its rules allow. */
export interface Case {
  readonly preset: string
  readonly seats: number
  readonly rules: Rules
}

/** Settings that the suite changes in a preset, by its id: fewer deals, a lower target. */
export type Shortened = { readonly [preset: string]: { readonly [setting: string]: unknown } }

/**
 * Every preset with every number of seats that its rules allow. Throws where a shortened preset is not a rule set:
 * that is a mistake of the test, not of the game.
 */
export const casesOf = (game: Game, shortened: Shortened = {}): Case[] =>
  game.schema.presets.flatMap(({ id }) =>
    Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, more) => game.minSeats + more).flatMap((seats) => {
      const rules = resolveRules(game.schema, game, { ...shortened[id], preset: id }, seats)
      if (!isRefusal(rules)) return { preset: id, seats, rules }
      if (rules.code === 'rules-conflict') return []
      throw new Error(`${game.id}, preset ${id}: ${rules.message.en}`)
    }),
  )
