import { conflictsOf, fingerprint, type Game, isRefusal, type Lesson, PACKS, PAINTS, readRules } from '@tefuda/kernel'
import { z } from 'zod'
import { Text } from './basics.ts'

const number = z.number()
const paint = z.enum(PAINTS).exactOptional()

const Shape = z.union([
  z.object({ card: z.tuple([number, number, number, number]).readonly(), turn: number.exactOptional(), paint }),
  z.object({ dot: z.tuple([number, number, number]).readonly(), paint }),
  z.object({ path: z.string(), paint }),
])

const ListedPreset = z.object({
  id: z.string(),
  name: Text,
  summary: Text,
  /** The numbers of seats it can be played with, ascending. */
  seats: z.array(z.int()).readonly(),
  fingerprint: z.string(),
})
export type ListedPreset = Readonly<z.infer<typeof ListedPreset>>

/** What can be said about a game without its code. */
export const ListedGame = z.object({
  id: z.string(),
  name: Text,
  summary: Text,
  credit: Text,
  /** Absent where the game has none of its own. */
  pictogram: z.array(Shape).readonly().exactOptional(),
  pack: z.enum(PACKS).exactOptional(),
  /** Typical length of a game in minutes. */
  minutes: z.number(),
  /** The ids of its lessons, in the order in which they build on each other. */
  lessons: z.array(z.string()).readonly(),
  /** The first is the standard game. */
  presets: z.array(ListedPreset).readonly(),
})
export type ListedGame = Readonly<z.infer<typeof ListedGame>>

/** Lists a game with its lessons. Throws where a preset is none. */
export const listedGame = (game: Game, lessons: readonly Lesson[]): ListedGame => ({
  id: game.id,
  name: game.name,
  summary: game.summary,
  credit: game.credit,
  ...(game.pictogram && { pictogram: game.pictogram }),
  ...(game.pack && { pack: game.pack }),
  minutes: game.minutes,
  lessons: lessons.map(({ id }) => id),
  presets: game.schema.presets.map((preset) => listedPreset(game, preset)),
})

const listedPreset = (
  { id: game, rulesVersion, schema, minSeats, maxSeats }: Game,
  { id, name, summary }: Game['schema']['presets'][number],
): ListedPreset => {
  const rules = readRules(schema, { preset: id })
  if (isRefusal(rules)) throw new Error(`${game} ${id}: ${rules.message.en}`)
  const numbers = Array.from({ length: maxSeats - minSeats + 1 }, (_, more) => minSeats + more)
  return {
    id,
    name,
    summary,
    seats: numbers.filter((seats) => conflictsOf(schema, rules, seats).length === 0),
    fingerprint: fingerprint(game, rulesVersion, rules),
  }
}

/**
 * A game of somebody else's that the server plays: `modules` are the addresses of the modules that make it up, from the base of the
 * site, of which the first exports the `Game` as its default; none where a browser cannot run it.
 */
export const HostGame = ListedGame.extend({
  package: z.object({ name: z.string(), version: z.string() }),
  modules: z.array(z.string()).readonly(),
})
export type HostGame = Readonly<z.infer<typeof HostGame>>

export const HostGames = z.object({ games: z.array(HostGame).readonly() })
export type HostGames = z.infer<typeof HostGames>
