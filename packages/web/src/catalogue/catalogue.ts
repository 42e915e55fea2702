import listed from 'virtual:catalogue'
import type { ListedGame, ListedPreset } from '@tefuda/wire'
import { useSyncExternalStore } from 'react'
import { createStore } from '../state/store.ts'

/** What can be said about a game without its code. */
export interface CatalogueGame extends ListedGame {
  /** Its code has not come, or cannot be run here. */
  readonly isBroken?: true
}

export type CataloguePreset = ListedPreset

/** The built-in games, then those of the host once the server has told of them. */
export const catalogue = createStore<readonly CatalogueGame[]>(listed)

export const useCatalogue = (): readonly CatalogueGame[] =>
  useSyncExternalStore(catalogue.subscribe, catalogue.get, catalogue.get)

export const catalogueGame = (id: string): CatalogueGame | undefined => catalogue.get().find((game) => game.id === id)

/** The preset with exactly these rules, if they are one. */
export const presetOf = (game: CatalogueGame, fingerprint: string): CataloguePreset | undefined =>
  game.presets.find((preset) => preset.fingerprint === fingerprint)
