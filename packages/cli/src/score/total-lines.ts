import { type ScoreSheet, type Text, text } from '@tefuda/kernel'
import type { Look } from '../terminal/look.ts'
import { columnsOf, figure, padEnd, padStart } from '../terminal/text.ts'

/** A session round by round, what it adds up to, and who has won. `title` is what a round is called, counted from 1. */
export const totalLines = (
  { rounds, outcome, over }: ScoreSheet,
  title: (round: number) => Text,
  names: readonly string[],
  { say, paint }: Look,
): string[] => {
  const line = (head: Text, points: readonly number[]): string =>
    `${padEnd(say(head), 12)}${points.map((value, seat) => padStart(figure(value), columnsOf(names[seat]!) + 2)).join('')}`
  const winners = outcome.winners.map((seat) => names[seat])
  return [
    `${padEnd('', 12)}${names.map((name) => `  ${name}`).join('')}`,
    ...rounds.map(({ points }, k) => line(title(k + 1), points)),
    paint.bold(line(text('合計', 'Total'), outcome.scores)),
    ...(over ? [say(text(`終わり　勝ち：${winners.join('、')}`, `The end. Won by ${winners.join(' and ')}`))] : []),
  ]
}
