import { Dock } from '../frame/index.ts'
import { Acts } from './acts.tsx'
import { Curtain } from './curtain.tsx'
import { Hand } from './hand.tsx'
import { Self } from './self.tsx'
import type { End } from './table-end.tsx'
import { useTableText } from './texts.ts'
import { useBest } from './use-best.ts'
import type { Sitting } from './use-sitting.ts'

/** Along the lower edge: the own figures, hand and buttons, or the curtain while nobody may see a hand. */
export const TableDock = ({ sitting, end }: { readonly sitting: Sitting; readonly end: End }) => {
  const { table, state, nameOf, picture } = sitting
  if (state.curtain !== null) return <Curtain name={nameOf(state.curtain)} onOpen={table.open} />
  return (
    <Dock
      self={<OwnFigures sitting={sitting} />}
      hand={<Hand cards={picture.hand} />}
      acts={<OwnActs sitting={sitting} end={end} />}
    />
  )
}

const OwnFigures = ({ sitting }: { readonly sitting: Sitting }) => {
  const t = useTableText()
  const { match, desk, scene, middle, nameOf, picture, isAlone, setLook } = sitting
  const best = useBest(match)
  const turn = useTurnTag(sitting)
  if (desk.seat === null) return null
  const isTurn = !isAlone && desk.due
  return (
    <Self
      name={nameOf(desk.seat)}
      tag={isTurn ? t('yourTurn') : turn}
      isTurn={isTurn}
      score={middle.seatLine(scene.view, desk.seat).points}
      gain={picture.gain}
      facts={middle.facts(desk)}
      best={best}
      onOpen={setLook}
    />
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
  const { match, desk, state, picture, moves, hint, isAlone, waitingFor, showRule, undo } = sitting
  const noUndo = t(match.rules.undo === true ? 'nothingToUndo' : 'noUndo')
  return (
    <Acts
      actions={picture.actions}
      onAction={(action) => moves.gesture({ kind: 'action', action })}
      waitingFor={waitingFor}
      onResults={state.outcome === null ? null : end.open}
      undo={isAlone ? { onPress: undo, unavailable: state.mayUndo ? null : noUndo } : null}
      onBook={() => showRule(null)}
      hint={{ onPress: hint.ask, busy: hint.busy, unavailable: desk.due ? null : t('notYourTurn') }}
    />
  )
}
