import {
  canonicalJson,
  cloneMatch,
  type GameRecord,
  isRefusal,
  type Match,
  openMatch,
  playMove,
  type Refusal,
  readRecord,
  refusal,
  type Seat,
  type Seed,
} from '@tefuda/kernel'
import type { DailyGame } from '../games/index.ts'
import { botSeed } from './bot-seed.ts'
import { chooseForBot, glanceOfBot } from './bots.ts'
import { type DailyDeal, gameOf } from './deals.ts'

/** A try at a daily deal that holds: what it made, by the moves alone. */
export interface Try {
  /** Points of the person's seat; more are better. */
  readonly score: number
  /** Moves of the person's seat. */
  readonly moves: number
  /** Moves taken back on the way. */
  readonly undone: number
}

/**
 * Plays a submitted record again under the rules and the seed of a deal, with the bots' moves as they have to be. Refused:
 * anything that is no record, of another deal, not over, or in which a bot plays otherwise. `input` may be any value.
 */
export const checkTry = (input: unknown, deal: DailyDeal, seed: Seed): Try | Refusal => {
  const record = readRecord(input)
  if (isRefusal(record)) return record
  if (!isOfDeal(record, deal, seed)) return OTHER_DEAL
  const begun = begin(deal, seed)
  if (isRefusal(begun)) return begun
  const match = cloneMatch(begun)
  const own = Array.from({ length: deal.seats }, () => 0)
  for (const [seat, text] of record.moves) {
    if (seat !== 0 && !isBots(match, seat, text, own[seat] ?? 0)) return OTHER_BOTS
    const events = playMove(match, seat, text)
    if (isRefusal(events)) return events
    own[seat]! += 1
  }
  const outcome = match.engine.outcome(match.state)
  if (outcome === null) return NOT_OVER
  return { score: outcome.scores[0]!, moves: own[0]!, undone: record.undone ?? 0 }
}

const isOfDeal = (record: GameRecord, deal: DailyDeal, seed: Seed): boolean =>
  record.game === deal.game &&
  record.seed === seed &&
  record.seats.length === deal.seats &&
  (record.orders ?? []).length === 0 &&
  canonicalJson(record.rules) === canonicalJson(deal.rules)

/**
 * The deal as all its records begin. The last of each game is kept: tables of an engine take longer to make than a record to
 * play.
 */
const begin = (deal: DailyDeal, seed: Seed): Match | Refusal => {
  const known = begun.get(deal.game)
  if (known !== undefined && known.deal.seed === seed && canonicalJson(known.rules) === canonicalJson(deal.rules))
    return known
  const match = openMatch({ game: gameOf(deal), rules: deal.rules, seats: deal.seats, seed })
  if (!isRefusal(match)) begun.set(deal.game, match)
  return match
}

const begun = new Map<DailyGame, Match>()

const isBots = (match: Match, seat: Seat, text: string, own: number): boolean => {
  const { engine, state, deal } = match
  if (!engine.toAct(state).includes(seat)) return false
  const choice =
    glanceOfBot(match, state, seat) ??
    chooseForBot(match, engine.view(state, seat), seat, botSeed(deal.seed, seat, own))
  return choice === text
}

const OTHER_DEAL = refusal(
  'other-deal',
  null,
  'この記録は、この日の対局のものではありません。今日の一局の画面から遊んでください。',
  'This is not a record of the deal of that day. Play it from the page of the daily deal.',
)

const OTHER_BOTS = refusal(
  'other-bots',
  null,
  'この記録のボットは、今日の一局のボットと違う手を選んでいます。',
  'The bots of this record play otherwise than those of the daily deal.',
)

const NOT_OVER = refusal('not-over', null, '対局はまだ終わっていません。', 'The game is not over yet.')
