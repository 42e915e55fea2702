import { excerpt, frenchName, type Refusal, refusal, type Seat } from '@tefuda/kernel'
import { type ChoiceEffect, choiceKind, type State } from './state.ts'

/** Says that something is no move, and how those are written that the table waits for. */
export const unreadable = (state: State, seat: Seat, part: string): Refusal => {
  const forms = formsOf(state, seat)
  const others = forms.slice(0, -1).join(', ')
  return refusal(
    'unreadable-move',
    null,
    `「${inLine(part)}」は手として読めません。${forms.map((form) => `「${form}」`).join('')}のように書いてください。`,
    `Cannot read "${inLine(part)}" as a move. Write ${others === '' ? '' : `${others} or `}${forms.at(-1)}.`,
  )
}

const inLine = (part: string): string => excerpt(part).replaceAll(/\s+/g, ' ')

/** An example of each kind of move that fits now. */
const formsOf = (state: State, seat: Seat): readonly string[] => {
  const { exchange, window, resolving, table, fallen } = state
  if (exchange !== null) return ['give S5']
  if (window !== null) return [`cut ${table!.laid.map(({ as }) => frenchName(as)).join(' ')}`, 'no']
  const choice = resolving?.choice ?? null
  if (choice !== null) return CHOICES[choiceKind(choice)]
  return ['S5 H5', 'RJ=H6', ...(table === null ? [] : ['pass']), 'show S5', ...(fallen === seat ? ['resign'] : [])]
}

const CHOICES: Readonly<Record<ChoiceEffect, readonly string[]>> = {
  salvage: ['take S5', 'none'],
  pass: ['give S5'],
  discard: ['drop S5'],
  peep: ['peep 1'],
  greed: ['greed S5@0', 'none'],
  open: ['open S5'],
}
