import { type Text, text } from '@tefuda/kernel'
import type { GameDrawing } from '../games/drawing.ts'
import type { Look } from '../terminal/look.ts'
import { wrap } from '../terminal/text.ts'

/** What a person types while playing: a word of the table, or else a move. */
export type Typed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'undo' | 'hint' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'preview' | 'why'; readonly text: string }
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | LookUp

/** A word that shows something and changes nothing. */
export type LookUp =
  | { readonly kind: 'help' | 'log' }
  | { readonly kind: 'moves'; readonly argument: string }
  | { readonly kind: 'rules'; readonly chapter: string }
  | { readonly kind: 'look'; readonly name: string; readonly argument: string }

/** Reads a line. Words are understood in full-width letters too, as a Japanese keyboard writes them. */
export const readTyped = (line: string, drawing: GameDrawing): Typed => {
  const plain = line.normalize('NFKC').trim()
  const [first = '', ...rest] = plain.split(/\s+/)
  const word = first.toLowerCase()
  const argument = rest.join(' ')
  const alone = argument === ''
  if (plain === '') return { kind: 'nothing' }
  if ((word === '?' && alone) || word === 'help') return { kind: 'help' }
  if (plain.startsWith('?')) return { kind: 'why', text: plain.slice(1).trim() }
  if (word === 'why' && !alone) return { kind: 'why', text: argument }
  if (word === 'moves' || word === 'm') return { kind: 'moves', argument }
  if (word === 'preview' || (word === 'p' && !alone)) return { kind: 'preview', text: argument }
  if (word === 'rules') return { kind: 'rules', chapter: argument }
  if (word === 'log' && alone) return { kind: 'log' }
  if (word === 'undo' && alone) return { kind: 'undo' }
  if (word === 'hint' && alone) return { kind: 'hint' }
  if (['quit', 'exit', 'q'].includes(word) && alone) return { kind: 'quit' }
  if (drawing.pans && /^[<>^v]+$/.test(word) && alone) return { kind: 'pan', ...panOf(word) }
  if (drawing.commands.some(({ name }) => name === word)) return { kind: 'look', name: word, argument }
  return { kind: 'move', text: line.trim() }
}

const panOf = (signs: string): { readonly x: number; readonly y: number } => {
  const count = (sign: string): number => signs.split(sign).length - 1
  return { x: count('>') - count('<'), y: count('v') - count('^') }
}

/** The words a completion offers. */
export const wordsOf = (drawing: GameDrawing): string[] => [
  'help',
  'moves',
  'preview',
  'why',
  'hint',
  'rules',
  'log',
  'quit',
  ...drawing.commands.map(({ name }) => name),
]

/** What can be typed, with a line about each. `isKept`: a game that is left can be taken up again. */
export const helpLines = (
  drawing: GameDrawing,
  look: Look,
  columns: number,
  { mayUndo, isKept }: { readonly mayUndo: boolean; readonly isKept: boolean },
): string[] => {
  const lines: readonly Text[] = [
    ...drawing.moveHelp,
    drawing.movesHelp,
    text('? 手：なぜできないか。できるなら、どうなるか', '? MOVE: why it cannot be played; if it can, what it does'),
    text(
      'preview（p） 手：その手でどうなるか。まだ決めません',
      'preview (p) MOVE: what the move would do; nothing is played',
    ),
    ...drawing.commands.map(({ help }) => help),
    ...(drawing.pans
      ? [
          text(
            '< > ^ v：広い場で見るところを動かす（>>> のように続けて）',
            '< > ^ v: look elsewhere on a wide field (>>> goes further)',
          ),
        ]
      : []),
    text('hint：ボットならどうするか、そのわけ', 'hint: what a bot would play, and why'),
    text('rules [章]：ルールブック', 'rules [chapter]: the rule book'),
    text('log：これまでの記録', 'log: what has happened so far'),
    ...(mayUndo ? [text('undo：1手戻す', 'undo: take the last move back')] : []),
    ...(isKept ? LEAVING_KEEPS : LEAVING),
  ]
  return lines.flatMap((line) =>
    wrap(look.say(line), columns - 2, look.lang).map((part, at) => (at === 0 ? part : `  ${part}`)),
  )
}

const LEAVING_KEEPS: readonly Text[] = [
  text(
    'quit（q）：やめる。途中でもそのまま残り、tefuda play --resume で続けられます',
    'quit (q): stop. The game is kept; tefuda play --resume goes on with it',
  ),
  text('Tab：続きを補う　Ctrl-C：やめる（途中は残ります）', 'Tab: complete.  Ctrl-C: stop (the game is kept)'),
]
const LEAVING: readonly Text[] = [
  text('quit（q）：やめる', 'quit (q): stop'),
  text('Tab：続きを補う　Ctrl-C：やめる', 'Tab: complete.  Ctrl-C: stop'),
]

/** What Tab offers: words of the table, and moves that begin as typed. */
export const completionsFor = (typed: string, moves: readonly string[], drawing: GameDrawing): string[] => {
  const [, before = '', rest = ''] = /^((?:preview|p|why|\?)\s+)?(.*)$/i.exec(typed) ?? []
  const begins = (word: string): boolean => word.toLowerCase().startsWith(rest.toLowerCase())
  const words = before === '' ? wordsOf(drawing) : []
  return [...words, ...moves].filter(begins).map((word) => before + word)
}
