import { moveText } from '@tefuda/kernel'
import { type Decision, outlooksOf } from '@tefuda/review'
import type { CSSProperties } from 'react'
import { Card, CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { MOVE_KINDS, MoveSign } from '../table/move-marks.tsx'
import { placed } from '../table/placed.ts'
import type { MoveKind } from '../table/table-game.ts'
import { useTableText } from '../table/texts.ts'
import { useReviewText } from './texts.ts'
import type { ReviewScreen } from './use-review-screen.ts'

/** The move that was played and the better one, the bot’s where neither is clearly better, or what it was found in place of, each under its sign, with its cards. Pressed, one of them is looked at alone. */
export const BothMoves = ({ screen }: { readonly screen: ReviewScreen }) => {
  const t = useReviewText()
  if (screen.moves === null) return null
  return (
    <fieldset className="both-moves">
      <legend className="sr">{t('which')}</legend>
      {MOVE_KINDS.map((kind) => (
        <MovePlate key={kind} kind={kind} screen={screen} />
      ))}
    </fieldset>
  )
}

const MovePlate = ({ kind, screen }: { readonly kind: MoveKind; readonly screen: ReviewScreen }) => {
  const t = useTableText()
  const r = useReviewText()
  const say = useSay()
  const { course, tableGame, context, decision, moves, alone, setAlone } = screen
  const move = moves![kind]
  const cards = tableGame
    .picture(tableGame.draftOf(move, context), context)
    .hand.filter(({ chosen, away }) => chosen || away)
  return (
    <button
      type="button"
      className="move-plate"
      data-move={kind}
      aria-pressed={alone === kind}
      onClick={() => setAlone(alone === kind ? null : kind)}
    >
      {cards.length > 0 && (
        <span className="cards" style={{ ['--n' as string]: cards.length } as CSSProperties}>
          {placed(cards).map(({ id, value: { name } }) => (
            <Card key={id} name={name} decorative />
          ))}
        </span>
      )}
      <span className="said">
        <b>
          <MoveSign kind={kind} decorative /> {kind === 'played' ? t(kind) : r(whoseOf(decision!))}
        </b>
        <small>
          <CardSentence text={say(moveText(course.match.engine, move))} />
        </small>
        <small className="outlook">
          {r('outlook')} <b>{outlooksOf(decision!, course.match.game.id)[kind]}</b>
        </small>
      </span>
    </button>
  )
}

/** Whose the other move is. */
const whoseOf = ({ costly, found }: Decision): 'better' | 'bots' | 'seeming' =>
  costly ? 'better' : found?.to === 'first-sight' ? 'seeming' : 'bots'
