import {
  type GameRecord,
  isRefusal,
  openMatch,
  playMove,
  Refused,
  recordOf,
  rng,
  type Seat,
  type Seed,
} from '@tefuda/kernel'
import { botSeed } from './bot-seed.ts'
import { chooseForBot } from './bots.ts'
import { checkTry } from './check.ts'
import { type DailyDeal, gameOf } from './deals.ts'

/** After so many records a thread checks as quickly as it ever will, within a factor of two. */
const TRIES = 30

/**
 * Plays a deal at random a few times and checks the records: afterwards this thread checks those of people several times as
 * quickly. Takes a second or two.
 */
export const rehearse = (deal: DailyDeal, seed: Seed): void => {
  for (let luck = 1; luck <= TRIES; luck++) {
    const made = checkTry(playDeal(deal, seed, luck), deal, seed)
    if (isRefusal(made)) throw new Refused(made)
  }
}

/**
 * The record of a daily deal whose person plays at random, by chance `luck`; each move took two seconds. Whoever is due
 * thinks at once, and the answers come in the opposite order.
 */
export const playDeal = (deal: DailyDeal, seed: Seed, luck = 1): GameRecord => {
  const match = openMatch({ game: gameOf(deal), rules: deal.rules, seats: deal.seats, seed })
  if (isRefusal(match)) throw new Refused(match)
  const { engine, game, rules } = match
  const random = rng(luck)
  const own = Array.from({ length: deal.seats }, () => 0)
  const choose = (seat: Seat): string =>
    seat === 0
      ? engine.format(engine.pick(match.state, 0, random))
      : chooseForBot({ game, rules, engine }, engine.view(match.state, seat), seat, botSeed(seed, seat, own[seat]!))
  for (;;) {
    const due = engine.toAct(match.state)
    if (due.length === 0) return recordOf(match)
    const answers = due.map((seat) => ({ seat, move: choose(seat) })).toReversed()
    for (const { seat, move } of answers) {
      if (!engine.toAct(match.state).includes(seat)) break
      const events = playMove(match, seat, move, 2000)
      if (isRefusal(events)) throw new Refused(events)
      own[seat]! += 1
    }
  }
}
