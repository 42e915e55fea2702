import {
  type CccEngine,
  type CccMove,
  type CccRules,
  type CccRulesContext,
  type CccState,
  type Holder,
  kindOf,
  rulesContextOf,
} from '@tefuda/ccc'
import { type Card, cardsEn, frenchName, isJoker, type Seat, type Text, text } from '@tefuda/kernel'
import { type Point, spokenFor } from '../points.ts'
import { paragraph, type Reason, type Reasoning } from '../reason.ts'
import { playerFor } from './player.ts'
import { priceOf, pricesOf } from './prices.ts'
import { easedText, pointsEn, type Reach, reachOf, reachText } from './reach.ts'
import { WEIGHTS } from './weights.ts'

type Place = Extract<CccMove, { type: 'place' }>
type Draw = Extract<CccMove, { type: 'draw' }>

/** From so many cards on a coin is dear. */
const DEAR = 4

/** What a coin changes on its cell, what it lets follow and what it costs; of a draw, why nothing is placed first. */
export const cccReason = (engine: CccEngine, rules: CccRules): Reasoning<CccState, CccMove> => {
  const context = rulesContextOf(rules, engine.seats)
  const player = playerFor(context)
  const groundOf = (state: CccState, seat: Seat, move: Place): Ground => {
    const { before, after } = engine.preview(state, seat, move)
    const points = context.worth[move.cell]!
    const worthOf = (holder: Holder | null): number =>
      holder === null ? 0 : holder.seat === seat ? points : -points / (engine.seats - 1)
    return {
      becomes: becoming(seat, before, after),
      cell: context.board.names[move.cell]!,
      points,
      atOnce: worthOf(after) - worthOf(before),
      ...reachOf(context, state, seat, move),
      others: engine.seats > 2 ? text('ほかの席', 'others') : text('相手', 'the opponent'),
    }
  }
  /** The payments of coins that would still gain something in the same turn. */
  const furtherPayments = (state: CccState, seat: Seat, move: Place): readonly (readonly Card[])[] => {
    const after = engine.clone(state)
    engine.apply(after, seat, move, (cards) => [...cards])
    return engine
      .moves(after, seat)
      .flatMap((next) => (next.type === 'place' && player.heuristic(after, seat, next) > 0 ? [paidFor(next)] : []))
  }
  /** How a coin costs less than another one: fewer cards, or others than what is of more use later; null where it does not. */
  const cheaperText = (state: CccState, seat: Seat, move: Place, instead: Place): Text | null => {
    const less = lessPaid(state.hands[seat]!, move, instead)
    if (less === null) return null
    return state.last < 0 ? savedText(less) : savedAtLastText(less, furtherPayments(state, seat, move))
  }
  /** Of a draw that ends one's last turn; null where a coin instead would gain something. */
  const lastDrawText = (state: CccState, seat: Seat, instead: Place | undefined): Text | null => {
    const coin = instead ?? player.choose(state, seat)
    if (coin.type === 'draw' || player.heuristic(state, seat, coin) <= 0)
      return text('置いて得になるマスがもうない。', 'No cell is left that would gain anything.')
    const name = context.board.names[coin.cell]!
    return instead === undefined
      ? text(
          `${name} にはまだ置けるが、ここで番を終える。`,
          `Ends the turn, though a coin on ${name} would still gain something.`,
        )
      : null
  }
  const whyDrawText = (state: CccState, seat: Seat, instead: Place | undefined): Text => {
    const [first, second] = player.consider(state, seat, 1)
    const coin = instead ?? (first?.type === 'place' ? first : undefined)
    if (coin === undefined) return notWorthText(context, second?.type === 'place' ? second : undefined)
    const name = context.board.names[coin.cell]
    return text(
      `${name} にも置けるが、札をふやしてからのほうがよい。`,
      `A coin on ${name} is possible, but more cards come first.`,
    )
  }
  const placeReason = (state: CccState, seat: Seat, move: Place, instead: CccMove | undefined): Reason | null => {
    const ground = groundOf(state, seat, move)
    if (instead?.type === 'place') {
      const other = groundOf(state, seat, instead)
      const changed = spokenFor(POINTS, ground, other)
      const reach =
        ground.reach.points > other.reach.points
          ? reachText(ground.reach)
          : ground.eased.points > other.eased.points
            ? easedText(ground.eased)
            : null
      const more = paragraph([reach, cheaperText(state, seat, move, instead)])
      const atOnce = ground.atOnce - other.atOnce
      // Near-territory that makes less at once is no reason, unless it is all there is.
      const isLess = ground.becomes === 'near' && atOnce < 0 && more !== null
      const told = isLess ? more : paragraph([...changed, more])
      return told && { kind: 'place', text: told, atOnce }
    }
    const cost = (instead && plentyText(state, seat)) ?? costText(state, move)
    const told = paragraph([...spokenFor(POINTS, ground), reachText(ground.reach), cost])!
    return { kind: 'place', text: told, atOnce: ground.atOnce }
  }
  return (state, seat, move, instead) => {
    if (move.type === 'place') return placeReason(state, seat, move, instead)
    const told =
      instead?.type === 'draw'
        ? paragraph([moreText(move, instead), keptText(move, instead)])
        : state.last >= 0
          ? lastDrawText(state, seat, instead)
          : paragraph([whyDrawText(state, seat, instead), exchangeText(move)])
    return told && { kind: 'draw', text: told }
  }
}

