import type { Language, Text } from '@tefuda/kernel'
import picocolors from 'picocolors'
import type { Say } from '../language.ts'
import type { Paint } from './canvas.ts'

/** How things are drawn: language, colours, signs. */
export interface Look {
  readonly lang: Language
  readonly say: Say
  readonly paint: Palette
  readonly signs: Signs
  /** Nothing stands side by side: for a pipe, or for whoever has the screen read out. */
  readonly linear: boolean
}

export interface Palette {
  readonly bold: Paint
  readonly dim: Paint
  /** What is yours to do, what scores, what binds. */
  readonly accent: Paint
  readonly error: Paint
  /** Spades, hearts, diamonds, clubs. */
  readonly suits: readonly [Paint, Paint, Paint, Paint]
}

export interface Signs {
  /** Spades, hearts, diamonds, clubs. */
  readonly suits: readonly [string, string, string, string]
  readonly joker: string
  /** Corners from the top left clockwise, then the horizontal and the vertical line. */
  readonly box: string
  /** The same for a card that is pointed out. */
  readonly markedBox: string
  readonly rule: string
  /** Of a bar: what is done, what is left. */
  readonly bar: readonly [string, string]
  readonly dot: string
  readonly turn: string
  readonly times: string
  readonly arrow: string
  readonly yes: string
  readonly no: string
}

const SYMBOLS: Signs = {
  suits: ['♠', '♥', '♦', '♣'],
  joker: '★',
  box: '┌┐┘└─│',
  markedBox: '╔╗╝╚═║',
  rule: '─',
  bar: ['█', '░'],
  dot: '·',
  turn: '▶',
  times: '×',
  arrow: '→',
  yes: '✓',
  no: '✗',
}

/** For terminals and fonts that know nothing else, or draw the signs above two columns wide. */
const ASCII: Signs = {
  suits: ['S', 'H', 'D', 'C'],
  joker: '*',
  box: '++++-|',
  markedBox: '####=#',
  rule: '-',
  bar: ['#', '.'],
  dot: '.',
  turn: '>',
  times: 'x',
  arrow: '->',
  yes: 'ok',
  no: 'NO',
}

export interface LookOptions {
  readonly lang: Language
  readonly colours: boolean
  readonly ascii?: boolean
  /** Diamonds blue and clubs green. */
  readonly fourColours?: boolean
}

export const createLook = ({ lang, colours, ascii = false, fourColours = false }: LookOptions): Look => {
  const { bold, dim, red, blue, green, yellow } = picocolors.createColors(colours)
  const strong =
    (paint: Paint): Paint =>
    (text) =>
      bold(paint(text))
  return {
    lang,
    say: (text: Text) => text[lang],
    paint: {
      bold,
      dim,
      accent: strong(yellow),
      error: red,
      suits: fourColours ? [bold, strong(red), strong(blue), strong(green)] : [bold, strong(red), strong(red), bold],
    },
    signs: ascii ? ASCII : SYMBOLS,
    linear: false,
  }
}

/** Whether to colour: not with `--no-color`, NO_COLOR or a dumb terminal; with FORCE_COLOR always; else on a terminal. */
export const wantsColours = (asked: boolean, env: NodeJS.ProcessEnv, terminal: boolean): boolean => {
  if (!asked || env.NO_COLOR) return false
  return Boolean(env.FORCE_COLOR) || (terminal && env.TERM !== 'dumb')
}
