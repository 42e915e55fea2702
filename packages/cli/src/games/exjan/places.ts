import { cardName, cardNamed, type ExjanView, handSizeIn, KIND_NAMES, type MeldView, waitsOf } from '@tefuda/exjan'
import { type Seat, type Text, text } from '@tefuda/kernel'
import { drawCard } from '../../terminal/cards.ts'
import type { Look } from '../../terminal/look.ts'
import { flow, paintSpans, type Span } from '../../terminal/spans.ts'
import { clip, columnsOf, pointsText } from '../../terminal/text.ts'
import type { Area, Projection } from '../drawing.ts'
import { drawInPlay } from './cards.ts'

const INDENT = 4
/** Dealer, chips, cards and reach take at most so much of a line. */
const FACTS = 28

/** What lies before a seat. */
interface Place {
  /** Who it is, chips, cards. */
  readonly head: string
  /** Open sets, and what one's own hand waits for. */
  readonly sets: readonly string[]
  /** Every discard, and the latest only, where there is less room. */
  readonly river: readonly string[]
  readonly latest: readonly string[]
}

/**
 * The seats one below another in turn order, one's own last, nearest to the hand; then the discard that is asked about, dora
 * and wall. What does not fit goes in this order: all of the rivers but their latest cards, the rivers, open sets.
 */
export const drawPlaces = (projection: Projection, area: Area): string[] => {
  const { names, viewer } = projection
  const order = names.map((_, k) => ((viewer ?? 0) + 1 + k) % names.length)
  const places = order.map((seat) => placeOf(projection, seat, area.columns))
  const middle = middleOf(projection).flatMap((spans) => flow(spans, area.columns).map(paintSpans))
  const room = area.rows - middle.length
  const ways: ((place: Place) => readonly string[])[] = [
    ({ head, sets, river }) => [head, ...sets, ...river],
    ({ head, sets, latest }) => [head, ...sets, ...latest],
    ({ head, sets }) => [head, ...sets],
    ({ head }) => [head],
  ]
  const drawn = ways.map((way) => places.flatMap(way))
  const fitting = drawn.find((lines) => lines.length <= room) ?? drawn.at(-1)!.slice(0, Math.max(0, room))
  return [...fitting, ...middle]
}

const placeOf = (projection: Projection, seat: Seat, columns: number): Place => {
  const { names, look } = projection
  const view = projection.view as ExjanView
  const due = view.toAct.includes(seat)
  const name: Span = {
    text: `${due ? look.signs.turn : ' '} ${clip(names[seat] ?? '', columns - FACTS)}`,
    ...(due && { paint: look.paint.bold }),
  }
  const facts = factsOf(view, seat).map((fact): Span => ({ text: look.say(fact), paint: look.paint.dim }))
  const reached: Span[] =
    view.reach[seat]! >= 0 ? [{ text: look.say(text('リーチ', 'REACH')), paint: look.paint.accent }] : []
  const [head = []] = flow([name, ...facts, ...reached], columns)
  const lines = riverLines(view, seat, look, columns - INDENT)
  const melds = flow(
    (view.melds[seat] ?? []).map((meld) => meldSpan(projection, meld)),
    columns - INDENT,
  )
  const waits = flow(waitSpans(view, seat, look), columns - INDENT)
  const indented = (line: string): string => `${' '.repeat(INDENT)}${line}`
  return {
    head: paintSpans(head),
    sets: [...melds, ...waits].map((line) => indented(paintSpans(line))),
    river: lines.map(indented),
    latest: lines.slice(-1).map(indented),
  }
}

/** The cards that complete a hand the viewer sees, where it is one short of complete. */
const waitSpans = (view: ExjanView, seat: Seat, look: Look): Span[] => {
  const { hands, melds, drawn, turn } = view
  const held = hands[seat]?.cards ?? []
  const rest = drawn && turn === seat ? held.slice(0, -1) : held
  if (rest.length + 3 * melds[seat]!.length !== handSizeIn(view)) return []
  const cards = (names: readonly string[]) => names.flatMap((name) => cardNamed(name) ?? [])
  const waits = waitsOf(cards(rest), cards((melds[seat] ?? []).flatMap(({ cards: laid }) => laid)))
  const label: Span = { text: look.say(text('待ち', 'waits')), paint: look.paint.dim }
  return waits.length === 0 ? [] : [label, ...waits.map((card) => drawCard(cardName(card), look))]
}

