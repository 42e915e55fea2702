import {
  affordable,
  type CccRules,
  type CccView,
  type CellView,
  calculate,
  cellsFor,
  formatPayment,
  groupValue,
  type Payment,
  refusalAt,
  rulesContextOf,
  tellGroups,
  waysToPay,
} from '@tefuda/ccc'
import { type Card, frenchFace, isRefusal, type Refusal, refusal, text } from '@tefuda/kernel'
import { inColumns } from '../../terminal/text.ts'
import { handLines } from '../climbing/hand.ts'
import type { LookCommand, Projection } from '../drawing.ts'
import { coinsIn, letterOf } from './board.ts'
import { byRank } from './cards.ts'
import { paymentText, spacedPayment, valueLines } from './value.ts'

/** So many ways to pay for a cell are shown, the cheapest ones. */
const WAYS_SHOWN = 20

/** The cards of the person who looks. */
export const facesOf = (cards: readonly string[]): Card[] => cards.flatMap((name) => frenchFace(name) ?? [])

const ownHand = ({ viewer, hands }: CccView): Card[] => facesOf(viewer === null ? [] : (hands[viewer]?.cards ?? []))

export const cellNamed = (view: CccView, typed: string): CellView | Refusal => {
  const name = typed.normalize('NFKC').trim().toLowerCase()
  return (
    view.cells.find((cell) => cell.name === name) ??
    refusal(
      'unknown-cell',
      'CC-1',
      `「${typed}」というマスはありません。b3 のように書いてください。`,
      `There is no cell ${JSON.stringify(typed)}. Write for example b3.`,
    )
  )
}

/** The cheapest ways to pay for a cell on which the seat in turn may place: `b3#1` is the first of them. */
export const waysAt = (rules: CccRules, cards: readonly Card[], cell: CellView, limit: number): Payment[] =>
  cell.opening === 'closed' ? [] : waysToPay(rules, cards, cell.number, { limit, several: cell.opening === 'several' })

const showPay: LookCommand['show'] = (projection, argument, columns) => {
  const view = projection.view as CccView
  if (argument === '') return cheapestEverywhere(projection, columns)
  const cell = cellNamed(view, argument)
  if (isRefusal(cell)) return cell
  const { say } = projection.look
  const rules = projection.rules as CccRules
  const against = reasonAgainst(view, rules, cell)
  if (against !== null) return against
  const ways = waysAt(rules, ownHand(view), cell, WAYS_SHOWN)
  if (ways.length === 0)
    return [
      say(
        text(
          `手札では ${cell.name}（${cell.number}）を払えません`,
          `Your hand does not pay for ${cell.name} (${cell.number})`,
        ),
      ),
    ]
  const more = ways.length === WAYS_SHOWN ? [say(text('（安い順に20通りまで）', '(the 20 cheapest)'))] : []
  return [
    projection.look.paint.bold(`${cell.name}  ${cell.number}`),
    ...ways.map((way, at) => `${cell.name}#${at + 1}  ${told(way, rules, projection)}`),
    ...more,
  ]
}

const told = (way: Payment, rules: CccRules, { look }: Projection): string => {
  const groups = way.groups.map((group) => groupValue(rules, group))
  return `${paymentText(formatPayment(way), look)}${look.paint.dim(`  ${look.say(tellGroups(rules, groups))}`)}`
}

/** Why no coin of the seat in turn may go on a cell, judged on the board as the turn found it (CC-5). */
const reasonAgainst = (view: CccView, rules: CccRules, cell: CellView): Refusal | null => {
  const placedOn = (name: string): number => view.placed.filter((placed) => placed === name).length
  const coins = view.cells.flatMap(({ name, coins: lying }) =>
    lying.map((count, seat) => (seat === view.turn ? count - placedOn(name) : count)),
  )
  const context = rulesContextOf(rules, view.scores.length)
  return refusalAt(context, coins, view.turn, view.cells.indexOf(cell), false)
}

