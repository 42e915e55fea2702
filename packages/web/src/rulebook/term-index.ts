import type { Language, Term } from '@tefuda/kernel'

/** A piece of a text, and the term it names; null where it names none. */
export interface Piece {
  /** Where in the text it begins. */
  readonly at: number
  readonly text: string
  readonly term: Term | null
}

/** Cuts a text where it names terms; all pieces together are the text. */
export type Split = (text: string) => readonly Piece[]

/**
 * Finds terms in texts of one language by their names. A longer name goes before one that it holds. In English whole words count, with
 * or without capitals, and in the plural; in Japanese a name in katakana is found by itself alone, not within a longer word.
 */
export const splitterOf = (terms: readonly Term[], language: Language): Split => {
  if (terms.length === 0) return (text) => [{ at: 0, text, term: null }]
  const byName = new Map(terms.map((term) => [term.name[language].toLowerCase(), term]))
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(plain)
  const pattern = new RegExp(`${BEFORE[language]}(${names.join('|')})${AFTER[language]}`, 'gi')
  return (text) => {
    const pieces: Piece[] = []
    let at = 0
    for (const { 0: found, 1: name = '', index } of text.matchAll(pattern)) {
      if (index > at) pieces.push({ at, text: text.slice(at, index), term: null })
      pieces.push({ at: index, text: found, term: byName.get(name.toLowerCase()) ?? null })
      at = index + found.length
    }
    return at < text.length || pieces.length === 0 ? [...pieces, { at, text: text.slice(at), term: null }] : pieces
  }
}

/** A name as a pattern that finds it to the letter. */
const plain = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const BEFORE: Readonly<Record<Language, string>> = { ja: '(?<![ァ-ヴー](?=[ァ-ヴー]))', en: '(?<![\\w-])' }
const AFTER: Readonly<Record<Language, string>> = { ja: '(?!(?<=[ァ-ヴー])[ァ-ヴー])', en: '(?:e?s)?(?![\\w-])' }

/** The terms that texts name, each once, in the order in which they come. */
export const termsIn = (split: Split, texts: readonly string[]): readonly Term[] => [
  ...new Set(texts.flatMap((text) => split(text).flatMap(({ term }) => term ?? []))),
]
