import type { ComponentType } from 'react'
import type { SettingEditor } from '../setup/setting-editors.ts'
import type { TableGame } from '../table/table-game.ts'

/** What the page has of a game beside its rules. Everything is fetched when it is asked for; a game without one is shown plainly. */
export interface PageGame {
  readonly id: string
  /** What is shown at the table. */
  table(): Promise<{ readonly default: TableGame }>
  /** The puzzles of the game, by their numbers. */
  puzzles?(): Promise<{ readonly default: unknown }>
  /** The page that keeps the points of a game at a real table: `/score/ID`. */
  readonly scorer?: ComponentType
  /** The page that works out what cards are worth at a real table: `/value/ID`. */
  readonly calculator?: ComponentType
  /** Editors for settings whose kind does not say enough, by the name of the setting. */
  readonly editors?: Readonly<Record<string, SettingEditor>>
}
