import { type Refusal, refusal } from '@tefuda/kernel'
import type { Answer, Gesture } from '../../table/table-game.ts'
import { type CccContext, type Draft, EMPTY } from './draft.ts'
import {
  beginDraw,
  chooseWay,
  DRAW,
  drawMove,
  missingDiscards,
  openWays,
  refusalOfWay,
  toggleDiscard,
} from './draws.ts'
import { cardKey, keysFor } from './hand-card.ts'
import { refusalOf, waysFor } from './reach.ts'
import { aceToSplit, toggleSplit, withPayment } from './tray.ts'
import { lookingAt, placementOf, type Work, workOf } from './work.ts'

export const MAIN = 'main'
export const SPLIT = 'split'
export const END = 'end'
export const BACK = 'back'

/** Prefixes of offers and of what is pressed in the tray. */
export const WAY = 'way '
export const READING = 'reading '
export const TRAY = 'tray '

export const CHOOSE = refusal(
  'choose-cards',
  null,
  '手札から支払う札を選ぶか、置きたいマスを選んでください。',
  'Choose cards to pay with, or the cell you want.',
)
export const CHOOSE_CELL = refusal('choose-cell', null, '置くマスを選んでください。', 'Choose the cell for the coin.')

export const answerGesture = (before: Draft, gesture: Gesture, context: CccContext): Answer<Draft> => {
  const work = workOf(before, context)
  const { draft } = work
  switch (gesture.kind) {
    case 'card': {
      const one = work.hand[gesture.card]
      return { draft: one === undefined ? draft : chooseCard(work, one.key) }
    }
    case 'point':
      return { draft: lookingAt(before, gesture.spot) }
    case 'spot':
      return chooseCell(work, gesture.spot)
    case 'drop': {
      const one = work.hand[gesture.card]
      const isIn = one === undefined || draft.cards.includes(one.key)
      const next = workOf(isIn ? draft : chooseCard(work, one.key), context)
      return next.paid.has(gesture.spot) && context.due
        ? attempt(workOf(withCell(next, gesture.spot), context))
        : chooseCell(next, gesture.spot)
    }
    case 'offer':
      return takeOffer(work, gesture.offer)
    case 'action':
      return act(work, gesture.action)
    case 'cancel':
      return { draft: EMPTY }
  }
}

const chooseCard = ({ draft, context }: Work, key: string): Draft => {
  if (draft.ending) return toggleDiscard(draft, context, key)
  const next: Draft = { ...draft, proposed: false }
  return draft.cards.includes(key)
    ? {
        ...next,
        cards: draft.cards.filter((other) => other !== key),
        splits: draft.splits.filter((one) => one !== key),
      }
    : { ...next, cards: [...draft.cards, key] }
}

/** The draft for a cell: where the tray pays for it, with its cards lying so that they do. */
const withCell = (work: Work, cell: string): Draft => {
  const { draft, paid, tray, hand } = work
  const payment = paid.get(cell)
  const there: Draft = { ...draft, cell }
  return payment === undefined || tray.number === numberAt(work, cell) ? there : withPayment(there, payment, hand)
}

/** The first press on a cell chooses it and says how it can be paid for; the second places the coin. */
const chooseCell = (work: Work, cell: string): Answer<Draft> => {
  const { draft, context, paid, tray, target } = work
  const isByHand = !draft.ending && tray.cards.length > 0 && !draft.proposed
  if (target === cell && paid.has(cell) && context.due) return attempt(work)
  if (isByHand) {
    const there = withCell(work, cell)
    const against = paid.has(cell) ? null : whyNot(work, cell)
    return against === null ? { draft: there } : { draft: there, refused: against }
  }
  return propose(work, cell)
}

/** Fills the tray with the cheapest way to pay for a cell, or says why there is none. */
const propose = ({ rulesContext, context, openings, hand }: Work, cell: string): Answer<Draft> => {
  const there: Draft = { ...EMPTY, cell, at: cell }
  const [cheapest] = waysFor(rulesContext, openings, hand, cell)
  if (cheapest !== undefined) return { draft: { ...withPayment(there, cheapest, hand), proposed: true } }
  const against = refusalOf(rulesContext, context, openings, hand, cell)
  return against === null ? { draft: there } : { draft: there, refused: against }
}

