import type { GameEvent } from '@tefuda/kernel'
import type { ReactNode } from 'react'
import { Readout } from '../frame/index.ts'
import { useLanguage, useSay } from '../i18n/index.ts'
import { TermSentence } from '../rulebook/index.ts'
import { Lane } from './lane.tsx'
import { named } from './names.ts'
import { Offers } from './offers.tsx'
import { ReadoutLine } from './readout-line.tsx'
import type { Scene } from './scene.ts'
import { useTableText } from './texts.ts'
import type { TableScreen } from './use-table-screen.ts'

/** The line below the field. What somebody is just doing comes first, then what has happened, then what is due. */
export const TableReadout = ({
  screen,
  time,
  notice,
  pending,
}: {
  readonly screen: TableScreen
  readonly time: ReactNode
  readonly notice: ReactNode
  readonly pending: ReactNode
}) => {
  const { picture, scene, state, tableGame, moves, draftContext, draft, nameOf, typed, isSlow } = screen
  const t = useTableText()
  const { Tray } = tableGame
  const hasTray = Tray !== undefined && picture.tray === true
  const wait = state.window === null ? null : time
  if (notice !== null) return <Readout live>{notice}</Readout>
  if (isSlow)
    return (
      <Readout live>
        <span className="muted">{t('sending')}</span>
      </Readout>
    )
  if (scene.effect !== null && scene.running && tableGame.hasLane !== true)
    return (
      <Readout>
        <Lane key={JSON.stringify(scene.effect)} effect={scene.effect} nameOf={nameOf} />
      </Readout>
    )
  if ((hasTray || picture.offers !== null) && typed === '')
    return (
      <Readout>
        {hasTray && (
          <Tray context={draftContext} draft={draft} nameOf={nameOf} still={false} onGesture={moves.gesture} />
        )}
        {picture.offers !== null && <Offers offers={picture.offers} onGesture={moves.gesture} />}
        {wait}
      </Readout>
    )
  // Why something was not done stands over the field already.
  if (moves.refused !== null || state.refused !== null) return <Readout />
  if (state.window !== null && picture.readout === null)
    return (
      <Readout>
        <WindowNote screen={screen} />
        {wait}
      </Readout>
    )
  if (pending !== null && picture.readout === null && typed === '') return <Readout live>{pending}</Readout>
  const isTold = picture.readout === null && tableGame.told(happening(scene)) !== null
  return (
    <Readout live>
      {/* Another sum is another line: nothing of the one before moves aside for it. */}
      <span
        key={`${scene.events.length + (scene.reckoned === null ? 0 : 1)} ${JSON.stringify(picture.readout)}`}
        className={isTold ? 'reckoning told' : 'reckoning'}
        data-reckoning={scene.reckoned !== null || undefined}
        data-asks={(state.context.due && state.phase === 'choice') || undefined}
      >
        <Content screen={screen} />
      </span>
      {wait}
    </Readout>
  )
}

/** The last move, and of it what is just being added up. */
const happening = ({ last, reckoned }: Scene): readonly GameEvent[] => (reckoned === null ? last : [...last, reckoned])

/** While all are asked: what is going on. */
const WindowNote = ({ screen: { state, tableGame } }: { readonly screen: TableScreen }) => {
  const say = useSay()
  const duty = tableGame.duty(state.context)
  return duty !== null && <span className="muted">{say(duty)}</span>
}

const Content = ({ screen }: { readonly screen: TableScreen }) => {
  const t = useTableText()
  const say = useSay()
  const language = useLanguage()
  const { typed, picture, scene, state, context, tableGame, waitingFor, nameOf } = screen
  if (typed !== '') return <span className="muted">{t('typed', { typed })}</span>
  if (picture.readout !== null) return <ReadoutLine readout={picture.readout} nameOf={nameOf} />
  const duty = scene.running || state.isOut ? null : tableGame.duty(state.context)
  const told = tableGame.told(happening(scene))
  if (told !== null) return <ReadoutLine readout={{ ...told, note: duty ?? told.note }} nameOf={nameOf} isTold />
  const isFirst = !state.isOut && context.seat !== null && tableGame.turn(scene.view, context.seat) === 0
  const waiting = waitingFor === null ? null : t(context.seat === null ? 'turnOf' : 'waitingNote', { name: waitingFor })
  const words = duty !== null ? named(say(duty), language, nameOf) : (waiting ?? (isFirst ? t('first') : null))
  return (
    words !== null && (
      <span className="muted">
        <TermSentence text={words} />
      </span>
    )
  )
}
