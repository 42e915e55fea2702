import {
  type BrokenRecord,
  type FindGame,
  type GameRecord,
  isBroken,
  isRefusal,
  type Match,
  playMove,
  replay,
} from '@tefuda/kernel'

/** A session played through, and the running scores before the first move and after each. */
export interface Timeline {
  readonly match: Match
  readonly scores: readonly (readonly number[])[]
}

/** Plays a record of one of the games that `find` finds through. `visit` sees the match at every position, from before the first move on. */
export const playThrough = (
  record: GameRecord,
  find: FindGame,
  visit: (match: Match) => void = () => {},
): Timeline | BrokenRecord => {
  const match = replay(record, find, 0)
  if (isBroken(match)) return match
  const scores: (readonly number[])[] = []
  const note = (): void => {
    scores.push(match.engine.status(match.state).scores)
    visit(match)
  }
  note()
  for (const [index, [seat, text, ms]] of record.moves.entries()) {
    const events = playMove(match, seat, text, ms)
    if (isRefusal(events)) return { move: index, refusal: events }
    note()
  }
  match.undone = record.undone ?? 0
  match.timeouts = [...(record.timeouts ?? [])]
  return { match, scores }
}
