import type { Engine, Game, Rules } from '@tefuda/kernel'

/** What is played, and by which rules: all of it public. A match is one too. */
export interface Table {
  readonly game: Game
  readonly rules: Rules
  /** `game.engine(rules, seats)`. */
  readonly engine: Engine
}
