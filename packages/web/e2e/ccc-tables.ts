import { expect, type Page } from '@playwright/test'
import { findBot } from '@tefuda/bots'
import { type CccView, parseBoard } from '@tefuda/ccc'
import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest, type Seat, type SeatInfo } from '@tefuda/kernel'
import { sitDownAtBegun } from './begun.ts'

/** A table of CCC as a test wants it. */
export interface CccPlan {
  readonly rules?: RulesRequest
  readonly seats?: readonly SeatInfo[]
  /** As text; the standard one where absent. */
  readonly board?: string
  /** The first cards of the deal, by name: the hands in the order of play, then the pile. */
  readonly first?: string
}

export const BOT: SeatInfo = { bot: 'greedy' }
const SEED = '7'.repeat(64)

const PACK = ['S', 'H', 'D', 'C']
  .flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank))
  .concat('RJ', 'BJ')

const orderFrom = (first: string): string[] => {
  const rest = [...PACK, ...PACK]
  const given = first.split(' ')
  for (const name of given) rest.splice(rest.indexOf(name), 1)
  return [...given, ...rest]
}

export const cccMatch = ({ rules = {}, seats = [{}, BOT], board, first }: CccPlan = {}): Match => {
  const game = findGame('ccc')
  if (game === undefined) throw new Error('CCC is not in the catalogue')
  const numbers = board === undefined ? undefined : parseBoard(board)
  if (isRefusal(numbers)) throw new Error(numbers.message.en)
  const match = openMatch({
    game,
    rules: { ...rules, ...(numbers !== undefined && { board: numbers }) },
    seats: seats.length,
    names: seats,
    seed: SEED,
    ...(first !== undefined && { orders: [orderFrom(first)] }),
  })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** Plays moves for whoever's turn it is. */
export const playAll = (match: Match, ...moves: readonly string[]): Match => {
  for (const move of moves) {
    const events = playMove(match, dueIn(match) ?? 0, move)
    if (isRefusal(events)) throw new Error(`${move}: ${events.message.en}`)
  }
  return match
}

export const dueIn = ({ engine, state }: Match): Seat | undefined => engine.toAct(state)[0]

export const viewOf = ({ engine, state }: Match, seat: Seat): CccView => engine.view(state, seat) as CccView

/** What a bot would play. */
export const goodMove = ({ game, rules, engine, state }: Match, seat: Seat): string => {
  const { move } = findBot('greedy')!.choose({ game, rules, engine }, engine.view(state, seat), seat, { seed: 1 })
  return engine.format(move)
}

/** Plays on, everybody as a bot would, until something holds. */
export const playOn = (match: Match, holds: (match: Match) => boolean): Match => {
  while (!holds(match)) {
    const seat = dueIn(match)
    if (seat === undefined) throw new Error('the session ended before')
    playAll(match, goodMove(match, seat))
  }
  return match
}

/** Sits down at a match that was begun. */
export const sitDownAt = async (page: Page, match: Match): Promise<void> => {
  await sitDownAtBegun(page, match)
  await expect(page.getByRole('grid')).toBeVisible()
}

export const cell = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`)
/** A card of the own hand that is not chosen yet. */
export const card = (page: Page, label: string) =>
  page
    .locator('[data-held]')
    .and(page.getByRole('button', { name: label, exact: true, pressed: false }))
    .first()
export const press = (page: Page, name: string | RegExp) => page.locator('.acts').getByRole('button', { name })
export const offer = (page: Page, name: string | RegExp) => page.locator('.offers').getByRole('button', { name })
