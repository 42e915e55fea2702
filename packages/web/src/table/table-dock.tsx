import type { ReactNode } from 'react'
import { Dock } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { Acts } from './acts.tsx'
import { Curtain } from './curtain.tsx'
import { FEW, Hand } from './hand.tsx'
import { LineUp } from './line-up.tsx'
import { Self } from './self.tsx'
import { SharedWindow } from './shared-window.tsx'
import type { End } from './table-end.tsx'
import { useTableText } from './texts.ts'
import { useBest } from './use-best.ts'
import type { Sitting } from './use-sitting.ts'

/** Along the lower edge: the own figures, hand and buttons, or the curtain while nobody may see a hand. */
export const TableDock = ({
  sitting,
  end,
  own,
}: {
  readonly sitting: Sitting
  readonly end: End
  readonly own: ReactNode
}) => {
  const { table, middle, state, nameOf, picture } = sitting
  if (state.curtain !== null) return <Curtain name={nameOf(state.curtain)} onOpen={table.open} />
  if (state.claims !== null)
    return (
      <SharedWindow
        seats={state.claims}
        claiming={middle.claiming}
        nameOf={nameOf}
        onClaim={table.claim}
        onPass={table.letPass}
      />
    )
  return (
    <Dock
      large={picture.hand.length > FEW}
      self={<OwnFigures sitting={sitting} own={own} />}
      hand={<Hand cards={picture.hand} perNarrowRow={picture.perRow} />}
      acts={<OwnActs sitting={sitting} end={end} />}
    />
  )
}

const OwnFigures = ({ sitting, own }: { readonly sitting: Sitting; readonly own: ReactNode }) => {
  const t = useTableText()
  const say = useSay()
  const { played, desk, state, scene, middle, nameOf, picture, isAlone, setLook } = sitting
  const best = useBest(played)
  const turn = useTurnTag(sitting)
  if (desk.seat === null) return null
  const isTurn = !isAlone && desk.due && state.window === null
  const line = middle.seatLine(scene.view, desk.seat, played.rules)
  const counted = line.cards !== null || middle.ownInDock === true
  const standing = line.state ?? line.notes[0]
  const tag = isTurn ? t('yourTurn') : counted ? (standing === undefined ? null : say(standing)) : turn
  return (
    <Self
      name={nameOf(desk.seat)}
      tag={tag}
      isTurn={isTurn}
      score={counted ? null : line.points}
      gain={picture.gain}
      facts={middle.facts(desk)}
      best={best}
      onOpen={setLook}
      clock={own}
    >
      {middle.linesUp && <LineUp />}
    </Self>
  )
}

/** Which turn it is for whoever is due. */
export const useTurnTag = ({ desk, middle }: Sitting): string | null => {
  const t = useTableText()
  const made = desk.seat === null || !desk.due ? null : middle.turn(desk.view, desk.seat)
  return made === null ? null : t('turn', { n: made + 1 })
}

const OwnActs = ({ sitting, end }: { readonly sitting: Sitting; readonly end: End }) => {
  const t = useTableText()
  const { played, desk, state, picture, moves, hint, isAlone, waitingFor, isCollecting, isHalted, showRule, undo } =
    sitting
  const noUndo = t(played.rules.undo === true ? 'nothingToUndo' : 'noUndo')
  return (
    <Acts
      actions={isHalted || state.isOut ? [] : picture.actions}
      onAction={(action) => moves.gesture({ kind: 'action', action })}
      waitingFor={waitingFor}
      isCollecting={isCollecting}
      onResults={state.outcome === null ? null : end.open}
      isLookingOn={state.desk.seat === null}
      undo={isAlone ? { onPress: undo, unavailable: state.mayUndo ? null : noUndo } : null}
      onBook={() => showRule(null)}
      hint={
        hint.offered ? { onPress: hint.ask, busy: hint.busy, unavailable: desk.due ? null : t('notYourTurn') } : null
      }
    />
  )
}
