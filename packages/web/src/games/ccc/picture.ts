import { formatPayment } from '@tefuda/ccc'
import { type Text, text } from '@tefuda/kernel'
import type { CardState } from '../../cards/index.ts'
import type { Action, Offer, Offers, Picture, PicturedCard } from '../../table/table-game.ts'
import { BACK, CHOOSE, CHOOSE_CELL, END, MAIN, READING, SPLIT, WAY, whyNot } from './answer.ts'
import type { CccContext, Draft } from './draft.ts'
import { drawOffers, missingDiscards, openWays, wayText } from './draws.ts'
import { isAceName } from './hand-card.ts'
import { heldAnchor } from './motions.ts'
import { previewIn, type Work, workOf } from './work.ts'

export const pictureOf = (draft: Draft, context: CccContext): Picture => {
  const work = workOf(draft, context)
  const preview = previewIn(work)
  return {
    hand: work.hand.map(({ key, name }): PicturedCard => {
      const chosen = work.draft.cards.includes(key)
      return {
        name,
        states: statesOf(chosen),
        away: false,
        chosen,
        isPublic: false,
        anchor: heldAnchor(key),
      }
    }),
    perRow: 0,
    offers: offersOf(work),
    actions: actionsOf(work),
    readout: null,
    gain: preview === null || context.seat === null ? null : gainOf(preview.scores, context.view.scores, context.seat),
    tray: work.tray.cards.length > 0,
  }
}

const statesOf = (chosen: boolean): readonly CardState[] => (chosen ? ['selected'] : [])

const gainOf = (after: readonly number[], before: readonly number[], seat: number): number =>
  (after[seat] ?? 0) - (before[seat] ?? 0)

const WAYS = text('払い方', 'Ways to pay')
const READINGS = text('分け方', 'Ways to split')

/** The ways to draw; how the chosen cell can be paid for; what else the cards of the tray could pay for. */
const offersOf = (work: Work): Offers | null => {
  const { draft, context, ways, readings, tray } = work
  if (draft.ending) return context.due ? drawOffers(work) : null
  if (draft.proposed) {
    if (ways.length < 2) return null
    const list = ways.map((way, k) => plainOffer(`${WAY}${k}`, formatPayment(way), formatPayment(way) === tray.text))
    return { ask: WAYS, list }
  }
  const others = readings.map(({ number, payment }, k) => {
    const written = formatPayment(payment)
    return plainOffer(`${READING}${k}`, `${number}: ${written}`, tray.number === number && k === 0)
  })
  return others.length > (tray.number === null ? 0 : 1) ? { ask: READINGS, list: others.slice(0, MOST_READINGS) } : null
}

const MOST_READINGS = 8

const plainOffer = (id: string, words: string, chosen: boolean): Offer => ({
  id,
  cards: [],
  words: text(words, words),
  chosen,
})

const actionsOf = (work: Work): Action[] => {
  const { draft } = work
  if (draft.ending) return [drawAction(work), { id: BACK, label: BACK_LABEL, unavailable: null, key: null }]
  const hasAce = work.tray.cards.length > 1 && work.tray.cards.some(({ name }) => isAceName(name))
  const split: Action[] = hasAce ? [{ id: SPLIT, label: splitLabel(work), unavailable: null, key: '/' }] : []
  const end: Action = { id: END, label: END_LABEL, unavailable: null, key: 'p' }
  // Ending the turn keeps its place, whatever is chosen.
  return [placeAction(work), end, ...split]
}

const BACK_LABEL = text('置くのに戻る', 'Back to coins')
const END_LABEL = text('番を終える', 'End turn')

const splitLabel = ({ tray, draft }: Work): Text => {
  const aces = tray.cards.filter(({ name }) => isAceName(name))
  return aces.every(({ key }) => draft.splits.includes(key)) ? text('Aは1に', 'Ace as 1') : text('Aで分ける', 'Split')
}

const placeAction = (work: Work): Action => {
  const { target, tray, context } = work
  const label =
    target !== null
      ? text(`${target} に置く`, `Place on ${target}`)
      : tray.cards.length === 0
        ? text('札かマスを選ぶ', 'Choose cards')
        : text('マスを選ぶ', 'Choose a cell')
  return { id: MAIN, label, unavailable: context.due ? unplaceable(work) : null, key: null }
}

const unplaceable = (work: Work): Text | null => {
  const { target, tray, paid } = work
  if (tray.cards.length === 0 && target === null) return CHOOSE.message
  if (target === null) return paid.size === 0 ? nowhere(work) : CHOOSE_CELL.message
  return paid.has(target) ? null : (whyNot(work, target)?.message ?? null)
}

/** Why the tray lights no cell at all. */
export const nowhere = ({ tray, rulesContext }: Work): Text => {
  const { number, groups } = tray
  if (groups.some(({ value }) => value === null))
    return text('分ける A の前と後に、札を置いてください。', 'Put cards before and behind the splitting ace.')
  if (number === null) return text('平方数（1・4・9・16…）にしてください。', 'Make it a square: 1, 4, 9, 16 and so on.')
  return rulesContext.board.numbers.includes(number)
    ? text(`いま置ける ${number} のマスはありません。`, `There is no ${number} where you may place now.`)
    : text(`この盤に ${number} のマスはありません。`, `This board has no ${number}.`)
}

const drawAction = (work: Work): Action => {
  const { draft, context } = work
  const missing = missingDiscards(work)
  const way = openWays(context).find(({ count }) => count === draft.draw) ?? { count: 0, discards: 0 }
  const words = wayText(way)
  const label = way.count === 0 ? text('引かずに終える', 'End without a card') : words
  return {
    id: MAIN,
    label,
    unavailable:
      missing > 0 ? text(`捨てる札をあと${missing}枚選んでください。`, `Choose ${missing} more to discard.`) : null,
    key: null,
  }
}
