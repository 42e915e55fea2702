import type { RuleValue } from '@tefuda/kernel'
import { createContext, type ReactNode } from 'react'

export interface SettingEditorProps {
  readonly value: RuleValue
  readonly onChange: (value: RuleValue) => void
  /** The id of the text that says what it conflicts with. */
  readonly describedBy: string | undefined
}

export type SettingEditor = (props: SettingEditorProps) => ReactNode

/** The editor of a game, by its id, for one of its settings; undefined where the setting's kind says enough. */
export type FindSettingEditor = (game: string, setting: string) => SettingEditor | undefined

/** What games bring to the form of their settings; the page provides it, as the form knows no game. */
export const SettingEditors = createContext<FindSettingEditor>(() => undefined)
