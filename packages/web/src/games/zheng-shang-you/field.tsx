import type { Seat } from '@tefuda/kernel'
import type { ZhengShangYouView } from '@tefuda/zheng-shang-you'
import { Icon } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { TermSentence } from '../../rulebook/index.ts'
import { sidesOf } from '../../table/side-mark.tsx'
import type { FieldProps } from '../../table/table-game.ts'
import type { Draft } from '../climbing/draft.ts'
import { FieldView } from '../climbing/field-view.tsx'
import { passedSince, untilEnd } from '../climbing/phase.ts'
import { useClimbingText } from '../climbing/texts.ts'
import { game } from './game.ts'
import { shapeOf, shapeText } from './shape.ts'
import { useZhengText } from './texts.ts'
import { sideOf } from './view-lines.ts'

/** The field of Zheng Shang You: what lies there and of what kind it is. */
export const ZhengField = (props: FieldProps<ZhengShangYouView, Draft>) => {
  const { context, events, last, still } = props
  // A replay shows what the move led to; its context is the one before the move.
  const view = still ? context.after(untilEnd(last)) : context.view
  return (
    <FieldView
      game={game}
      leader={view.phase === 'turn' ? view.turn : null}
      {...props}
      sides={sidesOf({ side: sideOf }, context.rules, context.seats)}
      signs={<Signs view={view} />}
      below={<Passes seats={passedSince(events)} nameOf={props.nameOf} />}
    />
  )
}

/** Who has passed on the play that lies there; each may play again when the turn comes round. */
const Passes = ({ seats, nameOf }: { readonly seats: readonly Seat[]; readonly nameOf: (seat: Seat) => string }) => {
  const t = useZhengText()
  return (
    <p key={seats.length} className="passes">
      {seats.length > 0 && t('passes', { names: seats.map(nameOf).join(t('between')) })}
    </p>
  )
}

const Signs = ({ view }: { readonly view: ZhengShangYouView }) => {
  const t = useZhengText()
  const climbing = useClimbingText()
  const say = useSay()
  const shape = view.table === null ? null : shapeOf(view.table.cards)
  return (
    <>
      <span className="tag">
        <Icon name="counter" />
        {climbing('counter')}
      </span>
      {shape !== null && (
        <span className="tag">
          <TermSentence text={say(shapeText(shape))} />
        </span>
      )}
      {shape?.oneSuit === true && (
        <span className="tag on">
          <TermSentence text={t('oneSuit')} />
        </span>
      )}
      {shape?.pure === false && (
        <span className="tag">
          <TermSentence text={t('impure')} />
        </span>
      )}
    </>
  )
}
