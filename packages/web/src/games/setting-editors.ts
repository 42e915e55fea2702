import type { RuleValue } from '@tefuda/kernel'
import { lazy, type ReactNode } from 'react'

export interface SettingEditorProps {
  readonly value: RuleValue
  readonly onChange: (value: RuleValue) => void
  /** The id of the text that says what it conflicts with. */
  readonly describedBy: string | undefined
}

type SettingEditor = (props: SettingEditorProps) => ReactNode

/** Settings for which a game brings an editor of its own, by `game setting`. */
const EDITORS: Readonly<Record<string, SettingEditor>> = {
  'ccc board': lazy(() => import('./ccc/board-editor.tsx')),
}

/** The editor of a game for one of its settings; undefined where the setting's kind says enough. */
export const settingEditorOf = (game: string, setting: string): SettingEditor | undefined =>
  EDITORS[`${game} ${setting}`]
