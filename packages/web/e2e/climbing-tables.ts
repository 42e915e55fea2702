import { expect, type Page } from '@playwright/test'
import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest, type Seat, type SeatInfo } from '@tefuda/kernel'
import { sitDownAtBegun } from './begun.ts'

/** A table of a climbing game as a test wants it. */
export interface ClimbingPlan {
  readonly game?: 'cut-in-daifugo' | 'zheng-shang-you'
  readonly rules?: RulesRequest
  readonly seats?: readonly SeatInfo[]
  /** The first cards of each hand, by name; the rest of the pack is dealt to fill the hands. */
  readonly hands?: readonly string[]
}

export const BOT: SeatInfo = { bot: 'greedy' }
const SEED = '7'.repeat(64)

export const climb = ({
  game: id = 'cut-in-daifugo',
  rules = {},
  seats = [{}, BOT, BOT, BOT],
  hands,
}: ClimbingPlan): Match => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`${id} is not in the catalogue`)
  const plan = { game, rules, seats: seats.length, names: seats, seed: SEED }
  const match = openMatch(hands === undefined ? plan : { ...plan, orders: [dealtAs(hands, seats.length, id)] })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

const PACK = ['S', 'H', 'D', 'C']
  .flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank))
  .concat('RJ', 'BJ')

/** An order that deals one card to each seat in turn, so that every hand begins with the cards given. */
const dealtAs = (hands: readonly string[], seats: number, game: string): string[] => {
  const rest = game === 'cut-in-daifugo' ? [...PACK, ...PACK] : [...PACK]
  const size = rest.length
  const lists = Array.from({ length: seats }, (_, seat) => (hands[seat] ?? '').split(' ').filter((name) => name !== ''))
  for (const name of lists.flat()) {
    const at = rest.indexOf(name)
    if (at < 0) throw new Error(`the pack holds no more ${name}`)
    rest.splice(at, 1)
  }
  for (let k = 0; rest.length > 0; k = (k + 1) % seats) {
    const list = lists[k]!
    const most = Math.ceil((size - k) / seats)
    if (list.length < most) list.push(rest.shift()!)
  }
  return Array.from({ length: size }, (_, k) => lists[k % seats]![Math.floor(k / seats)]!)
}

/** Plays moves given as `seat move`; `all no` lets everybody who is asked answer `no`. */
export const play = (match: Match, ...moves: readonly string[]): Match => {
  for (const move of moves) {
    const [who = '', ...words] = move.split(' ')
    const seats = who === 'all' ? match.engine.toAct(match.state) : [Number(who)]
    for (const seat of seats) {
      const events = playMove(match, seat, words.join(' '))
      if (isRefusal(events)) throw new Error(`${move}: ${events.message.en}`)
    }
  }
  return match
}

/** Plays on with what each seat would do without thinking, until something holds. */
export const playUntil = (match: Match, holds: (match: Match) => boolean): Match => {
  while (!holds(match)) {
    const [seat] = match.engine.toAct(match.state)
    if (seat === undefined) throw new Error('the session ended before')
    play(match, `${seat} ${firstMove(match, seat)}`)
  }
  return match
}

/** The first play there is, else a pass; answers and choices are the first ones too, but nobody cuts in. */
const firstMove = ({ engine, state }: Match, seat: Seat): string => {
  const moves = engine.moves(state, seat).map((move) => engine.format(move))
  return moves.includes('no') ? 'no' : (moves[0] ?? '')
}

export const phase = ({ engine, state }: Match): string => engine.status(state).phase

/** Sits down at a match that was begun. */
export const sitDownAt = async (page: Page, match: Match): Promise<void> => {
  await sitDownAtBegun(page, match)
  await expect(page.locator('.climbing')).toBeVisible()
}

/** A card of the own hand that is not chosen yet. */
export const card = (page: Page, label: string) =>
  page
    .locator('[data-held]')
    .and(page.getByRole('button', { name: label, exact: true, pressed: false }))
    .first()
export const press = (page: Page, name: string | RegExp) => page.locator('.acts').getByRole('button', { name })
