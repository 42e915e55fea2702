import { findGame } from '@tefuda/games'
import {
  commitmentTo,
  type Engine,
  type GameRecord,
  isRefusal,
  type Match,
  type MatchRequest,
  openMatch,
  playMove,
  recordOf,
  rng,
  seedFrom,
} from '@tefuda/kernel'

export const SEED = '0123456789abcdef'.repeat(4)

/** A game of Southern Cross from a fixed seed, so many moves of it played at random, the same each time. */
export const playedMatch = (more: Partial<MatchRequest> = {}, moves = Number.POSITIVE_INFINITY): Match => {
  const match = openMatch({ game: findGame('southern-cross')!, seats: 1, seed: SEED, ...more })
  if (isRefusal(match)) throw new Error(match.message.en)
  const random = rng(11)
  for (let made = 0; made < moves; made++) {
    const [seat] = match.engine.toAct(match.state)
    if (seat === undefined) break
    playMove(match, seat, match.engine.format(match.engine.pick(match.state, seat, random)))
  }
  return match
}

export const playedRecord = (more: Partial<MatchRequest> = {}, moves?: number): GameRecord =>
  recordOf(playedMatch(more, moves))

/** A game whose seed the table and one person agreed on. */
export const committedRecord = (): GameRecord => {
  const contribution = (who: 'table' | number, secret: string) => ({
    commitment: commitmentTo('m1', who, secret),
    secret,
  })
  const commitments = {
    match: 'm1',
    table: contribution('table', 'a'.repeat(64)),
    seats: [{ seat: 0, ...contribution(0, 'b'.repeat(64)) }],
  }
  const seed = seedFrom(commitments)
  if (isRefusal(seed)) throw new Error(seed.message.en)
  return playedRecord({ seed, commitments })
}

/** The first moments of a solitaire whose engine differs from the real one. */
export const bent = (how: (engine: Engine) => Partial<Engine>): Match => {
  const match = playedMatch({}, 0)
  return { ...match, engine: { ...match.engine, ...how(match.engine) } }
}
