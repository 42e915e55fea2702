import { isRefusal, refusal, resolveRules, text } from '@tefuda/kernel'
import {
  ECLIPSE_NAME,
  fieldCells,
  inWords,
  ROLE_NAMES,
  type SouthernCrossRules,
  scorePlacement,
  southernCross,
  type Taking,
  waveText,
} from '@tefuda/southern-cross'
import { z } from 'zod'
import { wholeNumber } from '../rules-options.ts'
import { withCardSigns } from '../terminal/cards.ts'
import type { Look } from '../terminal/look.ts'
import { besideOrBelow, columnsOf, padEnd, padStart } from '../terminal/text.ts'
import { fromJson, type Scorer, type ScorerOptions } from './scorer.ts'
import { southernCrossSession } from './southern-cross-session.ts'

const MOST_SEATS = southernCross.maxSeats

const INPUT = z.strictObject({
  seats: z.int().min(1).max(MOST_SEATS).default(1),
  field: z.record(z.string(), z.array(z.string())),
  move: z.string(),
  rules: z.looseObject({ preset: z.string().optional() }).default({}),
})

/** A placement: its roles, trick and points. */
export const southernCrossScorer: Scorer = {
  options: ['move'],
  score: ({ words, options, rules: given, json }) => {
    const read = json === null ? seatsAndMove(options) : fromJson(json, INPUT, southernCross.id)
    if (isRefusal(read)) return read
    const rules = resolveRules(southernCross.schema, southernCross, { ...read.rules, ...given }, read.seats)
    if (isRefusal(rules)) return rules
    const field = read.field ?? fieldFromWords(rules, words)
    if (isRefusal(field)) return field
    const taking = scorePlacement(rules, { seats: read.seats, field, move: read.move })
    if (isRefusal(taking)) return taking
    return { sheet: taking, seats: read.seats, lines: (_, look, columns) => takingLines(taking, rules, look, columns) }
  },
  session: southernCrossSession,
}

const seatsAndMove = ({ seats, move }: ScorerOptions) =>
  move === undefined
    ? refusal(
        'no-move',
        null,
        '置く札を --move に書いてください。例：tefuda score southern-cross C2 H5 H6 S5 SK C4 D6 H2 D8 --move H4@a1',
        'Write the card that is placed as --move, for example: tefuda score southern-cross C2 H5 H6 S5 SK C4 D6 H2 D8 --move H4@a1',
      )
    : { move, seats: seats === undefined ? 1 : wholeNumber('--seats', seats, 1, MOST_SEATS), field: null, rules: {} }

/** Cards cell by cell in field order, `.` where there is none; `C2+H4` is a stack, `-1,2:H4` a cell by its name. */
const fieldFromWords = (rules: SouthernCrossRules, words: readonly string[]) => {
  const cells = fieldCells(rules)
  const field: Record<string, string[]> = {}
  for (const [k, word] of words.entries()) {
    const [cards = '', name = cells[k]] = word.split(':').toReversed()
    if (name === undefined)
      return refusal(
        'too-many-cards',
        'SC-2',
        `この場のマスは${cells.length}個です。増えたマスは「-1,2:H4」のように書いてください。`,
        `This field has ${cells.length} cells. Write cells that were added as -1,2:H4.`,
      )
    if (cards !== '.') field[name] = cards.split('+')
  }
  return field
}

const takingLines = (taking: Taking, rules: SouthernCrossRules, look: Look, columns: number): string[] => {
  const { say, paint } = look
  const { placed, waves, eclipse, reachName, reachPoints, points } = taking
  const move = placed.map(({ card, cell }) => `${card}@${cell}`).join('+')
  const roles = waves.flatMap((wave) =>
    wave.roles.map((role) => ({ name: say(ROLE_NAMES[role.kind]), points: role.points, cells: role.cells.join(' ') })),
  )
  const more = [
    ...(eclipse > 0 ? [{ name: say(ECLIPSE_NAME), points: eclipse, cells: '' }] : []),
    ...(reachName === null ? [] : [{ name: say(reachName), points: reachPoints, cells: '' }]),
  ]
  const rows = [...roles, ...more]
  const wide = Math.max(0, ...rows.map(({ name }) => columnsOf(name)))
  return [
    paint.bold(withCardSigns(say(inWords(move, rules.board)), look)),
    ...besideOrBelow(
      rows.map((row) => ({ line: `  ${padEnd(row.name, wide)}  ${padStart(`${row.points}`, 4)}`, note: row.cells })),
      columns,
    ),
    ...waves.filter((wave) => wave.roles.length > 1).map((wave) => `  ${say(waveText(wave))}`),
    paint.bold(say(text(`合計 ${points}点`, `In all ${points} points`))),
  ]
}
