import { text } from '@tefuda/kernel'
import type { Look } from '../../terminal/look.ts'
import { inColumns, wrap } from '../../terminal/text.ts'
import { paymentText } from './value.ts'

export const CCC_MOVES_HELP = text(
  'moves（m） [マス]：選べる手の一覧。m b3 でそのマスの払い方、m draw で引き方',
  'moves (m) [cell]: what may be played. m b3: ways to pay for b3; m draw: ways to draw',
)

const MOST_OF_CELL = 60
const FEW = 3

/** Placements cell by cell, then the draws; a few of each, unless the argument asks for a cell or the draws. */
export const listCcc = (moves: readonly string[], argument: string, look: Look, columns: number): string[] => {
  const asked = argument.trim().toLowerCase()
  const cells = Map.groupBy(
    moves.filter((move) => move.includes('>')),
    (move) => move.slice(move.indexOf('>') + 2),
  )
  const draws = Map.groupBy(
    moves.filter((move) => move.startsWith('draw')),
    (move) => move.split(' ').slice(0, 2).join(' '),
  )
  const most = asked === '' ? FEW : MOST_OF_CELL
  const placed = asked.startsWith('draw') || asked === 'd' ? [] : [...cells]
  const lines = placed.flatMap(([cell, all]) => {
    const shown = all
      .slice(0, most)
      .map((move, at) => `${cell}#${at + 1} ${paymentText(move.slice(0, move.indexOf(' >')), look)}`)
    return asked === ''
      ? inOneLine(shown, all.length > most, columns)
      : [...inColumns(shown, columns), ...moreThan(all.length - most, look)]
  })
  const drawn = [...draws].flatMap(([way, all]) => {
    const shown = all.slice(0, most).map((move) => paymentText(move, look))
    return [
      look.paint.bold(way),
      ...(all[0] === way ? [] : inColumns(shown, columns)),
      ...moreThan(all.length - most, look),
    ]
  })
  const found = asked === '' || asked.startsWith('d') ? [...lines, ...drawn] : lines
  return found.length > 0
    ? found
    : wrap(look.say(text('そのような手はありません', 'There is no such move')), columns, look.lang)
}

/** As many as fit in a line. */
const inOneLine = (shown: readonly string[], isMore: boolean, columns: number): string[] => {
  const [line = '', ...rest] = inColumns(shown, columns)
  return [isMore || rest.length > 0 ? `${line}  …` : line]
}

const moreThan = (count: number, look: Look): string[] =>
  count > 0 ? [look.paint.dim(look.say(text(`ほかに${count}通り`, `${count} more`)))] : []
