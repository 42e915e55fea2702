import type { Game, Rules } from '@tefuda/kernel'
import { createContext, type ReactNode, useMemo } from 'react'
import { useLanguage } from '../i18n/index.ts'
import { type Split, splitterOf } from './term-index.ts'

/** The table whose words are explained. */
export interface Explained {
  readonly game: Game
  readonly rules: Rules
  readonly seats: number
}

export interface TermsValue {
  readonly split: Split
  /** Null where nothing is explained. */
  readonly table: Explained | null
  /** Shows a chapter of the rule book beside the table, where there is one. */
  readonly showChapter: ((chapter: string) => void) | null
}

/** What the words of a game mean to whatever stands below. */
export const TermsContext = createContext<TermsValue>({ split: splitterOf([], 'ja'), table: null, showChapter: null })

export interface TermsProps {
  readonly game: Game
  readonly rules: Rules
  readonly seats: number
  readonly showChapter?: (chapter: string) => void
  readonly children: ReactNode
}

/** Explains the words of a game wherever `TermSentence` stands below. */
export const Terms = ({ game, rules, seats, showChapter, children }: TermsProps) => {
  const language = useLanguage()
  const split = useMemo(() => splitterOf(game.terms?.(rules, seats) ?? [], language), [game, rules, seats, language])
  const table = useMemo(() => ({ game, rules, seats }), [game, rules, seats])
  const value = useMemo(() => ({ split, table, showChapter: showChapter ?? null }), [split, table, showChapter])
  return <TermsContext value={value}>{children}</TermsContext>
}
