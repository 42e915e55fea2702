import type { Outcome } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { titleOf } from './end-sheet.tsx'
import type { useTableText } from './texts.ts'

const WORDS: Readonly<Record<string, string>> = { you: 'You', youWin: 'You win', draw: 'A draw' }
const t = ((key: string, { name }: { name?: string } = {}) => WORDS[key] ?? `${name} ${key}`) as unknown as ReturnType<
  typeof useTableText
>

it('a result is headed by who wins, in the second person for oneself', () => {
  const won = (...winners: number[]): string =>
    titleOf(
      { scores: [1, 2], ranks: [1, 2], winners } as unknown as Outcome,
      (seat) => ['You', 'Ben'][seat]!,
      () => null,
      t,
    )
  expect([won(0), won(1), won(0, 1)]).toEqual(['You win', 'Ben wins', 'A draw'])
})
