import { isJokerName } from '@tefuda/climbing'
import { type Seat, type Text, text } from '@tefuda/kernel'
import { EXCHANGE_STEPS, type ZhengShangYouView } from '@tefuda/zheng-shang-you'
import type { SeatContext } from '../../table/table-game.ts'
import { handCardsOf } from '../climbing/hand-card.ts'
import { type Climbing, LEAD, type Moment, plainMoment } from '../climbing/moment.ts'
import type { Play } from '../climbing/plays.ts'
import { shapeOf, shapeText } from './shape.ts'

export type ZhengContext = SeatContext<ZhengShangYouView>

const EXCHANGE = text('札の交換', 'Exchange of cards')

const playMoment = (title: Text | null, lines: readonly Text[] = []): Moment =>
  plainMoment({
    id: 'play',
    kind: 'play',
    label: text('出す', 'Play'),
    title,
    lines,
    decline: { move: 'pass', label: text('パス', 'Pass'), key: 'p' },
  })

type Exchange = NonNullable<ZhengShangYouView['exchange']>

const exchangeMoment = ({ step, open }: Exchange): Moment => {
  const id = `exchange ${step}`
  const spots = open.map((name) => ({ id: name, card: name }))
  switch (step) {
    case 'show':
      return plainMoment({
        id,
        kind: 'card',
        verb: 'give',
        label: text('見せる', 'Show'),
        title: EXCHANGE,
        ask: text(
          'いちばん強い札を見せます。上位の2人に渡ります。',
          'Show your strongest card; it goes to one of the first two.',
        ),
      })
    case 'give':
      return plainMoment({
        id,
        kind: 'card',
        verb: 'give',
        label: text('出す', 'Put down'),
        title: EXCHANGE,
        ask: text(
          '渡す札を1枚選びます。下位の2人に渡ります。',
          'Choose a card to put down; it goes to one of the last two.',
        ),
      })
    default:
      return plainMoment({
        id,
        kind: 'spot',
        verb: 'take',
        label: text('取る', 'Take'),
        title: EXCHANGE,
        groups: [{ seat: null, spots }],
        ask: text('1枚を取ります。残りはもう1人のものになります。', 'Take one; the other goes to the other seat.'),
      })
  }
}

export const momentOf = ({ view, seat, due }: ZhengContext): Moment => {
  if (view.exchange === null) return playMoment(null)
  // While a move is being shown, the view lags behind: nothing is asked before it says so.
  return due && seat !== null && view.toAct.includes(seat)
    ? exchangeMoment(view.exchange)
    : playMoment(EXCHANGE, [EXCHANGE_STEPS[view.exchange.step]])
}

/** Whether a play is pure counts among equals: a word about those that are not. */
const remark = ({ laid }: Play): Text | null => {
  const { pure, oneSuit } = shapeOf(laid.map(({ token, as }) => `${token}=${as}`))
  const standIns = laid.some(({ card, as }) => card !== as)
  if (oneSuit)
    return text('同じスートのシークエンスは、混ざったものより強い。', 'A sequence of one suit beats mixed ones.')
  return pure && !standIns
    ? null
    : text(
        '代わりの札が入ると、同じランクの純粋なものに負けます。',
        'With a stand-in it loses to a pure one of the same rank.',
      )
}

/** What has to be done, before anything is chosen. */
export const dutyOf = (context: ZhengContext): Text | null => {
  if (!context.due) return null
  const { ask } = momentOf(context)
  if (ask !== null) return ask
  const { table } = context.view
  if (table === null) return LEAD
  const name = shapeText(shapeOf(table.cards))
  return text(
    `場は${name.ja}。もっと強いものを出すか、パスします。`,
    `${name.en} on the table: play something stronger, or pass.`,
  )
}

const heldBy = (view: ZhengShangYouView, seat: Seat | null) =>
  handCardsOf((seat === null ? null : view.hands[seat]?.cards) ?? [])

export const game: Climbing<ZhengShangYouView> = {
  isWild: (card) => isJokerName(card) || card.endsWith('2'),
  held: heldBy,
  moment: momentOf,
  isTurned: () => false,
  foul: null,
  remark,
}