/** Why the tray puts no coin on a cell. */
export const whyNot = (work: Work, cell: string): Refusal | null => {
  const { rulesContext, context, openings, hand, tray } = work
  const closed = openings[rulesContext.board.names.indexOf(cell)] === 'closed'
  if (closed) return refusalOf(rulesContext, context, openings, hand, cell)
  if (tray.text === null) return tray.cards.length === 0 ? CHOOSE : EMPTY_GROUP
  return context.check(`${tray.text} > ${cell}`)
}

const EMPTY_GROUP = refusal(
  'empty-group',
  'CC-3',
  '分ける A の前と後に、札を1枚以上ずつ置いてください。',
  'Put at least one card before and one behind each splitting ace.',
)

const attempt = (work: Work): Answer<Draft> => {
  const { draft, target, context } = work
  const move = placementOf(work)
  if (target === null) return { draft, refused: work.tray.cards.length === 0 ? CHOOSE : CHOOSE_CELL }
  if (move === null) return { draft, refused: whyNot(work, target) ?? CHOOSE }
  const against = work.paid.has(target) ? context.check(move) : whyNot(work, target)
  return against === null ? { draft, play: move } : { draft, refused: against }
}

const takeOffer = (work: Work, offer: string): Answer<Draft> => {
  const { draft, ways, readings, hand, context } = work
  if (offer.startsWith(WAY)) {
    const way = ways[Number(offer.slice(WAY.length))]
    return { draft: way === undefined ? draft : { ...withPayment(draft, way, hand), proposed: true } }
  }
  if (offer.startsWith(READING)) {
    const reading = readings[Number(offer.slice(READING.length))]
    if (reading === undefined) return { draft }
    const isOther = draft.cell !== null && numberAt(work, draft.cell) !== reading.number
    return { draft: { ...withPayment(draft, reading.payment, hand), cell: isOther ? null : draft.cell } }
  }
  if (offer.startsWith(TRAY)) {
    const key = offer.slice(TRAY.length)
    return { draft: isAceKey(key) ? toggleSplit(draft, key) : chooseCard(work, key) }
  }
  const count = Number(offer.slice(DRAW.length))
  const against = refusalOfWay(context, count)
  return against === null ? { draft: chooseWay(draft, context, count) } : { draft, refused: against }
}

const numberAt = ({ rulesContext }: Work, cell: string): number | undefined =>
  rulesContext.board.numbers[rulesContext.board.names.indexOf(cell)]

const isAceKey = (key: string): boolean => key[1] === 'A'

const act = (work: Work, action: string): Answer<Draft> => {
  const { draft, context, tray } = work
  switch (action) {
    case SPLIT: {
      const ace = aceToSplit(tray, draft)
      return { draft: ace === null ? draft : toggleSplit(draft, ace) }
    }
    case END: {
      const ways = openWays(context)
      const [only] = ways
      if (ways.length === 1 && only !== undefined) return { draft, play: `draw ${only.count}` }
      return { draft: beginDraw(context) }
    }
    case BACK:
      return { draft: EMPTY }
    default:
      return draft.ending ? drawNow(work) : attempt(work)
  }
}

const drawNow = (work: Work): Answer<Draft> => {
  const move = drawMove(work)
  const against = missingDiscards(work) > 0 ? work.context.check(move) : null
  return against === null ? { draft: work.draft, play: move } : { draft: work.draft, refused: against }
}

/** The draft that shows a move: in a replay, as a hint. */
export const draftOfMove = (move: string, context: CccContext): Draft => {
  const { hand } = workOf(EMPTY, context)
  const draw = /^draw (\d+)(?: - (.+))?$/.exec(move)
  if (draw !== null)
    return {
      ...EMPTY,
      ending: true,
      draw: Number(draw[1]),
      cards: keysFor(hand, draw[2]?.split(' ') ?? []),
    }
  const [paid = '', cell = ''] = move.split(' > ')
  const copies = new Map<string, number>()
  const cards: string[] = []
  const splits: string[] = []
  for (const [place, part] of paid.split(' / ').entries())
    for (const name of part.split(' ')) {
      const copy = copies.get(name) ?? 0
      copies.set(name, copy + 1)
      cards.push(cardKey(name, copy))
      if (place % 2 === 1) splits.push(cardKey(name, copy))
    }
  return { ...EMPTY, cards, splits, cell }
}
