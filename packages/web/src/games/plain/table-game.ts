import { type GameEvent, type Seat, type Text, text } from '@tefuda/kernel'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type { Played } from '../../table/played.ts'
import type { Fact, Pile as LookedThrough, SeatContext, TableGame } from '../../table/table-game.ts'
import { answerGesture, BLANK, type Draft, draftOf, type Work, workshopOf } from './draft.ts'
import { PlainEnding } from './ending.tsx'
import { PlainField } from './field.tsx'
import { letterOf, SeatLetter } from './letters.tsx'
import { dealEndOf } from './lines.ts'
import { pictureOf } from './picture.ts'
import { lookWith, type Seen } from './seen.ts'
import { askedIn, WHY_NOT } from './texts.ts'
import { PlainTray } from './tray.tsx'

const KEYS = [
  {
    keys: 'A–Z 0–9',
    meaning: text(
      '手札では札を、盤ではマスを、記録の書き方で書いて選ぶ',
      'Choose cards in the hand and cells on the board by writing them',
    ),
  },
  { keys: 'Space', meaning: text('手札を選ぶ・戻す', 'Choose a card or put it back') },
  { keys: 'O', meaning: text('手札の並べ方を変える', 'Line the hand up by rank or by suit') },
  { keys: 'U', meaning: text('元に戻す（ひとりのとき）', 'Undo, alone') },
]

const CLAIMING = {
  claim: text('宣言する', 'Claim'),
  who: text('だれですか', 'Who claims?'),
  pass: text('だれも宣言しない', 'Nobody claims'),
  note: text('宣言する人はいますか', 'Does anybody claim it?'),
}

/** A part of the page with what it needs of the game filled in, once for a table. */
const given =
  <P extends object, T extends object>(part: FunctionComponent<P & T>, tools: T) =>
  (props: P): ReactNode =>
    createElement(part, { ...props, ...tools })

/**
 * A table for any game, made from what every engine can do: places, moves and their notation, previews, lines about
 * events. It shows moves as a whole, since only whole moves lead to views that can be sampled.
 */
export const plainTableGame = ({
  game,
  engine,
}: Pick<Played, 'game' | 'engine'>): TableGame<unknown, GameEvent, Draft> => {
  const look = lookWith(engine)
  const work = workshopOf(engine, look)
  const at = ({ view, seat }: SeatContext): Seen => look(view, seat)
  const scoreOf = (view: unknown, seat: Seat): number => look(view, null).status.scores[seat] ?? 0
  return {
    id: game.id,
    clockwise: true,
    way: () => 1,
    linesUp: true,
    gathers: true,
    byMove: true,
    claiming: CLAIMING,
    keys: KEYS,
    whyNot: WHY_NOT,
    seconds: (rules) => game.asking?.(rules).seconds ?? 0,
    SeatSign: SeatLetter,
    Field: given(PlainField, { engine, look, work }),
    Tray: given(PlainTray, { work }),
    Ending: given(PlainEnding, { engine }),
    blank: () => BLANK,
    answer: (draft, gesture, context) => answerGesture(work, engine, draft, gesture, context),
    picture: (draft, context) => pictureOf(engine, work(draft, context)),
    draftOf: (move, context) => draftOf(work, engine, move, context),
    duty: (context) => (context.due ? askedIn(at(context)) : null),
    words: (draft, context) => wordsOf(work(draft, context)),
    motions: () => [],
    begins: () => false,
    told: () => null,
    dealEnd: dealEndOf,
    facts: ({ view, seat }) => (seat === null || engine.seats === 1 ? [] : [pointsFact(scoreOf(view, seat))]),
    seatLine: (view, seat) => ({
      notes: hasPieces(look(view, null)) ? [text(letterOf(seat), letterOf(seat))] : [],
      points: scoreOf(view, seat),
      cards: engine.seats === 1 ? null : (look(view, null).held[seat] ?? null),
      open: [],
      state: null,
    }),
    side: () => null,
    turn: () => null,
    pile: (context, id) => pileOf(at(context), id),
    tally: () => ({ rows: [], best: null }),
  }
}

/** The words that can be typed. Of two cards alike the one that is not chosen is meant; a single one that is chosen is put back. */
const wordsOf = ({
  hand,
  draft,
  spots,
}: Work): { readonly cards: readonly string[]; readonly spots: readonly string[] } => {
  const free = hand.filter(({ key }) => !draft.cards.includes(key)).map(({ name }) => name)
  return {
    cards: hand.map(({ key, name }) => (draft.cards.includes(key) && free.includes(name) ? '' : name)),
    spots: [...spots],
  }
}

const pointsFact = (value: number): Fact => ({
  id: 'points',
  label: text('点', 'Points'),
  value,
  opens: false,
  narrowOnly: false,
})

/** The cards of a place, or on a cell from the top; null where none lie there. */
const pileOf = ({ piles, board }: Seen, id: string): LookedThrough | null => {
  const cell = board?.cells.find(({ name }) => name === id)
  if (cell === undefined) {
    const pile = piles.find(({ name, cards }) => (id === TAKEN ? cards.length > 0 : name === id))
    return pile === undefined ? null : looked(pile.label, pile.seat, pile.cards)
  }
  const { name, cards = [] } = cell
  return looked(text(name, name), null, cards.toReversed())
}

const looked = (title: Text, seat: Seat | null, cards: readonly string[]): LookedThrough | null =>
  cards.length === 0 ? null : { title, groups: [{ seat, cards }] }

/** Whether letters of seats stand on the board. */
const hasPieces = ({ board }: Seen): boolean => board?.cells.some(({ pieces }) => pieces !== undefined) === true

/** The pile that the key T looks at, whatever a game calls it. */
const TAKEN = 'taken'
