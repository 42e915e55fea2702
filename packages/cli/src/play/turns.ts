import type { Match, Seat } from '@tefuda/kernel'

/** Whose answer is asked for next, where several seats may be due at once. */
export interface TurnOrder {
  /** The next seat; undefined when the session is over. */
  next(): Seat | undefined
  /** To be told of every move, so that bots keep pace with people. */
  moved(seat: Seat): void
}

/**
 * Bots that are due answer once, then a person, the same one as long as it is due (in match play everybody is, all the
 * time), then the bots again. When no person is due the bots go on. Where each seat answers once, as in a window or an
 * exchange, all bots answer before the people, so that it is over as soon as the last person has answered.
 */
export const createTurnOrder = (match: Match): TurnOrder => {
  const isBot = (seat: Seat): boolean => match.seats[seat]?.bot !== undefined
  const answered = new Set<Seat>()
  let person: Seat | undefined
  return {
    next() {
      const due = match.engine.toAct(match.state)
      const inTurns = match.engine.status(match.state).phase === 'turn'
      const waitingBot = due.find((seat) => isBot(seat) && !(inTurns && answered.has(seat)))
      if (waitingBot !== undefined) return waitingBot
      const people = due.filter((seat) => !isBot(seat))
      if (person !== undefined && people.includes(person)) return person
      return people[0] ?? due[0]
    },
    moved(seat) {
      if (isBot(seat)) answered.add(seat)
      else {
        answered.clear()
        person = seat
      }
    },
  }
}
