import { type Text, text } from '@tefuda/kernel'
import type { Look } from '../../terminal/look.ts'
import { inColumns } from '../../terminal/text.ts'
import { bySuit, cardsText, readCards } from './cards.ts'

export const EXJAN_MOVES_HELP = text(
  'moves（m） [札]：選べる手の一覧。番号は #3 と打つと選べます',
  'moves (m) [card]: what may be played; #3 plays number 3',
)

const VERBS: { readonly [verb: string]: Text } = {
  win: text('あがる', 'win'),
  reach: text('リーチ', 'reach'),
  discard: text('捨てる', 'discard'),
  group: text('群', 'group'),
  run: text('連', 'run'),
  pass: text('見送る', 'pass'),
}

/** Moves by what they do, numbered as the whole list is; those with the cards of the argument. */
export const listExjan = (moves: readonly string[], argument: string, look: Look, columns: number): string[] => {
  const asked = readCards(argument)
  const entries = moves.flatMap((move, at) => {
    const [verb = '', ...cards] = move.split(' ')
    return asked.every((card) => cards.includes(card)) ? [{ number: at + 1, verb, cards }] : []
  })
  if (entries.length === 0) return [look.say(text('そのような手はありません', 'There is no such move'))]
  return [...Map.groupBy(entries, ({ verb }) => verb)].flatMap(([verb, all]) => {
    const name = look.paint.bold(look.say(VERBS[verb] ?? text(verb, verb)))
    const [first, ...more] = all
    const label = (number: number): string => look.paint.dim(`#${number}`)
    if (first !== undefined && more.length === 0 && first.cards.length === 0) return [`${label(first.number)} ${name}`]
    const drawn = all
      .toSorted((a, b) => bySuit(a.cards[0] ?? '', b.cards[0] ?? ''))
      .map(({ number, cards }) => `${label(number)} ${cardsText(cards, look)}`)
    return [name, ...inColumns(drawn, columns)]
  })
}