const factsOf = ({ dealer, chips, hands }: ExjanView, seat: Seat): Text[] => [
  ...(dealer === seat ? [text('親', 'dealer')] : []),
  pointsText(chips[seat] ?? 0),
  text(`${hands[seat]?.count ?? 0}枚`, `${hands[seat]?.count ?? 0} cards`),
]

/** `群[♠5 ♥5 ♦5 ← B]`. */
const meldSpan = ({ names, look, view }: Projection, { kind, cards, from }: MeldView): Span => {
  const { dora } = view as ExjanView
  const drawn = cards.map((card) => drawInPlay(card, dora, look).text).join(' ')
  return { text: `${look.say(KIND_NAMES[kind]).toLowerCase()}[${drawn} ${look.say(text('←', '<-'))}${names[from]}]` }
}

/** Discards in order; the one of a reach in brackets. With little room they stand close, the suits telling them apart. */
const riverLines = (view: ExjanView, seat: Seat, look: Look, columns: number): string[] => {
  const reached = view.reach[seat]!
  const last = view.discard !== null && seat === view.turn ? view.rivers[seat]!.length - 1 : -1
  const spans = (view.rivers[seat] ?? []).map((card, at): Span => {
    const { text: shown, paint } = drawInPlay(card, view.dora, look)
    return {
      text: at === reached ? `[${shown}]` : shown,
      paint: at === last ? look.paint.accent : paint,
    }
  })
  if (spans.length === 0) return []
  const wide = flow(spans, columns)
  return wide.length === 1 ? wide.map(paintSpans) : closely(spans, columns)
}

const closely = (spans: readonly Span[], columns: number): string[] => {
  const lines: string[] = []
  let used = columns
  for (const { text: shown, paint } of spans) {
    const drawn = paint === undefined ? shown : paint(shown)
    const wide = columnsOf(shown)
    if (used + wide > columns) {
      lines.push(drawn)
      used = wide
    } else {
      lines.push(lines.pop()! + drawn)
      used += wide
    }
  }
  return lines
}

/** What everybody is asked about, then dora, wall and the chips of reaches. */
const middleOf = ({ view, names, look }: Projection): Span[][] => {
  const { discard, turn, dora, indicator, wall, stakes } = view as ExjanView
  const { say, paint } = look
  const staked = stakes.reduce((sum, stake) => sum + stake, 0)
  const shown = (card: string): Span => drawCard(card, look)
  const dim = (content: Text): Span => ({ text: say(content), paint: paint.dim })
  return [
    ...(discard === null
      ? []
      : [
          [
            { text: say(text('捨て札', 'Discard')), paint: paint.bold },
            shown(discard),
            dim(fromWhom(names[turn] ?? '')),
          ],
        ]),
    [
      dim(text('ドラ*', 'Dora*')),
      ...dora.map(shown),
      dim(text(`表示 ${shown(indicator).text}`, `by ${shown(indicator).text}`)),
      dim(text(`山札 ${wall}枚`, `wall ${wall}`)),
      ...(staked > 0 ? [dim(text(`供託 ${staked}点`, `stakes ${staked}`))] : []),
    ],
  ]
}

const fromWhom = (name: string): Text => text(`（${name}）`, `(${name})`)

/** All rivers and open sets, whatever the room. */
export const everyRiver = (projection: Projection, columns: number): string[] => {
  const { names, look } = projection
  const view = projection.view as ExjanView
  return names.flatMap((_, seat) => {
    const { head, sets, river } = placeOf(projection, seat, columns)
    const none = [`${' '.repeat(INDENT)}${look.say(text('（捨て札なし）', '(no discards)'))}`]
    return [head, ...sets, ...((view.rivers[seat]?.length ?? 0) > 0 ? river : none)]
  })
}
