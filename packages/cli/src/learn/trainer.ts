import { text } from '@tefuda/kernel'
import {
  after,
  begun,
  MINUTE,
  type Source,
  sourceOf,
  type Task,
  type Trainer,
  type Training,
} from '@tefuda/learn/trainers'
import type { Console } from '../console.ts'
import { createScreen, type Screen } from '../play/screen.ts'
import { cardText, withCardSigns } from '../terminal/cards.ts'
import type { Look } from '../terminal/look.ts'
import { wrap } from '../terminal/text.ts'

/** Asks questions of one skill for a minute, or until the person leaves; then says how many were right. `seed` makes the questions. */
export const train = async (trainer: Trainer, seed: number, console: Console): Promise<void> => {
  const { look, print } = console
  const next = sourceOf(await trainer.load(), seed)
  const screen = createScreen(console, () => [])
  try {
    const { right, asked } = await minuteOf(begun(next), next, screen, look)
    screen.close()
    print(look.say(text(`${asked}問中${right}問正解`, `${right} right of ${asked}`)))
  } finally {
    screen.close()
  }
}

const minuteOf = async (first: Training, next: Source, screen: Screen, look: Look): Promise<Training> => {
  let training = first
  let note = look.say(HOW)
  while (training.phase !== 'over') {
    const { task } = training
    const message = note
    screen.show(() => questionLines(task, message, look, screen.size().columns))
    const asked = performance.now()
    const answer = await screen.ask(look.say(promptOf(training)))
    if (answer === null || LEAVES.test(answer)) return training
    training = after(training, { type: 'pass', time: performance.now() - asked }, next)
    const marked = marksIn(answer, task)
    note = look.say(marked === null ? WHICH : RIGHT)
    if (training.phase === 'over' || marked === null) continue
    training = answered(training, marked, next)
    if (training.phase !== 'told') continue
    const told = wrap(withCardSigns(`${look.say(WRONG)}${look.say(task.told)}`, look), screen.size().columns, look.lang)
    screen.show(() => told)
    if ((await screen.ask(look.say(ON))) === null) return training
    training = after(training, { type: 'go-on' }, next)
    note = ''
  }
  return training
}

const answered = (training: Training, marked: readonly number[], next: Source): Training => {
  const all = marked.reduce((now, option) => after(now, { type: 'mark', option }, next), training)
  return training.task.isOne ? all : after(all, { type: 'answer' }, next)
}

/** `1 3`, `13`: numbers of options, counted from 1; null where it is anything else. */
const marksIn = (answer: string, { options, isOne }: Task): readonly number[] | null => {
  const digits = answer.normalize('NFKC').replaceAll(/[\s,、]/g, '')
  if (!/^[1-9]+$/.test(digits)) return null
  const marks = [...new Set(digits)].map((digit) => Number(digit) - 1)
  return marks.every((option) => option < options.length) && (!isOne || marks.length === 1) ? marks : null
}

const questionLines = ({ ask, shown, options }: Task, note: string, look: Look, columns: number): readonly string[] => {
  const cards = (names: readonly string[]): string => names.map((name) => cardText(name, look)).join(' ')
  return [
    ...(note === '' ? [] : wrap(note, columns, look.lang)),
    ...wrap(withCardSigns(look.say(ask), look), columns, look.lang),
    ...shown.map((row) => `  ${cards(row)}`),
    ...[...options.entries()].map(
      ([place, option]) => `${place + 1}  ${option.cards === undefined ? look.say(option.label) : cards(option.cards)}`,
    ),
  ]
}

const promptOf = ({ left, right }: Training) => {
  const seconds = Math.ceil(left / 1000)
  return text(`（残り${seconds}秒・${right}問正解） `, `(${seconds} s left, ${right} right) `)
}

const LEAVES = /^\s*(q|quit|exit)\s*$/i
const HOW = text(
  `${MINUTE / 1000}秒間、番号で答えます。いくつもあれば「1 3」のように続けて書きます。q でやめます。`,
  `Answer by numbers, several as in "1 3", for ${MINUTE / 1000} seconds; q leaves.`,
)
const WHICH = text('番号で答えてください。', 'Answer by the numbers of what is right.')
const RIGHT = text('正解。', 'Right.')
const WRONG = text('残念。', 'Not quite. ')
const ON = text('（Enter：つぎへ） ', '(Enter: go on) ')
