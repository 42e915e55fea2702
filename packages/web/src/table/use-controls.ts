import { type RefObject, useState } from 'react'
import { changePreferences } from '../theme/index.ts'
import type { Table, TableState } from './table.ts'
import type { Action, Picture, SeatContext, TableGame } from './table-game.ts'
import type { Hint } from './use-hint.tsx'
import { type Command, focusField, useKeys } from './use-keys.ts'
import type { Moves } from './use-moves.ts'
import { usePointers } from './use-pointers.ts'

/** What mouse, finger and keyboard act upon. */
export interface Controlled {
  readonly table: Table
  readonly tableGame: TableGame
  readonly state: TableState
  readonly context: SeatContext
  readonly draft: unknown
  readonly picture: Picture
  readonly moves: Moves
  readonly hint: Hint
  readonly setLook: (pile: string) => void
  readonly setSure: (action: Action) => void
  readonly setByKey: (byKey: boolean) => void
  readonly showRule: (rule: string | null) => void
  readonly undo: () => void
}

/** Letters typed towards a card or place, and the place the keyboard is on. */
export interface Typing {
  readonly typed: string
  readonly focus: string | null
}

/** Mouse, finger and keyboard at the table. Any press or key ends the running step. */
export const useControls = (page: RefObject<HTMLElement | null>, controlled: Controlled): Typing => {
  const { table, tableGame, context, draft, picture, moves, setLook, setByKey } = controlled
  const [typed, setTyped] = useState('')
  const [focus, setFocus] = useState<string | null>(null)
  const hasChosen = (): boolean => picture.hand.some(({ chosen }) => chosen)
  const commands = commandsOf(controlled)
  const pressed = (byKey: boolean) => (): void => {
    setByKey(byKey)
    table.display.finish()
  }
  usePointers(page, {
    onGesture: moves.gesture,
    onPress: pressed(false),
    isChosen: (card) => picture.hand[card]?.chosen === true,
    hasChosen,
    onLook: setLook,
    onKeyChoice: () => tableGame.gathers !== true && page.current !== null && focusField(page.current),
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
    onActionKey: (key) => pressActionKey(controlled, key),
    onEnter: () => pressMain(controlled),
    onFocusSpot: setFocus,
  })
  return { typed, focus }
}

const commandsOf = ({
  table,
  tableGame,
  state,
  context,
  hint,
  setLook,
  showRule,
  undo,
}: Controlled): Readonly<Record<Command, () => void>> => ({
  hint: () => context.due && hint.ask(),
  undo: () => state.mayUndo && undo(),
  book: () => showRule(null),
  next: table.next,
  taken: () => setLook('taken'),
  order: () => tableGame.linesUp && changePreferences({ handOrder: context.handOrder === 'rank' ? 'suit' : 'rank' }),
})

/** The offer or action with that key; what cannot be taken back is asked about. False where there is none. */
const pressActionKey = ({ context, picture, moves, setSure }: Controlled, key: string): boolean => {
  if (!context.due) return false
  const offer = picture.offers?.list.find((one) => one.key === key)
  if (offer !== undefined) {
    moves.gesture({ kind: 'offer', offer: offer.id })
    return true
  }
  const action = picture.actions.find((one) => one.key === key)
  if (action === undefined || action.unavailable !== null) return false
  if (action.sure === undefined) moves.gesture({ kind: 'action', action: action.id })
  else setSure(action)
  return true
}

/** The main action; false where there is none that can be used. */
const pressMain = ({ context, picture, moves }: Controlled): boolean => {
  const main = context.due ? picture.actions[0] : undefined
  if (main === undefined || main.unavailable !== null) return false
  moves.gesture({ kind: 'action', action: main.id })
  return true
}
