import type { ReactNode } from 'react'
import { Dock } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { Acts } from './acts.tsx'
import { isTurn } from './asked.ts'
import { Curtain } from './curtain.tsx'
import { FEW, Hand } from './hand.tsx'
import { LineUp } from './line-up.tsx'
import { Self } from './self.tsx'
import { SharedWindow } from './shared-window.tsx'
import { sidesOf } from './side-mark.tsx'
import type { End } from './table-end.tsx'
import { useTableText } from './texts.ts'
import { useBest } from './use-best.ts'
import { useHandRoom } from './use-hand-room.ts'
import type { TableScreen } from './use-table-screen.ts'

/** Along the lower edge: the own figures, hand and buttons, or the curtain while nobody may see a hand. */
export const TableDock = ({
  screen,
  end,
  own,
}: {
  readonly screen: TableScreen
  readonly end: End
  readonly own: ReactNode
}) => {
  const { table, tableGame, state, nameOf, picture, isHalted } = screen
  const room = useHandRoom(picture.room ?? picture.hand.length, isHalted)
  if (state.curtain !== null) return <Curtain name={nameOf(state.curtain)} onOpen={table.open} />
  if (state.claims !== null)
    return (
      <SharedWindow
        seats={state.claims}
        claiming={tableGame.claiming}
        nameOf={nameOf}
        onClaim={table.claim}
        onPass={table.letPass}
      />
    )
  return (
    <Dock
      large={room > FEW || picture.perRow === 0}
      self={<OwnFigures screen={screen} own={own} />}
      hand={
        screen.context.seat === null ? null : <Hand cards={picture.hand} room={room} perNarrowRow={picture.perRow} />
      }
      acts={<OwnActs screen={screen} end={end} />}
    />
  )
}

const OwnFigures = ({ screen, own }: { readonly screen: TableScreen; readonly own: ReactNode }) => {
  const t = useTableText()
  const say = useSay()
  const { played, context, state, scene, tableGame, nameOf, picture, isAlone, setLook } = screen
  const best = useBest(played)
  const turn = useTurnTag(screen)
  if (context.seat === null)
    return (
      <span className="who">
        <span className="tag">{t('lookingOn')}</span>
      </span>
    )
  const isOwnTurn = !isAlone && context.due && isTurn(state)
  const line = tableGame.seatLine(scene.view, context.seat, played.rules)
  const counted = line.cards !== null || tableGame.ownInDock === true
  const standing = line.state ?? line.notes[0]
  const tag = isOwnTurn ? t('yourTurn') : counted ? (standing === undefined ? null : say(standing)) : turn
  return (
    <Self
      name={nameOf(context.seat)}
      tag={tag}
      isTurn={isOwnTurn}
      side={sidesOf(tableGame, played.rules, played.seats)[context.seat] ?? null}
      score={counted ? null : line.points}
      gain={picture.gain}
      goal={tableGame.goal?.(played.rules) ?? null}
      facts={tableGame.facts(context)}
      best={best}
      onOpen={setLook}
      clock={own}
    >
      {tableGame.linesUp && <LineUp />}
    </Self>
  )
}

/** Which turn it is for whoever is due. */
export const useTurnTag = ({ context, tableGame, isAlone }: TableScreen): string | null => {
  const t = useTableText()
  const made = context.seat === null || !context.due ? null : tableGame.turn(context.view, context.seat)
  return made === null ? null : t(isAlone ? 'turn' : 'ownTurn', { n: made + 1 })
}

const OwnActs = ({ screen, end }: { readonly screen: TableScreen; readonly end: End }) => {
  const t = useTableText()
  const { context, state, picture, moves, hint, nameOf, waitingFor, isCollecting, isHalted, showRule, undo } = screen
  return (
    <Acts
      actions={isHalted || state.isOut ? [] : picture.actions.filter(({ sure }) => sure === undefined)}
      onAction={(action) => moves.gesture({ kind: 'action', action })}
      nameOf={nameOf}
      waitingFor={waitingFor}
      isCollecting={isCollecting}
      onResults={state.outcome === null ? null : end.open}
      isLookingOn={state.context.seat === null}
      undo={screen.table.offersUndo ? { onPress: undo, unavailable: state.mayUndo ? null : t('nothingToUndo') } : null}
      onBook={() => showRule(null)}
      hint={
        hint.offered ? { onPress: hint.ask, busy: hint.busy, unavailable: context.due ? null : t('notYourTurn') } : null
      }
    />
  )
}
