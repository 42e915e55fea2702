import { lazy } from 'react'
import type { FindSettingEditor, SettingEditor } from '../setup/setting-editors.ts'

/** Settings for which a game brings an editor of its own, by `game setting`. */
const EDITORS: Readonly<Record<string, SettingEditor>> = {
  'ccc board': lazy(() => import('./ccc/board-editor.tsx')),
}

export const settingEditorOf: FindSettingEditor = (game, setting) => EDITORS[`${game} ${setting}`]
