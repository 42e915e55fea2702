import listed from 'virtual:catalogue'
import type { Pack, Pictogram, Text } from '@tefuda/kernel'

/** What can be said about a game without its code. */
export interface CatalogueGame {
  readonly id: string
  readonly name: Text
  readonly summary: Text
  readonly credit: Text
  /** Absent where the game has none of its own. */
  readonly pictogram?: Pictogram
  readonly pack?: Pack
  /** Typical length of a game in minutes. */
  readonly minutes: number
  /** The ids of its lessons, in the order in which they build on each other. */
  readonly lessons: readonly string[]
  /** The first is the standard game. */
  readonly presets: readonly CataloguePreset[]
}

export interface CataloguePreset {
  readonly id: string
  readonly name: Text
  readonly summary: Text
  /** The numbers of seats it can be played with, ascending. */
  readonly seats: readonly number[]
  readonly fingerprint: string
}

export const catalogue: readonly CatalogueGame[] = listed

export const catalogueGame = (id: string): CatalogueGame | undefined => catalogue.find((game) => game.id === id)

/** The preset with exactly these rules, if they are one. */
export const presetOf = (game: CatalogueGame, fingerprint: string): CataloguePreset | undefined =>
  game.presets.find((preset) => preset.fingerprint === fingerprint)
