import { type Engine, eventsFor, type GameEvent, type Match, text, type Viewer } from '@tefuda/kernel'
import { withCardSigns } from '../terminal/cards.ts'
import type { Look } from '../terminal/look.ts'
import { plain } from '../terminal/text.ts'

/** What each seat is called on this screen. */
export type Names = readonly string[]

const YOU = text('あなた', 'You')

/** Given names; else the bot's; else 「あなた」 where one person plays, letters where several do. */
export const namesOf = ({ seats }: Match, look: Look): Names => {
  const people = seats.filter(({ bot }) => bot === undefined).length
  return seats.map(({ name, bot }, seat) => {
    const letter = String.fromCharCode(65 + seat)
    if (name !== undefined && name !== '') return printable(name)
    if (bot !== undefined) return `${letter} (${printable(bot)})`
    return people === 1 ? look.say(YOU) : letter
  })
}

/** Names in a record come from anywhere: nothing in them may steer the terminal. */
export const printable = (text: string): string => plain(text).slice(0, 40)

/** The whole log as the viewer may read it. */
export const logLines = (match: Match, viewer: Viewer, names: Names, look: Look): string[] =>
  narrate(match.engine, eventsFor(match, viewer), names, look)

/** Events as text, seats by their names, cards by their signs. */
export const narrate = (engine: Engine, events: readonly GameEvent[], names: Names, look: Look): string[] =>
  events.map((event) => withNames(look.say(engine.narrate(event)), names, look))

/** Whether an event need not be told where moves are: the move it comes from, or the next one, says as much. */
export const isSaidByMoves = ({ type }: GameEvent): boolean => SAID_BY_MOVES.has(type)
const SAID_BY_MOVES: ReadonlySet<string> = new Set(['answer', 'choose', 'turn'])

const SEAT = /席(\d+)(　?)|\bseat (\d+)(: |'s\b)?/giu

const withNames = (line: string, names: Names, look: Look): string =>
  withCardSigns(line, look).replace(SEAT, (all: string, ja?: string, jaGap = '', en?: string, enGap = '') => {
    const name = names[Number(ja ?? en) - 1]
    if (name === undefined) return all
    // Alone at the table everything that happens is one's own doing.
    if (names.length === 1 && (jaGap !== '' || enGap === ': ')) return ''
    return name === YOU.en && enGap === "'s" ? 'your' : `${name}${jaGap}${enGap}`
  })
