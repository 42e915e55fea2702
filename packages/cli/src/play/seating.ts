import type { Match, Refusal, Seat, Text, Viewer } from '@tefuda/kernel'
import type { GameDrawing } from '../games/drawing.ts'
import type { Look } from '../terminal/look.ts'
import { wrap } from '../terminal/text.ts'
import { drawFrame, type Scene } from './frame.ts'
import type { Names } from './narration.ts'
import type { Screen } from './screen.ts'

/** A table at which people of one keyboard and bots sit. */
export interface Table {
  readonly match: Match
  readonly names: Names
  readonly drawing: GameDrawing
  readonly screen: Screen
  readonly look: Look
  /** The move of the bot that sits there; null when the person leaves while it thinks. */
  botMove(seat: Seat): Promise<string | null>
  /** Called after every change, before it is shown; returns a warning to show, or null. */
  keep(): string | null
  /** Whether a person alone with bots is asked in every window, also where there is nothing to answer but no. */
  readonly everyWindow: boolean
  /** The seat whose person is asked now, for completion; null while nobody is. */
  asked: Seat | null
  /** Where the table is that of a lesson. */
  readonly coach?: Coach
}

/** Says what a lesson wants to see, and to any other move why not that one. */
export interface Coach {
  say(): Text
  /** Null where the move is what the lesson wishes. */
  judge(move: string): Refusal | null
}

/** How an evening at the table ended. */
export type Ending = 'over' | 'left'

/** What of a scene changes from one moment to the next. */
export type Shown = Pick<Scene, 'viewer' | 'recent' | 'message'> & Partial<Pick<Scene, 'preview' | 'pan' | 'asked'>>

/** Puts the table on the screen, and again whenever its size changes. */
export const show = ({ match, names, drawing, look, screen }: Table, shown: Shown): void => {
  screen.show(() => {
    const size = screen.size()
    const message = shown.message.flatMap((line) => wrap(line, size.columns, look.lang))
    return drawFrame({ match, names, preview: null, pan: { x: 0, y: 0 }, ...shown, message }, drawing, look, size)
  })
}

/** The one person at the table may look on while bots think; where there are several, nobody's hand is shown then. */
export const onlyPerson = ({ seats }: Match): Viewer => {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  return people.length === 1 ? people[0]! : null
}
