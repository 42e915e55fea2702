import { findGame } from '@tefuda/games'
import { inheritGames } from '@tefuda/games/host'
import { type Fault, faultOf, type Settings } from './sweep.ts'

/** A rule set that is tried. */
export interface Tried {
  readonly game: string
  readonly seats: number
  readonly set: Settings
  /** Settings of it that stay. */
  readonly fixed: Settings
}

await inheritGames()

export default ({ game, seats, set, fixed }: Tried): Fault | null => faultOf(findGame(game)!, seats, set, fixed)
