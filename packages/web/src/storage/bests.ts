import type { Best } from './saved-game.ts'
import { all, get, put } from './store.ts'

/** The best score of a solitaire under the rule set of that fingerprint; undefined before the first. */
export const bestFor = async (fingerprint: string): Promise<Best | undefined> => get('bests', fingerprint)

/**
 * Notes the score of a finished solitaire. Answers with the best before it and whether this one is better.
 * Only sessions of one seat on new cards, without advice and without a move taken back, are comparable: call it for no others.
 */
export const noteScore = async (
  fingerprint: string,
  score: number,
): Promise<{ before: Best | undefined; improved: boolean }> => {
  const before = await bestFor(fingerprint)
  const improved = before === undefined || score > before.score
  if (improved) await put('bests', fingerprint, { fingerprint, score, reached: Date.now() })
  return { before, improved }
}

export const listBests = (): Promise<Best[]> => all('bests')
