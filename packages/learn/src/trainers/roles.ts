import { defaultRules, frenchDeck, isJoker, joinTexts, type Rng, SUITS, type Text, text } from '@tefuda/kernel'
import {
  type LineOfField,
  linesOfField,
  ROLE_NAMES,
  type SouthernCrossRules,
  southernCross,
} from '@tefuda/southern-cross'
import { oneOf, shuffled, untilMade } from './draw.ts'
import type { Task } from './task.ts'

const RULES = { ...defaultRules<SouthernCrossRules>(southernCross.schema), board: '3x3' as const }
const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')
const DECK = frenchDeck()
const PACK = DECK.cards.filter((card) => !isJoker(card)).map(DECK.name)

/** By its cells, in field order. */
const LINE_NAMES: Readonly<Record<string, Text>> = {
  '0 1 2': text('上の段', 'top row'),
  '3 4 5': text('中の段', 'middle row'),
  '6 7 8': text('下の段', 'bottom row'),
  '0 3 6': text('左の列', 'left column'),
  '1 4 7': text('中の列', 'middle column'),
  '2 5 8': text('右の列', 'right column'),
  '0 4 8': text('右下がり', 'falling diagonal'),
  '2 4 6': text('右上がり', 'rising diagonal'),
}

const ORDER = Object.keys(LINE_NAMES)
const keyOf = ({ cells }: LineOfField): string => cells.toSorted((a, b) => a - b).join(' ')

/** A field of nine: which of its eight lines make a role? One at least, four at most. */
export const rolesTask = (random: Rng): Task =>
  untilMade(() => {
    const cards = fieldOf(random)
    if (new Set(cards).size < cards.length) return null
    const lines = linesOfField(RULES, cards).toSorted((a, b) => ORDER.indexOf(keyOf(a)) - ORDER.indexOf(keyOf(b)))
    const right = [...lines.keys()].filter((line) => lines[line]!.role !== null)
    if (right.length === 0 || right.length > 4) return null
    return {
      ask: text('役になっている列を、すべて選んでください。', 'Mark every line that makes a role.'),
      shown: [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6)],
      options: lines.map((line) => ({ label: LINE_NAMES[keyOf(line)]!, cells: line.cells })),
      isOne: false,
      right: [right],
      told: joinTexts(
        right.map((line) => tell(lines[line]!)),
        text('、', '; '),
      ),
    }
  })

const tell = (line: LineOfField): Text => {
  const name = LINE_NAMES[keyOf(line)]!
  const { kind, points } = line.role!
  return text(
    `${name.ja}は${ROLE_NAMES[kind].ja} ${points}点`,
    `${name.en}: ${ROLE_NAMES[kind].en.toLowerCase()}, ${points} points`,
  )
}

/** Nine cards, into which up to three lines were laid that look like roles. */
const fieldOf = (random: Rng): string[] => {
  const field = shuffled(PACK, random).slice(0, 9)
  for (let left = 1 + random.below(3); left > 0; left--) {
    const cells = oneOf(ORDER, random).split(' ').map(Number)
    const cards = lineOf(random)
    for (const [place, cell] of cells.entries()) field[cell] = cards[place]!
  }
  return field
}

/** Three of a rank, a run, or a run of one suit; some runs out of order, which is no role. */
const lineOf = (random: Rng): readonly string[] => {
  const start = random.below(RANKS.length)
  const suits = shuffled(SUITS, random)
  if (random.below(3) === 0) return suits.slice(0, 3).map((suit) => `${suit}${RANKS[start]}`)
  const run = [0, 1, 2].map((step) => RANKS[(start + step) % RANKS.length]!)
  const isOfOneSuit = random.below(3) === 0
  const ranks = random.below(3) === 0 ? shuffled(run, random) : run
  return ranks.map((rank, place) => `${suits[isOfOneSuit ? 0 : place]}${rank}`)
}
