import { rankNameOf, readWritten } from '@tefuda/climbing'
import { type Text, text } from '@tefuda/kernel'
import type { Look } from '../../terminal/look.ts'
import { paintSpans } from '../../terminal/spans.ts'
import { inColumns, wrap } from '../../terminal/text.ts'
import { laidSpans, shapeName, shapeOf } from './laid.ts'

/** A list that is longer shows plays without stand-ins first, and says how to ask for fewer. */
const MOST = 90

interface Entry {
  /** In the whole list, from 1: `#12` plays it. */
  readonly number: number
  readonly move: string
  readonly verb: string
  readonly cards: readonly string[]
}

export const MOVES_HELP = text(
  'moves（m） [札・ランク・x枚数]：出せる手の一覧。m 5、m s5、m x2、m x3 k、m run（シークエンス）、m joker のように絞れます。番号は #12 と打つと出せます',
  'moves (m) [card, rank, xNUMBER]: what may be played. m 5, m s5, m x2, m x3 k, m run (sequences), m joker narrow it down; #12 plays number 12',
)

/** Moves by kind, numbered as the whole list is, those that the words of the argument ask for. */
export const listPlays = (moves: readonly string[], argument: string, look: Look, columns: number): string[] => {
  const words = argument
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const entries = moves.map(entryOf).filter((entry) => asked(entry, words))
  if (entries.length === 0) return [look.say(text('そのような手はありません', 'There is no such move'))]
  const shown = entries.length <= MOST ? entries : withoutStandIns(entries).slice(0, MOST)
  const kinds = Map.groupBy(entries, (entry) => look.say(kindName(entry)))
  const lines = [...kinds].flatMap(([kind, all]) => {
    const here = shown.filter((entry) => look.say(kindName(entry)) === kind)
    const count = look.say(text(`${all.length}手`, `${all.length}`))
    return [
      look.paint.bold(`${kind}  ${look.paint.dim(count)}`),
      ...inColumns(
        here.map((one) => drawn(one, look)),
        columns,
      ),
    ]
  })
  if (shown.length === entries.length) return lines
  const left = entries.length - shown.length
  const hint = text(
    `ほかに${left}手あります。m 5（5を使う手）、m s5、m x2（2枚）、m run（シークエンス）、m joker のように絞ってください。`,
    `There are ${left} more. Narrow it down: m 5 (plays with a five), m s5, m x2 (two cards), m run (sequences), m joker.`,
  )
  return [...lines, '', ...wrap(look.say(hint), columns, look.lang)]
}

const entryOf = (move: string, at: number): Entry => {
  const [first = '', ...rest] = move.split(' ')
  const verb = /^[a-z]+$/.test(first) ? first : ''
  return { number: at + 1, move, verb, cards: verb === '' ? [first, ...rest] : rest }
}

/** Showing cards is possible on every turn and hardly ever wanted: it is listed when asked for. */
const asked = ({ verb, cards }: Entry, words: readonly string[]): boolean =>
  words.length === 0
    ? verb !== 'show'
    : words.every((word) => (word === 'SHOW') === (verb === 'show') && (word === 'SHOW' || holds(cards, word)))

const holds = (cards: readonly string[], word: string): boolean => {
  const [, count] = /^X?(\d+)枚?$/.exec(word.startsWith('X') || word.endsWith('枚') ? word : '') ?? []
  if (count !== undefined) return cards.length === Number(count)
  if (word === 'RUN' || word === '続き') return shapeOf(cards).length > 1
  if (word === 'JOKER') return cards.some((card) => /^[RB]J/.test(card))
  return cards.some((written) => {
    const { card, as } = readWritten(written)
    return card === word || as === word || rankNameOf(as) === word
  })
}

const withoutStandIns = (entries: readonly Entry[]): readonly Entry[] => {
  const natural = entries.filter(({ cards }) => cards.every((card) => !card.includes('=')))
  return natural.length === 0 ? entries : natural
}

const VERB_NAMES: { readonly [verb: string]: Text } = {
  '': text('', ''),
  cut: text('カットイン', 'cut in'),
  give: text('渡す', 'give'),
  take: text('取る', 'take'),
  drop: text('捨てる', 'discard'),
  open: text('公開する', 'open'),
  show: text('自分から公開する', 'show'),
  peep: text('相手の札（番号）', 'their card (number)'),
  greed: text('公開札をもらう（札@席）', 'public card (card@seat)'),
}
const OTHER = text('そのほか', 'other')

const kindName = ({ verb, cards }: Entry): Text =>
  cards.length === 0 ? OTHER : verb === '' ? shapeName(shapeOf(cards)) : (VERB_NAMES[verb] ?? OTHER)

const drawn = ({ number, move, verb, cards }: Entry, look: Look): string => {
  const label = look.paint.dim(`#${number}`)
  if (cards.length === 0) return `${label} ${move}`
  return verb === 'peep' ? `${label} ${cards[0]}` : `${label} ${paintSpans(laidSpans(cards, look))}`
}
