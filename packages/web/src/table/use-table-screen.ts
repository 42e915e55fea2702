import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../i18n/index.ts'
import type { BesideState } from './beside-state.ts'
import { type NameOf, useNames } from './names.ts'
import type { Played } from './played.ts'
import type { Scene } from './scene.ts'
import type { Table, TableState } from './table.ts'
import type { Action, SeatContext, TableGame } from './table-game.ts'
import { type Typing, useControls } from './use-controls.ts'
import { type PicturedDraft, useDraft } from './use-draft.ts'
import { type Hint, useHint } from './use-hint.tsx'
import { focusHand } from './use-keys.ts'
import { type Moves, useMoves } from './use-moves.ts'
import { useSeatContext } from './use-seat-context.ts'
import { useTableState } from './use-table-state.ts'

/** The state of a table's screen, which all its parts share. */
export interface TableScreen extends PicturedDraft, Typing {
  readonly table: Table
  readonly tableGame: TableGame
  readonly played: Played
  readonly state: TableState
  readonly scene: Scene
  /** What is before the viewer's eyes, with the questions that can be asked about the game as it stands. */
  readonly context: SeatContext
  readonly moves: Moves
  readonly hint: Hint
  /** What cannot be taken back and is just being asked about. */
  readonly sure: Action | null
  readonly setSure: (action: Action | null) => void
  readonly nameOf: NameOf
  readonly isAlone: boolean
  /** Whom the table waits for; null while it is one's own turn, or nobody's. */
  readonly waitingFor: string | null
  /** Others are being asked all at once; who has answered does not show. */
  readonly isCollecting: boolean
  /** A deal has ended, and how is being told. */
  readonly isHalted: boolean
  /** The pile that is looked through. */
  readonly look: string | null
  readonly setLook: (pile: string | null) => void
  readonly beside: BesideState
  readonly setBeside: (beside: BesideState) => void
  /** Opens the rule book, at a ruling where one is named. */
  readonly showRule: (rule: string | null) => void
  readonly undo: () => void
}

/** Ties a table to the page: what is shown, what is chosen, and mouse, finger and keyboard. */
export const useTableScreen = (
  table: Table,
  tableGame: TableGame,
  page: RefObject<HTMLElement | null>,
): TableScreen => {
  const { state, scene } = useTableState(table)
  const nameOf = useNames(state.seats, state.players, state.you)
  const [sure, setSure] = useState<Action | null>(null)
  const [look, setLook] = useState<string | null>(null)
  const [beside, setBeside] = useState<BesideState>({ tab: 'log', open: false, rule: null })
  const [byKey, setByKey] = useState(false)
  const moves = useMoves(table, tableGame, setLook, () => {
    if (byKey && page.current !== null) focusHand(page.current)
  })
  const hint = useHint(table, moves.propose, scene.events.length)
  const { seen, context } = useSeatContext(table, tableGame, state, scene)
  const drafted = useDraft(table, tableGame, state, { seen, context }, moves)
  const showRule = useCallback((rule: string | null): void => setBeside({ tab: 'rules', open: true, rule }), [])
  const undo = (): void => {
    moves.reset()
    table.undo()
  }
  const acting = { table, tableGame, state, context, moves, hint, setLook, setSure, showRule, undo }
  const typing = useControls(page, { ...acting, ...drafted, setByKey })
  // A card that is played leaves the page, and the focus with it: it goes back to the hand when the turn has come.
  const isReady = state.context.due && !scene.running
  useEffect(() => {
    if (isReady && byKey && page.current !== null && document.activeElement === document.body) focusHand(page.current)
  }, [isReady, byKey, page])
  return {
    ...acting,
    ...drafted,
    ...typing,
    ...useWaiting(state, scene, context, nameOf),
    played: table.played,
    scene,
    sure,
    nameOf,
    isAlone: table.played.seats === 1,
    isHalted: scene.halt !== null,
    look,
    beside,
    setBeside,
  }
}

/** Whom the table waits for, where that may be told. */
const useWaiting = (
  state: TableState,
  scene: Scene,
  context: SeatContext,
  nameOf: NameOf,
): Pick<TableScreen, 'waitingFor' | 'isCollecting'> => {
  const language = useLanguage()
  const isIdle = !context.due && state.sent === null && scene.halt === null && !state.isOut && state.outcome === null
  const others = state.due.filter((seat) => seat !== state.context.seat)
  const isCollecting = isIdle && (state.phase === 'window' || others.length === 0)
  return {
    isCollecting,
    waitingFor: isIdle && !isCollecting ? others.map(nameOf).join(language === 'ja' ? '、' : ', ') : null,
  }
}
