import type { Engine, Game, Match, Rules } from '@tefuda/kernel'

/** What is played at a table, the same from its first moment to its last. */
export interface Played {
  readonly game: Game
  readonly rules: Rules
  readonly fingerprint: string
  /** How many seats there are. */
  readonly seats: number
  readonly engine: Engine
}

export const playedIn = ({ game, rules, fingerprint, seats, engine }: Match): Played => ({
  game,
  rules,
  fingerprint,
  seats: seats.length,
  engine,
})
