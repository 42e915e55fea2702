import {
  type CccEngine,
  type CccMove,
  type CccRules,
  type CccRulesContext,
  type CccState,
  type Cell,
  type Holder,
  rulesContextOf,
} from '@tefuda/ccc'
import { type Card, frenchName, isJoker, type Seat, type Text, text } from '@tefuda/kernel'
import { joined, type Reasoning } from '../reason.ts'
import { playerFor } from './player.ts'
import { priceOf, pricesOf } from './prices.ts'

type Place = Extract<CccMove, { type: 'place' }>
type Draw = Extract<CccMove, { type: 'draw' }>

/** From so many cards on a coin is dear. */
const DEAR = 4

/** What a coin changes on its cell and what it costs; of a draw, why nothing is placed first. */
export const cccReason = (engine: CccEngine, rules: CccRules): Reasoning<CccState, CccMove> => {
  const context = rulesContextOf(rules, engine.seats)
  const player = playerFor(context)
  const nameOf = ({ cell }: Place): string => context.board.names[cell]!
  const groundOf = (state: CccState, seat: Seat, place: Place): Text => {
    const { before, after } = engine.preview(state, seat, place)
    return groundText(context, seat, place.cell, before, after)
  }
  return (state, seat, move, instead) => {
    if (move.type === 'draw') {
      const told = instead?.type === 'draw' ? keptText(move, instead) : null
      if (instead?.type === 'draw' && told === null) return null
      return { kind: 'draw', text: told ?? drawText(context, state, move, instead ?? player.choose(state, seat)) }
    }
    const ground = groundOf(state, seat, move)
    if (instead?.type !== 'place') return { kind: 'place', text: joined(ground, costText(state, move)) }
    const cost = cheaperText(move, instead)
    const isAlike = groundOf(state, seat, instead).ja.replace(nameOf(instead), nameOf(move)) === ground.ja
    if (!isAlike) return { kind: 'place', text: joined(ground, cost) }
    return cost === null ? null : { kind: 'place', text: cost }
  }
}

const paidFor = ({ groups, splits }: Place): readonly Card[] => [...groups.flat(), ...splits]

/** How a coin costs less than another one: fewer cards, or others than what is of more use later; null where it does not. */
const cheaperText = (move: Place, instead: Place): Text | null => {
  const [paid, otherwise] = [paidFor(move), paidFor(instead)]
  const fewer = otherwise.length - paid.length
  if (fewer > 0)
    return text(
      `選んだ手より、札が${fewer}枚少なくて済む。`,
      `It costs ${fewer === 1 ? '1 card' : `${fewer} cards`} fewer than what was played.`,
    )
  const spared = otherwise.filter((card) => priceOf(card) > 1 && !paid.includes(card))
  if (pricesOf(otherwise) / otherwise.length <= pricesOf(paid) / paid.length || spared.length === 0) return null
  const names = spared.map(frenchName).join(' ')
  return text(`使いでのある ${names} は後に残る。`, `It leaves ${names}, of more use later.`)
}

/** Which cards a draw keeps that another one discards; null where it keeps none. */
const keptText = (move: Draw, instead: Draw): Text | null => {
  const kept = instead.discards.filter((card) => !move.discards.includes(card))
  if (kept.length === 0 || kept.length > NAMED) return null
  const names = kept.map(frenchName).join(' ')
  return text(`${names} は捨てずに残す。`, `Keeps ${names}.`)
}

/** At most so many cards are named. */
const NAMED = 3

const groundText = (
  { board, worth, seats }: CccRulesContext,
  seat: Seat,
  cell: Cell,
  before: Holder | null,
  after: Holder | null,
): Text => {
  const name = board.names[cell]!
  const points = worth[cell]!
  const worthEn = points === 1 ? '1 point' : `${points} points`
  const other = seats > 2 ? text('ほかの席', 'others') : text('相手', 'the opponent')
  if (after?.seat === seat && after.lead > 1)
    return text(
      `${name} を自陣にして、${other.ja}がもう置けないようにする（${points}点）。`,
      `Makes ${name} territory, where ${other.en} may not place any more (${worthEn}).`,
    )
  if (after?.seat === seat && before?.seat === seat)
    return text(`自分の ${name} を守る（${points}点）。`, `Guards the own ${name} (${worthEn}).`)
  if (after?.seat === seat)
    return text(
      `だれのものでもない ${name} を準自陣にする（${points}点）。`,
      `Makes ${name}, which nobody holds, near-territory (${worthEn}).`,
    )
  if (after === null && before !== null)
    return text(
      `${name} で並んで、${other.ja}の${points}点を消す。`,
      `Draws level on ${name} and takes ${worthEn} from ${other.en}.`,
    )
  return text(
    `${name} での差をつめて、自陣にされるのを防ぐ。`,
    `Closes in on ${name}, so that it does not become territory of ${other.en}.`,
  )
}

const costText = (state: CccState, move: Place): Text => {
  const paid = paidFor(move)
  const jokers = paid.filter(isJoker).length
  if (state.last >= 0)
    return text(
      '山札はもう尽きる。札を残しても点にならない。',
      'The pile is running out, and cards that are left score nothing.',
    )
  if (jokers > 0)
    return text(
      `ジョーカー${jokers}枚を使うだけの値打ちがある。`,
      `It is worth ${jokers === 1 ? 'the joker' : 'the jokers'}.`,
    )
  if (paid.length === 1) return text('払いは札1枚で済む。', 'It costs a single card.')
  if (paid.length >= DEAR)
    return text(`${paid.length}枚かかるが、それに見合う。`, `It costs ${paid.length} cards and is worth them.`)
  return text(`払いは札${paid.length}枚で済む。`, `It costs only ${paid.length} cards.`)
}

/** `other` is what the bot would place or draw at first sight, or what was placed instead. */
const drawText = ({ board }: CccRulesContext, state: CccState, { count, discards }: Draw, other: CccMove): Text => {
  const away = discards.map(frenchName).join(' ')
  const how =
    count === 0
      ? text('札を引かずに手番を終える。', 'Ends the turn without drawing.')
      : discards.length === 0
        ? text(`捨てずに${count}枚ふやす。`, `Draws ${count} more without discarding.`)
        : text(`${away} を、新しい${count}枚と取り替える。`, `Exchanges ${away} for ${count} new cards.`)
  if (state.last >= 0)
    return joined(text('置いて得になるマスがもうない。', 'No cell is left that would gain anything.'), how)
  return other.type === 'draw'
    ? joined(text('いま置いても、払う札に見合うマスがない。', 'No cell is worth the cards it would cost now.'), how)
    : joined(
        text(
          `${board.names[other.cell]} にも置けるが、札をふやしてからのほうがよい。`,
          `A coin on ${board.names[other.cell]} is possible, but more cards come first.`,
        ),
        how,
      )
}