const paidFor = ({ groups, splits }: Place): readonly Card[] => [...groups.flat(), ...splits]

/** Why a coin is better than a draw where the hand is so large that one more card is worth nothing; null where it is not. */
const plentyText = ({ hands, last }: CccState, seat: Seat): Text | null => {
  const { length } = hands[seat]!
  if (last >= 0 || length * WEIGHTS.each < WEIGHTS.card) return null
  return text(
    `手札はもう${length}枚あり、これ以上ふやすより置くほうがよい。`,
    `With ${length} cards in hand a coin is worth more than more of them.`,
  )
}

/** How a coin costs less than another one. */
interface Less {
  /** So many cards fewer; 0 where it costs others than cards of more use, `spared`. */
  readonly fewer: number
  readonly spared: readonly Card[]
  /** Cards that stay in the hand. */
  readonly left: number
}

const lessPaid = (hand: readonly Card[], move: Place, instead: Place): Less | null => {
  const [paid, otherwise] = [paidFor(move), paidFor(instead)]
  const left = hand.length - paid.length
  if (otherwise.length > paid.length) return { fewer: otherwise.length - paid.length, spared: [], left }
  const spared = otherwise.filter((card) => priceOf(card) > 1 && !paid.includes(card))
  const isCheaper = pricesOf(otherwise) / otherwise.length > pricesOf(paid) / paid.length
  return isCheaper && spared.length > 0 ? { fewer: 0, spared, left } : null
}

const savedText = ({ fewer, spared, left }: Less): Text => {
  if (fewer > 0)
    return text(
      `もう一方の手より払いが${fewer}枚少なく、手札が${left}枚残る。`,
      `It costs ${cardsEn(fewer)} fewer than the other move and leaves ${left}.`,
    )
  const names = spared.map(frenchName).join(' ')
  return text(`使いでのある ${names} は後に残る。`, `It leaves ${names}, of more use later.`)
}

/** In one's last turn cards are of use as far as another coin is paid with them; null where none is. */
const savedAtLastText = ({ fewer, spared, left }: Less, further: readonly (readonly Card[])[]): Text | null => {
  if (fewer > 0 && further.length > 0)
    return text(
      `もう一方の手より払いが${fewer}枚少なく、残る${left}枚でこの番にまだ置ける。`,
      `It costs ${cardsEn(fewer)} fewer than the other move, and the ${left} left pay for another coin in this turn.`,
    )
  const kinds = further.flat().map(kindOf)
  const used = spared.filter((card) => kinds.includes(kindOf(card)))
  if (used.length === 0) return null
  const names = used.map(frenchName).join(' ')
  return text(`残る ${names} で、この番にまだ置ける。`, `With ${names} left another coin can be placed in this turn.`)
}

/** That a draw leaves more cards in hand than another one; null where it does not. */
const moreText = (move: Draw, instead: Draw): Text | null => {
  const more = addedBy(move) - addedBy(instead)
  if (more <= 0) return null
  return text(
    `もう一方の手より、手札が${more}枚多くなる。`,
    `It leaves ${cardsEn(more)} more in hand than the other move.`,
  )
}

