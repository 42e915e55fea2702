import { type Refusal, type RulesRequest, refusal, type ScoreSheet } from '@tefuda/kernel'
import type { z } from 'zod'
import type { Look } from '../terminal/look.ts'
import type { WinOptions } from './win-options.ts'

/** What the options of `tefuda score` may say; which of them a game takes is its scorer's word. */
export interface ScorerOptions extends WinOptions {
  readonly move?: string
  /** Who said reach in a round of a session. */
  readonly reached?: string
}

/** What somebody at a table wants scored. */
export interface ScoringRequest {
  /** The words behind the game, settings left out. */
  readonly words: readonly string[]
  readonly options: ScorerOptions
  /** What the command line asks of the rules; it wins over what the JSON does. */
  readonly rules: RulesRequest
  /** In place of words and options, where they come as JSON. */
  readonly json: string | null
}

/** What has been scored, as data and as lines. */
export interface Answer {
  readonly sheet: unknown
  readonly seats: number
  lines(names: readonly string[], look: Look, columns: number): string[]
}

/** What has been scored of a whole session. */
export interface SessionAnswer extends Answer {
  readonly sheet: ScoreSheet
}

/** How a game is scored round after round. */
export interface SessionScorer {
  /** What is typed, round by round, as the file keeps it. */
  roundsIn(words: readonly string[], options: ScorerOptions): readonly string[] | Refusal
  /** `request.words`: the rounds. */
  score(request: ScoringRequest): SessionAnswer | Refusal
}

/** A game at a real table. */
export interface Scorer {
  /** The options it takes beside those for all games. */
  readonly options: readonly (keyof ScorerOptions)[]
  score(request: ScoringRequest): Answer | Refusal
  readonly session: SessionScorer
}

/** Reads JSON of a shape; the refusal names the field at fault and the page that tells how to write it. */
export const fromJson = <T>(json: string, shape: z.ZodType<T>, game: string): T | Refusal => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return refusal('not-json', null, '入力はJSONとして読めません。', 'The input is not JSON.')
  }
  const read = shape.safeParse(value)
  return read.success ? read.data : badInput(fieldAtFault(read.error), game)
}

/** A field that is none is named by the issue itself, not by its path. */
const fieldAtFault = ({ issues: [issue] }: z.ZodError): string =>
  String(issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : ''))

const badInput = (field: string, game: string): Refusal =>
  field === ''
    ? refusal('bad-input', null, '入力は1つのJSONオブジェクトで書いてください。', 'The input is one JSON object.')
    : refusal(
        'bad-input',
        null,
        `入力の「${field}」が読めません。書き方は docs/games/${game}.md にあります。`,
        `Cannot read ${JSON.stringify(field)} of the input. See docs/games/${game}.en.md.`,
      )
