import {
  affordable,
  type CccRules,
  type CccRulesContext,
  type CccView,
  formatPayment,
  type Opening,
  openingsOf,
  type Payment,
  parsePayment,
  type Reading,
  readings,
  refusalAt,
  rulesContextOf,
  waysToPay,
} from '@tefuda/ccc'
import { isRefusal, type Refusal, type Rules, refusal, type Seat } from '@tefuda/kernel'
import type { CccContext } from './draft.ts'
import { type HandCard, isAceName } from './hand-card.ts'
import { faceOf, type Tray } from './tray.ts'

const rulesContexts = new WeakMap<Rules, Map<number, CccRulesContext>>()

/** Board and prices of a table; worked out once. */
export const rulesContextAt = ({
  rules,
  seats,
}: {
  readonly rules: Rules
  readonly seats: number
}): CccRulesContext => {
  let known = rulesContexts.get(rules)
  if (known === undefined) {
    known = new Map()
    rulesContexts.set(rules, known)
  }
  let rulesContext = known.get(seats)
  if (rulesContext === undefined) {
    rulesContext = rulesContextOf(rules as unknown as CccRules, seats)
    known.set(seats, rulesContext)
  }
  return rulesContext
}

/** The coins as they lay when the turn began: what decides where coins may go (CC-5). */
const coinsBefore = ({ cells, placed, turn }: CccView): number[] => {
  const seats = cells[0]?.coins.length ?? 0
  const coins = cells.flatMap((cell) => cell.coins)
  for (const name of placed) coins[cells.findIndex((cell) => cell.name === name) * seats + turn]! -= 1
  return coins
}

/** What each cell is to a seat, by its place on the board; before its own turn as if it were that now. */
export const openingsFor = (rulesContext: CccRulesContext, view: CccView, seat: Seat | null): Opening[] => {
  if (seat === null || view.phase === 'over') return view.cells.map(() => 'closed')
  const coins = coinsBefore(view)
  return openingsOf(rulesContext, coins, seat)
}

const isAllowed = (opening: Opening | undefined, cards: number): boolean =>
  opening === 'open' || (opening === 'several' && cards > 1)

/** Larger trays are read only as they lie. */
const MOST_READ = 12

/** Every way to read all the cards of the tray, the one they lie in first. */
export const readingsOf = (rulesContext: CccRulesContext, { cards, groups, number, text }: Tray): Reading[] => {
  const faces = cards.map(({ name }) => faceOf(name))
  const own: Reading[] =
    number === null
      ? []
      : [
          {
            number,
            payment: {
              groups: groups.map((group) => group.cards.map(({ name }) => faceOf(name))),
              splits: groups.flatMap(({ split }) => (split === null ? [] : [faceOf(split.name)])),
            },
          },
        ]
  // Without an ace to split with there is one reading only.
  const hasChoice = cards.length >= 3 && cards.length <= MOST_READ && cards.some(({ name }) => isAceName(name))
  if (!hasChoice) return own
  const lies = canonical(rulesContext, text)
  return [...own, ...readings(rulesContext.rules, faces).filter(({ payment }) => formatPayment(payment) !== lies)]
}

/** A payment in the one order in which payments are listed; null where it is none. */
const canonical = (rulesContext: CccRulesContext, text: string | null): string | null => {
  const payment = text === null ? null : parsePayment(rulesContext.rules, text)
  return payment === null || isRefusal(payment) ? null : formatPayment(payment)
}

/** The cells that all the cards of the tray put a coin on, and how they then pay. */
export const paidBy = (
  rulesContext: CccRulesContext,
  openings: readonly Opening[],
  tray: Tray,
  found: readonly Reading[],
): ReadonlyMap<string, Payment> => {
  const paid = new Map<string, Payment>()
  for (const [cell, name] of rulesContext.board.names.entries()) {
    const reading = found.find(({ number }) => number === rulesContext.board.numbers[cell])
    if (reading !== undefined && isAllowed(openings[cell], tray.cards.length)) paid.set(name, reading.payment)
  }
  return paid
}

/** The cells that can be paid for with some cards of the hand. */
export const withinReach = (
  rulesContext: CccRulesContext,
  openings: readonly Opening[],
  hand: readonly HandCard[],
): ReadonlySet<string> => {
  const { board, rules } = rulesContext
  const faces = hand.map(({ name }) => faceOf(name))
  const numbersOf = (wanted: Opening): number[] => [
    ...new Set(board.numbers.filter((_, cell) => openings[cell] === wanted)),
  ]
  const payable = (wanted: Opening): ReadonlySet<number> =>
    new Set(affordable(rules, faces, numbersOf(wanted), wanted === 'several').map(({ number }) => number))
  const byOpening = { open: payable('open'), several: payable('several'), closed: new Set<number>() }
  return new Set(board.names.filter((_, cell) => byOpening[openings[cell]!].has(board.numbers[cell]!)))
}

/** So many ways to pay for a cell are offered. */
export const MOST_WAYS = 12

/** How the hand can pay for a cell, cheapest first. */
export const waysFor = (
  rulesContext: CccRulesContext,
  openings: readonly Opening[],
  hand: readonly HandCard[],
  cellName: string,
): Payment[] => {
  const cell = rulesContext.board.names.indexOf(cellName)
  const opening = openings[cell]
  if (opening === undefined || opening === 'closed') return []
  const faces = hand.map(({ name }) => faceOf(name))
  return waysToPay(rulesContext.rules, faces, rulesContext.board.numbers[cell]!, {
    limit: MOST_WAYS,
    several: opening === 'several',
  })
}

/** Why no card of the hand puts a coin on a cell; null where some do. */
export const refusalOf = (
  rulesContext: CccRulesContext,
  context: CccContext,
  openings: readonly Opening[],
  hand: readonly HandCard[],
  cellName: string,
): Refusal | null => {
  const { view, seat } = context
  const cell = rulesContext.board.names.indexOf(cellName)
  if (seat === null || cell < 0) return null
  const against = refusalAt(rulesContext, coinsBefore(view), seat, cell, false)
  if (against !== null) return against
  if (waysFor(rulesContext, openings, hand, cellName).length > 0) return null
  const alone = refusalAt(rulesContext, coinsBefore(view), seat, cell, true)
  const number = rulesContext.board.numbers[cell]!
  const single = waysToPay(
    rulesContext.rules,
    hand.map(({ name }) => faceOf(name)),
    number,
    { limit: 1 },
  )
  if (alone !== null && single.length > 0) return alone
  return refusal(
    'cannot-pay',
    'CC-1',
    `いまの手札では、${cellName} の ${number}（${number * number}）をつくれません。`,
    `Your hand does not make ${number * number}, the price of ${cellName} (number ${number}).`,
  )
}
