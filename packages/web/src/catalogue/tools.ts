import type { Text } from '@tefuda/kernel'
import { createContext } from 'react'

/** A page that helps people who play a game at a real table. */
export interface Tool {
  readonly href: string
  readonly name: Text
}

/** The tools of a game, by its id. */
export type FindTools = (game: string) => readonly Tool[]

/** What tools games bring; the page provides it to rooms that know no game. */
export const Tools = createContext<FindTools>(() => [])
