import { type Card, faceOf, frenchName, type Refusal, refusal, type Seat } from '@tefuda/kernel'
import { cardsOf, type Move } from './move.ts'
import type { RulesContext, State } from './state.ts'
import { refusalAt } from './territory.ts'
import { isAce, type Payment, squareRoot, valueOfGroup } from './value.ts'

/** Why a move may not be played now, or null where it may. */
export const checkMove = (context: RulesContext, state: State, seat: Seat, move: Move): Refusal | null => {
  if (state.over || state.turn !== seat)
    return refusal('not-your-turn', null, 'いまはあなたの番ではありません。', 'It is not your turn.')
  return (
    checkHeld(state.hands[seat]!, cardsOf(move)) ??
    (move.type === 'draw' ? checkDraw(context, state, move) : checkPlacement(context, state, seat, move))
  )
}

const checkHeld = (hand: readonly Card[], cards: readonly Card[]): Refusal | null => {
  const left = hand.map(faceOf)
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at < 0) {
      const name = frenchName(card)
      return hand.some((held) => faceOf(held) === card)
        ? refusal(
            'not-so-many',
            null,
            `${name} は、手札にそんなに何枚もありません。`,
            `You do not hold as many ${name} as that.`,
          )
        : refusal('not-in-hand', null, `${name} は手札にありません。`, `${name} is not in your hand.`)
    }
    left.splice(at, 1)
  }
  return null
}

const checkPlacement = (
  context: RulesContext,
  state: State,
  seat: Seat,
  move: Move & { readonly type: 'place' },
): Refusal | null =>
  checkPayment(context, move, context.board.numbers[move.cell]!, context.board.names[move.cell]!) ??
  refusalAt(context, state.coins, seat, move.cell, move.groups.length === 1 && move.groups[0]!.length === 1)

const checkPayment = ({ rules }: RulesContext, payment: Payment, price: number, name: string): Refusal | null => {
  const { groups, splits } = payment
  const wrong = splits.find((card) => !isAce(card))
  if (wrong !== undefined)
    return refusal(
      'no-splitting-ace',
      'CC-3',
      `${frenchName(wrong)} では分けられません。組を分けるのは A です。`,
      `${frenchName(wrong)} does not split. Aces do.`,
    )
  if (groups.length !== splits.length + 1 || groups.some((group) => group.length === 0))
    return refusal('empty-group', 'CC-3', '組には札が1枚以上いります。', 'Each group needs at least one card.')
  let number = 0
  for (const group of groups) {
    const value = valueOfGroup(rules, group)
    const root = squareRoot(value)
    if (root === null) return notSquare(group, value)
    number += root
  }
  return number === price
    ? null
    : refusal(
        'wrong-number',
        'CC-1',
        `この札で払えるのは ${number} です。${name} は ${price} のマスです。`,
        `These cards pay for ${number}. The number of ${name} is ${price}.`,
      )
}

const notSquare = (group: readonly Card[], value: number): Refusal => {
  const cards = group.map(frenchName).join(' ')
  return value === 0
    ? refusal(
        'jokers-alone',
        'CC-2',
        'ジョーカーだけの組では払えません。ほかの札と組にしてください。',
        'Jokers alone pay for nothing. Put other cards with them.',
      )
    : refusal(
        'not-square',
        'CC-1',
        `${cards} は ${value} です。1・4・9・16 のような平方数（マスの数の2乗）にしてください。`,
        `${cards} is worth ${value}. It must be a square such as 1, 4, 9 or 16: the number of the cell squared.`,
      )
}

const checkDraw = (context: RulesContext, state: State, move: Move & { readonly type: 'draw' }): Refusal | null => {
  const { count, discards } = move
  const ways = context.draws
  const way = ways.find((one) => one.count === count)
  if (way === undefined) {
    const counts = ways.map((one) => one.count)
    return refusal(
      'no-such-draw',
      'CC-7',
      `引けるのは ${counts.join('・')} 枚のどれかです。`,
      `Draw one of these numbers of cards: ${counts.join(', ')}.`,
    )
  }
  if (discards.length !== way.discards)
    return refusal(
      'wrong-discards',
      'CC-7',
      way.discards === 0
        ? `${count}枚引くときは、札を捨てません。`
        : `${count}枚引くには、手札から${way.discards}枚捨てます。`,
      way.discards === 0
        ? `To draw ${count}, nothing is discarded.`
        : `To draw ${count}, discard ${way.discards} cards of your hand.`,
    )
  return count <= state.pile.length ? null : shortPile(state, count)
}

const shortPile = (state: State, count: number): Refusal =>
  refusal(
    'short-pile',
    'CC-7',
    state.pile.length === 0
      ? '山札がないので、引けません（draw 0）。'
      : `山札は残り${state.pile.length}枚なので、${count}枚は引けません。`,
    state.pile.length === 0
      ? 'The pile is empty: you can only draw nothing (draw 0).'
      : `The pile has only ${state.pile.length} left: you cannot draw ${count}.`,
  )
