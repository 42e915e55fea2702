import { expect, type Page } from '@playwright/test'
import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest, type Seat, type SeatInfo } from '@tefuda/kernel'
import { sitDownAtBegun } from './begun.ts'

/** A table as a test wants it. */
export interface TablePlan {
  readonly rules?: RulesRequest
  readonly seats?: readonly SeatInfo[]
  /** The first cards of the deal, by name, separated by spaces; the rest follow in the order of a new pack. */
  readonly first?: string
  /** Moves that have been made already, the most promising ones. */
  readonly moves?: number
}

const SEED = '7'.repeat(64)

/** The same match with one move left to be made. */
export const nearlyOver = (plan: TablePlan = {}): Match => {
  const whole = matchOf({ ...plan, moves: Number.POSITIVE_INFINITY })
  return matchOf({ ...plan, moves: whole.moves.length - 1 })
}

/** A match of Southern Cross that can be played here in step with the page. */
export const matchOf = ({ rules = {}, seats = [{}], first, moves = 0 }: TablePlan): Match => {
  const game = findGame('southern-cross')
  if (game === undefined) throw new Error('Southern Cross is not in the catalogue')
  const match = openMatch({
    game,
    rules,
    seats: seats.length,
    names: seats,
    seed: SEED,
    ...(first !== undefined && { orders: [orderFrom(first)] }),
  })
  if (isRefusal(match)) throw new Error(match.message.en)
  while (match.moves.length < moves && !isOver(match)) {
    const seat = match.engine.toAct(match.state)[0] ?? 0
    playMove(match, seat, bestMove(match, seat))
  }
  return match
}

const PACK = ['S', 'H', 'D', 'C']
  .flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank))
  .concat('RJ', 'BJ')

const orderFrom = (first: string): string[] => {
  const given = first.split(' ')
  return [...given, ...PACK.filter((name) => !given.includes(name))]
}

/** The placement of one card that scores most at once. */
export const bestMove = ({ engine, state }: Match, seat: Seat): string => {
  const moves = engine
    .moves(state, seat)
    .map((move) => ({ text: engine.format(move), points: pointsOf(engine.preview(state, seat, move)) }))
  const single = moves.filter(({ text }) => !text.includes('+'))
  return single.reduce((best, move) => (move.points > best.points ? move : best)).text
}

const pointsOf = (preview: unknown): number => (preview as { readonly points: number }).points

/** The name of a card in the hand of a seat, in its order. */
export const handOf = ({ engine, state }: Match, seat: Seat): readonly string[] =>
  (engine.view(state, seat) as { readonly hands: readonly { readonly cards: readonly string[] | null }[] }).hands[seat]
    ?.cards ?? []

/** Sits down at a match that was begun. */
export const sitDown = async (page: Page, match: Match): Promise<void> => {
  await sitDownAtBegun(page, match)
  // Bots may have played already, so that the sheet of the end hides the field from those who cannot see it.
  await expect(page.getByRole('grid', { includeHidden: true })).toBeVisible()
}

/** Plays a move in the match and answers with the card's place in the hand and the cell it goes to. */
export const follow = (
  match: Match,
  seat: Seat,
  text: string,
): { readonly card: number; readonly name: string; readonly cell: string } => {
  const [name = '', cell = ''] = text.split('@')
  const card = handOf(match, seat).indexOf(name)
  const events = playMove(match, seat, text)
  if (isRefusal(events)) throw new Error(events.message.en)
  return { card, name, cell }
}

export const held = (page: Page, place: number) => page.locator(`[data-held="${place}"]`)
export const spot = (page: Page, cell: string) => page.locator(`[data-spot="${cell}"]`)

export const isOver = (match: Match): boolean => match.engine.toAct(match.state).length === 0

export const scoreOf = (match: Match, seat: Seat): string =>
  (match.engine.status(match.state).scores[seat] ?? 0).toLocaleString('en')
