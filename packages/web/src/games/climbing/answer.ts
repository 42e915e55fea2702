import { joinTexts, type Refusal, refusal, text } from '@tefuda/kernel'
import type { Answer, Gesture, SeatContext } from '../../table/table-game.ts'
import { blankDraft, choose, type Draft, triedMove, type Work, workOf } from './draft.ts'
import type { HandCard } from './hand-card.ts'
import type { Climbing } from './moment.ts'
import { takeOffer } from './offers.ts'

export const MAIN = 'main'
export const DECLINE = 'decline'
export const SHOW = 'show'
export const RESIGN = 'resign'

/** The move that makes a hidden card public. */
export const showing = ({ name }: HandCard): string => `${SHOW} ${name}`

const CHOOSE = refusal('choose-card', null, '先に、手札から札を選んでください。', 'Choose cards of your hand first.')
const CHOOSE_SPOT = refusal('choose-spot', null, '先に、場から選んでください。', 'Choose one of the field first.')
const DECLARE = refusal(
  'declare',
  null,
  '何の代わりに出すかを選んでください。',
  'Choose what the wild cards stand for.',
)

export const answerGesture = <V>(
  game: Climbing<V>,
  before: Draft,
  gesture: Gesture,
  context: SeatContext<V>,
): Answer<Draft> => {
  const work = workOf(game, before, context)
  switch (gesture.kind) {
    case 'card':
      return { draft: choose(work, gesture) }
    case 'offer':
      return { draft: takeOffer(work, gesture.offer) }
    case 'point':
      // Nothing is looked at before it is pressed: the draft stays the same object, so that nothing is drawn anew.
      return { draft: before }
    case 'spot':
      return chooseSpot(work, gesture.spot)
    case 'drop':
      return context.due ? attempt(work) : { draft: work.draft }
    case 'action':
      return act(work, gesture.action)
    case 'cancel':
      return { draft: { ...blankDraft(), moment: work.moment.id } }
  }
}

/** The first press chooses, the second on the same one carries it out. */
const chooseSpot = <V>(work: Work<V>, spot: string): Answer<Draft> =>
  work.draft.spot === spot && work.context.due ? attempt(work) : { draft: { ...work.draft, spot } }

const act = <V>(work: Work<V>, action: string): Answer<Draft> => {
  const { context, draft, moment, hand } = work
  switch (action) {
    case DECLINE:
      return moment.decline === null ? { draft } : { draft, play: moment.decline.move }
    case SHOW: {
      const one = hand.find(({ key }) => key === draft.chosen[0])
      if (one === undefined) return { draft, refused: CHOOSE }
      const refused = context.check(showing(one))
      // Whether it is meant has been asked, also of a card that was dropped.
      return refused === null || refused.foul === true ? { draft, play: showing(one) } : { draft, refused }
    }
    case RESIGN:
      return { draft, play: RESIGN }
    default:
      return attempt(work)
  }
}

const attempt = <V>(work: Work<V>): Answer<Draft> => {
  const { draft, moment, exact } = work
  const move = triedMove(work)
  if (move === null)
    return { draft, refused: exact.length > 0 ? DECLARE : moment.kind === 'spot' ? CHOOSE_SPOT : CHOOSE }
  return judged(work, move)
}

/** Plays what may be played. A foul that costs something is played only when it is pressed a second time. */
const judged = <V>({ game, draft, context }: Work<V>, move: string): Answer<Draft> => {
  const refused: Refusal | null = context.check(move)
  if (refused === null || (refused.foul === true && draft.armed === move)) return { draft, play: move }
  if (refused.foul !== true || game.foul === null) return { draft: { ...draft, armed: null }, refused }
  const message = joinTexts([refused.message, game.foul], text('', ' '))
  return { draft: { ...draft, armed: move }, refused: { ...refused, message } }
}
