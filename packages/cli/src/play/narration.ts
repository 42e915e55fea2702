import {
  type Engine,
  eventsFor,
  type GameEvent,
  isRefusal,
  type LogLine,
  type Match,
  sentenceOf,
  text,
  type Viewer,
} from '@tefuda/kernel'
import { botNamed } from '../bot-choice.ts'
import { withCardSigns } from '../terminal/cards.ts'
import type { Look } from '../terminal/look.ts'
import { plain } from '../terminal/text.ts'

/** What each seat is called on this screen. */
export type Names = readonly string[]

const YOU = text('あなた', 'You')

/** Given names; else what the bot is called; else 「あなた」 where one person plays, letters where several do. */
export const namesOf = ({ seats }: Match, look: Look): Names => {
  const people = seats.filter(({ bot }) => bot === undefined).length
  return seats.map(({ name, bot }, seat) => {
    const letter = String.fromCharCode(65 + seat)
    if (name !== undefined && name !== '') return printable(name)
    if (bot !== undefined) return `${letter} (${nameOfBot(bot, look)})`
    return people === 1 ? look.say(YOU) : letter
  })
}

/** Records of elsewhere may speak of bots that are not here. */
export const nameOfBot = (id: string, look: Look): string => {
  const choice = botNamed(id)
  return isRefusal(choice) ? printable(id) : look.say(choice.name)
}

/** Names in a record come from anywhere: nothing in them may steer the terminal. */
export const printable = (text: string): string => plain(text).slice(0, 40)

/** The whole log as the viewer may read it. */
export const logLines = (match: Match, viewer: Viewer, names: Names, look: Look): string[] =>
  told(match.engine, eventsFor(match, viewer), names, look, () => true)

/** Events as text, of those lines that are wanted: seats by their names, cards by their signs. */
export const told = (
  engine: Engine,
  events: readonly GameEvent[],
  names: Names,
  look: Look,
  isWanted: (line: LogLine) => boolean,
): string[] =>
  events.flatMap((event) => {
    const line = engine.narrate(event)
    // Alone at the table everything that happens is one's own doing.
    const seat = names.length === 1 ? null : line.seat
    return isWanted(line) ? [withNames(look.say(sentenceOf({ ...line, seat })), names, look)] : []
  })

const SEAT = /席(\d+)|\bseat (\d+)/giu

/** In English what is "of You" is "your". */
const YOURS = /(?:the )?(\S+) of You\b/g

/** A text of a game with the names of seats and the signs of cards. */
export const withNames = (line: string, names: Names, look: Look): string =>
  withCardSigns(line, look)
    .replace(SEAT, (all: string, ja?: string, en?: string) => names[Number(ja ?? en) - 1] ?? all)
    .replace(YOURS, 'your $1')