const addedBy = ({ count, discards }: Draw): number => count - discards.length

/** Which cards a draw keeps that another one discards; null where it keeps none. */
const keptText = (move: Draw, instead: Draw): Text | null => {
  const kept = instead.discards.filter((card) => !move.discards.includes(card))
  if (kept.length === 0 || kept.length > NAMED) return null
  const names = kept.map(frenchName).join(' ')
  return text(`${names} は捨てずに残す。`, `Keeps ${names}.`)
}

/** At most so many cards are named. */
const NAMED = 3

/** What a coin makes of a cell. */
interface Ground extends Reach {
  readonly becomes: 'territory' | 'guarded' | 'near' | 'level' | 'closer'
  /** The name of the cell, and what it scores. */
  readonly cell: string
  readonly points: number
  /** By how many points the seat is better off at once, against the mean of the others. */
  readonly atOnce: number
  /** Whoever else plays, in words. */
  readonly others: Text
}

const becoming = (seat: Seat, before: Holder | null, after: Holder | null): Ground['becomes'] => {
  if (after?.seat === seat) return after.lead > 1 ? 'territory' : before?.seat === seat ? 'guarded' : 'near'
  return after === null && before !== null ? 'level' : 'closer'
}

/** Speaks for what a coin makes of a cell, by its points. */
const ground = (becomes: Ground['becomes'], told: Point<Ground>['text']): Point<Ground> => ({
  speaks: (facts) => facts.becomes === becomes && facts.points,
  text: told,
})

const POINTS: readonly Point<Ground>[] = [
  ground('territory', ({ cell, points, others }) =>
    text(
      `${cell} を自陣にして、${others.ja}がもう置けないようにする（${points}点）。`,
      `Makes ${cell} territory, where ${others.en} may not place any more (${pointsEn(points)}).`,
    ),
  ),
  ground('guarded', ({ cell, points }) =>
    text(`自分の ${cell} を守る（${points}点）。`, `Guards the own ${cell} (${pointsEn(points)}).`),
  ),
  ground('near', ({ cell, points }) =>
    text(
      `だれのものでもない ${cell} を準自陣にする（${points}点）。`,
      `Makes ${cell}, which nobody holds, near-territory (${pointsEn(points)}).`,
    ),
  ),
  ground('level', ({ cell, points, others }) =>
    text(
      `${cell} で並んで、${others.ja}の${points}点を消す。`,
      `Draws level on ${cell} and takes ${pointsEn(points)} from ${others.en}.`,
    ),
  ),
  ground('closer', ({ cell, points, others }) =>
    text(
      `${cell} での差をつめて、自陣（${points}点）にされるのを防ぐ。`,
      `Closes in on ${cell}, so that it does not become territory of ${others.en} (${pointsEn(points)}).`,
    ),
  ),
]

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

/** What a draw does with the cards of the hand; null where it only ends the turn. */
const exchangeText = ({ count, discards }: Draw): Text | null => {
  const away = discards.map(frenchName).join(' ')
  if (count === 0) return null
  return discards.length === 0
    ? text('何も捨てずに済む。', 'Nothing has to be discarded for it.')
    : text(`${away} を、新しい${count}枚と取り替える。`, `Exchanges ${away} for ${count} new cards.`)
}

/** That an exchange comes before the coin which is nearest to being worth its cards, or that none gains anything. */
const notWorthText = ({ board, worth }: CccRulesContext, nearest: Place | undefined): Text => {
  if (nearest === undefined)
    return text(
      'いまの手札で払えて、得になるマスがない。',
      'No cell that the hand can pay for would gain anything now.',
    )
  const name = board.names[nearest.cell]!
  const points = worth[nearest.cell]!
  const paid = paidFor(nearest)
  const jokers = paid.filter(isJoker).length
  const cost =
    jokers === 0
      ? text(`札${paid.length}枚`, cardsEn(paid.length))
      : text(`ジョーカー${paid.length > jokers ? 'など' : ''}${paid.length}枚`, `${cardsEn(paid.length)}, with a joker`)
  return text(
    `次に置くなら ${name}（${points}点、${cost.ja}）だが、いまは札を取り替えるほうがよい。`,
    `The next coin would go to ${name} (${pointsEn(points)} for ${cost.en}), but other cards are worth more now.`,
  )
}
