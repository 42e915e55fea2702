import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../i18n/index.ts'
import { changePreferences, usePreferences } from '../theme/index.ts'
import { isUnasked } from './asked.ts'
import type { BesideState } from './beside-state.ts'
import type { Scene } from './display.ts'
import { type NameOf, useNames } from './names.ts'
import { onItsWay } from './on-its-way.ts'
import type { Played } from './played.ts'
import type { Table, TableState } from './table.ts'
import type { Action, Picture, SeatContext, TableGame } from './table-game.ts'
import { type Hint, useHint } from './use-hint.tsx'
import { type Command, focusField, focusHand, useKeys } from './use-keys.ts'
import { type Moves, startOf, useMoves } from './use-moves.ts'
import { usePointers } from './use-pointers.ts'
import { useMarksPossible } from './use-possible.ts'
import { useSlow } from './use-slow.ts'
import { useTableState } from './use-table-state.ts'

/** The state of a table's screen, which all its parts share. */
export interface TableScreen {
  readonly table: Table
  readonly tableGame: TableGame
  readonly played: Played
  readonly state: TableState
  readonly scene: Scene
  /** What is before the viewer's eyes, with the questions that can be asked about the game as it stands. */
  readonly context: SeatContext
  /** What `draft` is put together in: while a move is on its way, the context it was made in. */
  readonly draftContext: SeatContext
  readonly draft: unknown
  readonly picture: Picture
  readonly moves: Moves
  readonly hint: Hint
  /** What cannot be taken back and is just being asked about. */
  readonly sure: Action | null
  readonly setSure: (action: Action | null) => void
  readonly nameOf: NameOf
  readonly isAlone: boolean
  /** Whom the table waits for; null while it is one's own turn, or nobody's. */
  readonly waitingFor: string | null
  /** A move has been on its way for so long that it is worth a word. */
  readonly isSlow: boolean
  /** Others are being asked all at once; who has answered does not show. */
  readonly isCollecting: boolean
  /** A deal has ended, and how is being told. */
  readonly isHalted: boolean
  /** The pile that is looked through. */
  readonly look: string | null
  readonly setLook: (pile: string | null) => void
  /** Letters typed towards a card or place. */
  readonly typed: string
  /** The place the keyboard is on. */
  readonly focus: string | null
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
  const lang = useLanguage()
  const { state, scene } = useTableState(table)
  const { played } = table
  const nameOf = useNames(state.seats, state.players, state.you)
  const [sure, setSure] = useState<Action | null>(null)
  const [look, setLook] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [focus, setFocus] = useState<string | null>(null)
  const [beside, setBeside] = useState<BesideState>({ tab: 'log', open: false, rule: null })
  const [byKey, setByKey] = useState(false)
  const onPage = (act: (page: HTMLElement) => void): void => {
    if (page.current !== null) act(page.current)
  }
  const moves = useMoves(table, tableGame, setLook, () => byKey && onPage(focusHand))
  const hint = useHint(table, moves.propose, scene.events.length)

  const { handOrder } = usePreferences()
  // While it is told how a deal ended, the next one has begun already; nothing of it is asked yet.
  const isHalted = scene.halt !== null
  const { seat } = state.context
  const seen = useMemo(
    () => ({
      view: scene.view,
      handOrder,
      gaps: tableGame.gaps?.(scene.view, scene.last) ?? [],
      came: seat === null ? [] : (tableGame.came?.(scene.events, seat) ?? []),
    }),
    [scene.view, scene.last, scene.events, seat, handOrder, tableGame],
  )
  const marksPossible = useMarksPossible(table)
  const asked = { marksPossible, wished: table.wished() }
  const context: SeatContext = {
    ...state.context,
    ...seen,
    ...asked,
    due: state.context.due && !isHalted && !isUnasked(state),
  }
  // A move on its way to the table lies where it was put.
  const { sent } = state
  const isSlow = useSlow(sent !== null)
  const lying = useMemo(() => {
    if (sent === null) return null
    const draftContext: SeatContext = { ...sent.context, ...seen }
    return { draftContext, draft: tableGame.draftOf(sent.move, draftContext) }
  }, [sent, seen, tableGame])
  const { draftContext, draft } = lying ?? {
    draftContext: context,
    draft: moves.draft ?? startOf(table, tableGame, context),
  }
  const drawn = tableGame.picture(draft, draftContext)
  const picture = sent === null ? drawn : onItsWay(drawn, isSlow)
  const hasChosen = (): boolean => picture.hand.some(({ chosen }) => chosen)
  const showRule = (rule: string | null): void => setBeside({ tab: 'rules', open: true, rule })
  const undo = (): void => {
    moves.reset()
    table.undo()
  }
  const commands: Readonly<Record<Command, () => void>> = {
    hint: () => context.due && hint.ask(),
    undo: () => state.mayUndo && undo(),
    book: () => showRule(null),
    next: table.next,
    taken: () => setLook('taken'),
    order: () => tableGame.linesUp && changePreferences({ handOrder: handOrder === 'rank' ? 'suit' : 'rank' }),
  }
  /** Any press or key ends the running step. */
  const pressed = (key: boolean) => (): void => {
    setByKey(key)
    table.display.finish()
  }
  usePointers(page, {
    onGesture: moves.gesture,
    onPress: pressed(false),
    isChosen: (card) => picture.hand[card]?.chosen === true,
    hasChosen,
    onLook: setLook,
    onKeyChoice: () => tableGame.gathers !== true && onPage(focusField),
  })
  useKeys(page, {
    onGesture: moves.gesture,
    onPress: pressed(true),
    hasChosen,
    gathers: tableGame.gathers === true,
    words: () => tableGame.words(draft, context),
    onTyped: setTyped,
    onLook: setLook,
    onCommand: (command) => commands[command](),
    onActionKey: (key) => {
      const offer = context.due ? picture.offers?.list.find((one) => one.key === key) : undefined
      if (offer !== undefined) {
        moves.gesture({ kind: 'offer', offer: offer.id })
        return true
      }
      const action = context.due ? picture.actions.find((one) => one.key === key) : undefined
      if (action === undefined || action.unavailable !== null) return false
      if (action.sure === undefined) moves.gesture({ kind: 'action', action: action.id })
      else setSure(action)
      return true
    },
    onEnter: () => {
      const main = context.due ? picture.actions[0] : undefined
      if (main === undefined || main.unavailable !== null) return false
      moves.gesture({ kind: 'action', action: main.id })
      return true
    },
    onFocusSpot: setFocus,
  })
  const isDue = context.due || sent !== null
  const others = state.due.filter((seat) => seat !== state.context.seat)
  const isCollecting =
    !isHalted && !isDue && !state.isOut && state.outcome === null && (state.phase === 'window' || others.length === 0)
  // A card that is played leaves the page, and the focus with it: it goes back to the hand when the turn has come.
  const isReady = state.context.due && !scene.running
  useEffect(() => {
    if (isReady && byKey && page.current !== null && document.activeElement === document.body) focusHand(page.current)
  }, [isReady, byKey, page])

  return {
    table,
    tableGame,
    played,
    state,
    scene,
    context,
    draftContext,
    draft,
    picture,
    moves,
    hint,
    sure,
    setSure,
    nameOf,
    isAlone: played.seats === 1,
    waitingFor:
      isDue || isHalted || state.isOut || state.outcome !== null || isCollecting
        ? null
        : others.map(nameOf).join(lang === 'ja' ? '、' : ', '),
    isSlow,
    isCollecting,
    isHalted,
    look,
    setLook,
    typed,
    focus,
    beside,
    setBeside,
    showRule,
    undo,
  }
}