/** Every cell one can pay for, with the cheapest way. */
const cheapestEverywhere = ({ view, rules, look }: Projection, columns: number): string[] => {
  const { cells } = view as CccView
  const hand = ownHand(view as CccView)
  const numbers = [...new Set(cells.map(({ number }) => number))]
  const cheapest = (several: boolean): ReadonlyMap<number, Payment> =>
    new Map(affordable(rules as CccRules, hand, numbers, several).map(({ number, payment }) => [number, payment]))
  const ways = { open: cheapest(false), several: cheapest(true), closed: new Map<number, Payment>() }
  const lines = cells.flatMap(({ name, number, opening }) => {
    const way = ways[opening].get(number)
    return way === undefined
      ? []
      : [`${name}#1 ${look.paint.dim(`${number}`)}  ${paymentText(formatPayment(way), look)}`]
  })
  return lines.length > 0
    ? inColumns(lines, columns)
    : [look.say(text('手札で置けるマスはありません', 'Your hand pays for no cell'))]
}

const showValue: LookCommand['show'] = ({ view, rules, look }, argument, columns) => {
  const value = calculate(spacedPayment(argument), rules as CccRules)
  if (isRefusal(value)) return value
  const { cells } = view as CccView
  const names = [...value.groups.flatMap(({ cards }) => cards), ...value.splits]
  const places = cellsFor(rules as CccRules, cells, facesOf(names)).map(
    ({ cell, payment }) => `${formatPayment(payment)} > ${cell}`,
  )
  return [
    ...valueLines(value, rules as CccRules, look, columns),
    ...(places.length === 0
      ? [look.say(text('いま置けるマスはありません', 'There is no cell for them now'))]
      : [
          look.say(text('置けるマス', 'Cells for them')),
          ...inColumns(
            places.map((place) => paymentText(place, look)),
            columns,
          ),
        ]),
  ]
}

const showCoins: LookCommand['show'] = ({ view, names, look }, argument) => {
  const now = view as CccView
  const asked =
    argument === '' ? now.cells.filter(({ coins }) => coins.some((count) => count > 0)) : cellNamed(now, argument)
  if (isRefusal(asked)) return asked
  const cells = Array.isArray(asked) ? (asked as readonly CellView[]) : [asked as CellView]
  if (cells.length === 0) return [look.say(text('コインはまだありません', 'There are no coins yet'))]
  const holder = (cell: CellView): string => {
    if (cell.holder === null) return ''
    const { seat, lead } = cell.holder
    return look.say(
      lead > 1
        ? text(`${letterOf(seat)} の自陣（+${lead}）`, `territory of ${letterOf(seat)} (+${lead})`)
        : text(`${letterOf(seat)} の準自陣`, `near-territory of ${letterOf(seat)}`),
    )
  }
  return [
    names.map((name, seat) => `${letterOf(seat)} ${name}`).join('  '),
    ...cells.map((cell) =>
      `${cell.name.padEnd(3)} ${String(cell.number).padStart(2)}  ${coinsIn(cell, 24) || '-'}  ${holder(cell)}`.trimEnd(),
    ),
  ]
}

const showUsed: LookCommand['show'] = ({ view, look }, _, columns) => {
  const { used } = view as CccView
  return used.length === 0
    ? [look.say(text('使った札はまだありません', 'No cards have been used yet'))]
    : [
        look.say(text(`使った札 ${used.length}枚`, `${used.length} used cards`)),
        ...handLines(used, look, columns, byRank),
      ]
}

/** What can be looked up at a table of CCC. */
export const CCC_COMMANDS: readonly LookCommand[] = [
  {
    name: 'pay',
    help: text(
      'pay [マス]：手札での払い方を安い順に。マスを書かなければ、置けるマスすべて。pay c3 の1番目は c3#1 と打てば置けます',
      'pay [cell]: how your hand pays for it, cheapest first; without a cell for every one. c3#1 plays the first way of pay c3',
    ),
    show: showPay,
  },
  {
    name: 'value',
    help: text(
      'value 札：その札の値、数、置けるマス',
      'value CARDS: what they are worth, their number, cells for them',
    ),
    show: showValue,
  },
  {
    name: 'coins',
    help: text('coins [マス]：コインの数と陣地', 'coins [cell]: how many coins lie where, and whose territory it is'),
    show: showCoins,
  },
  { name: 'used', help: text('used：使った札', 'used: the used cards'), show: showUsed },
]
