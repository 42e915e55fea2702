import { type Card, excerpt, frenchFace, frenchName, isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import type { Move } from './move.ts'
import type { RulesContext } from './state.ts'
import { byRank, inOrder, isAce, type Payment, type Rates } from './value.ts'

const names = (cards: readonly Card[]): string => cards.map(frenchName).join(' ')

/** `C4 / SA / D3 H6`: groups and splitting aces in turn. */
export const formatPayment = ({ groups, splits }: Payment): string =>
  groups.flatMap((group, k) => (k === 0 ? [names(group)] : [names(splits.slice(k - 1, k)), names(group)])).join(' / ')

export const formatMove = ({ board }: RulesContext, move: Move): string => {
  if (move.type === 'place') return `${formatPayment(move)} > ${board.names[move.cell]}`
  return move.discards.length === 0 ? `draw ${move.count}` : `draw ${move.count} - ${names(move.discards)}`
}

/** More than could ever be held is not read at all. */
const LONGEST = 700

/** Reads a move in any order of its cards and groups. Legality is for `checkMove` to say. */
export const parseMove = (context: RulesContext, text: string): Move | Refusal => {
  const line = text.length > LONGEST ? '' : text.trim()
  const draw = /^draw\s+(\d{1,2})(?:\s*-\s*(.+))?$/i.exec(line)
  if (draw !== null) {
    const discards = readCards(draw[2] ?? '')
    return isRefusal(discards) ? discards : { type: 'draw', count: Number(draw[1]), discards: discards.sort(byRank) }
  }
  const [paid = '', cellText = '', ...more] = line.split('>')
  if (paid.trim() === '' || cellText.trim() === '' || more.length > 0) return unreadable(text)
  const payment = parsePayment(context.rules, paid)
  if (isRefusal(payment)) return payment
  const cell = context.board.names.indexOf(cellText.trim().toLowerCase())
  return cell < 0 ? unknownCell(context, cellText.trim()) : { type: 'place', cell, ...payment }
}

/** Reads `C4 / SA / D3 H6`. What stands between two groups must be one ace. */
export const parsePayment = (rates: Rates, text: string): Payment | Refusal => {
  const groups: Card[][] = []
  const splits: Card[] = []
  for (const [index, part] of text.split('/').entries()) {
    const cards = readCards(part)
    if (isRefusal(cards)) return cards
    if (index % 2 === 0) groups.push(cards)
    else if (cards.length === 1 && isAce(cards[0]!)) splits.push(cards[0]!)
    else return noSplit(part)
  }
  if (groups.length !== splits.length + 1 || groups.some((group) => group.length === 0)) return noSplit(text)
  return inOrder(rates, { groups, splits })
}

const readCards = (text: string): Card[] | Refusal => {
  const cards: Card[] = []
  for (const word of text.match(/\S+/g) ?? []) {
    const card = frenchFace(word.toUpperCase())
    if (card === undefined)
      return refusal(
        'unknown-card',
        null,
        `「${excerpt(word)}」という札はありません。S10、HA、RJ のように書いてください。`,
        `There is no card ${JSON.stringify(excerpt(word))}. Write S10, HA or RJ.`,
      )
    cards.push(card)
  }
  return cards
}

/** What somebody wrote, on one line. */
const shown = (text: string): string => excerpt(text.trim().replace(/\s+/g, ' '))

const noSplit = (part: string): Refusal =>
  refusal(
    'bad-split',
    'CC-3',
    `「${shown(part)}」では分けられません。「C4 / SA / D3 H6」のように、組と組の間に A を1枚ずつ置いてください。`,
    `${JSON.stringify(shown(part))} does not split. Put one ace between each two groups, as in C4 / SA / D3 H6.`,
  )

const unknownCell = ({ board }: RulesContext, name: string): Refusal =>
  refusal(
    'unknown-cell',
    'CC-1',
    `この盤に「${shown(name)}」というマスはありません。${board.names.slice(0, 2).join('、')} のように書いてください。`,
    `This board has no cell ${JSON.stringify(shown(name))}. Write a cell such as ${board.names.slice(0, 2).join(' or ')}.`,
  )

const unreadable = (text: string): Refusal =>
  refusal(
    'unreadable-move',
    null,
    `「${shown(text)}」は手として読めません。「D6 C10 > b3」「draw 1」「draw 4 - S3 H5」のように書いてください。`,
    `Cannot read ${JSON.stringify(shown(text))} as a move. Write D6 C10 > b3, draw 1 or draw 4 - S3 H5.`,
  )
