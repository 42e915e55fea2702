import {
  callsOf,
  cardName,
  discardOf,
  doraOf,
  type ExjanEngine,
  type ExjanMove,
  type ExjanRules,
  type ExjanRulesContext,
  type ExjanState,
  hasCalled,
  hasReached,
  isSymbol,
  mayReach,
  mayWin,
  meldCards,
  NEVER,
  rankOf,
  rulesContextOf,
  sheetText,
  suitOf,
  waitsOf,
} from '@tefuda/exjan'
import { type Card, type Seat, type Text, text } from '@tefuda/kernel'
import { joined, type Reasoning } from '../reason.ts'
import { dangerOf, isThreatened } from './danger.ts'
import { distanceOf } from './distance.ts'
import { goneIn, meldsAfter, seenBy } from './seen.ts'

type Call = Extract<ExjanMove, { type: 'group' | 'run' }>

/** How near a win a move leads, what then completes the hand, and how safe a discard is. */
export const exjanReason = (engine: ExjanEngine, rules: ExjanRules): Reasoning<ExjanState, ExjanMove> => {
  const context = rulesContextOf(rules, engine.seats)
  return (state, seat, move, instead) => {
    switch (move.type) {
      case 'win': {
        const { sheet } = engine.preview(state, seat, move)
        const score = sheet === null ? text('', '') : sheetText(sheet)
        return { kind: 'win', text: text(`あがる。${score.ja}。`, `Wins: ${score.en}.`) }
      }
      case 'pass':
        return { kind: 'call', text: passText(context, state, seat) }
      case 'group':
      case 'run':
        return { kind: 'call', text: callText(context, state, seat, move) }
      case 'reach':
        return { kind: 'reach', text: reachText(state, seat, move.card) }
      case 'discard': {
        const told = discardText(context, state, seat, move.card)
        const apart =
          instead?.type === 'discard' ? apartText(context, state, seat, told, move.card, instead.card) : told
        return apart === null
          ? null
          : { kind: isThreatened(state, seat) && !hasReached(state, seat) ? 'fold' : 'discard', text: apart }
      }
    }
  }
}

const passText = (context: ExjanRulesContext, state: ExjanState, seat: Seat): Text => {
  const discard = cardName(discardOf(state))
  if (mayWin(context, state, seat))
    return text(
      `${discard} であがれるが、もっと高い手を待つ。`,
      `The ${discard} would win, but a higher hand may come.`,
    )
  const hand = state.hands[seat]!
  if (hasReached(state, seat) || callsOf(hand, discardOf(state)).length === 0)
    return text(`${discard} は使えないので見送る。`, `There is no use for the ${discard}.`)
  const now = distanceOf(context, hand, state.melds[seat]!, goneIn(state))
  const best = Math.min(...callsNow(state, seat).map((call) => distanceAfter(context, state, seat, call)))
  if (best >= now)
    return text(
      `${discard} を取っても、あがりには近づかない。`,
      `Taking the ${discard} brings the hand no nearer to a win.`,
    )
  if (isThreatened(state, seat))
    return text(
      'リーチがかかっている。鳴いて手を短くすると、安全な札がなくなる。',
      'Somebody has said reach: with a call there would be fewer safe cards to discard.',
    )
  return hasCalled(state, seat)
    ? text('次の捨て札でもっとよい形になるのを待つ。', 'A later discard may fit better.')
    : text('手を閉じたままにして、リーチを残す。', 'Keeps the hand closed, so that a reach stays possible.')
}

const callsNow = (state: ExjanState, seat: Seat): Call[] =>
  callsOf(state.hands[seat]!, discardOf(state)).filter(
    (call): call is Call => call.type === 'group' || call.type === 'run',
  )

const distanceAfter = (context: ExjanRulesContext, state: ExjanState, seat: Seat, call: Call): number =>
  distanceOf(
    context,
    state.hands[seat]!.filter((card) => !call.cards.includes(card)),
    meldsAfter(state, seat, call),
    goneIn(state),
  )

const callText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, call: Call): Text => {
  const left = distanceAfter(context, state, seat, call)
  if (left >= NEVER)
    return text('鳴くと、いまの札ではあがれない形になる。', 'After the call there is no win with these cards.')
  const symbols = call.type === 'group' && isSymbol(rankOf(call.cards[0]))
  const why = symbols
    ? text('シンボルの群はそれだけで役になる。', 'A group of symbols is a yaku by itself.')
    : text('開いた手でも役を見込める。', 'The open hand can still come to a yaku.')
  return joined(
    left <= 1
      ? text('鳴いて、あと1枚で待つ形にする。', 'Calls to be one card from a win.')
      : text(`鳴いて、あがりまであと${left}枚にする。`, `Calls to be ${cardsEn(left)} from a win.`),
    why,
  )
}

const reachText = (state: ExjanState, seat: Seat, discard: Card): Text => {
  const { names, left } = waitsAfter(state, seat, discard)
  return text(
    `${names} 待ちのリーチ。見えていない待ち札は${left}枚、残りの山は${state.wall.length}枚。`,
    `Reach, waiting for ${names}: ${left} of them unseen, with ${state.wall.length} cards in the wall.`,
  )
}

const discardText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, card: Card): Text => {
  const name = cardName(card)
  if (hasReached(state, seat))
    return text('リーチのあとは、引いた札を捨てるだけ。', 'After reach the card drawn is discarded.')
  const hand = state.hands[seat]!
  const melds = state.melds[seat]!
  const gone = goneIn(state)
  const before = distanceOf(context, hand, melds, gone)
  const rest = hand.filter((other) => other !== card)
  const after = distanceOf(context, rest, melds, gone)
  const threat = isThreatened(state, seat) ? dangerText(state, seat, card) : null
  if (after <= 1 && after <= before) {
    const told = readyText(context, state, seat, card)
    return threat === null ? told : joined(told, threat)
  }
  if (threat !== null)
    return joined(
      after > before
        ? joined(text('リーチを受けて降りる。', 'Folds against the reach.'), farText(after))
        : farText(after),
      threat,
    )
  if (after > before)
    return joined(
      text(
        'あがりから遠ざかるが、ほかの札を残す値打ちがある。',
        'Steps back from a win, for the sake of what is kept.',
      ),
      farText(after),
    )
  return after >= NEVER ? farText(after) : joined(farText(after), fitText(state, hand, card, name))
}

/** What is to be said for a discard beside a worse one, `told` being said of it alone; null where the same could be said of both. */
const apartText = (
  context: ExjanRulesContext,
  state: ExjanState,
  seat: Seat,
  told: Text,
  card: Card,
  instead: Card,
): Text | null => {
  const hand = state.hands[seat]!
  const after = (one: Card): number =>
    distanceOf(
      context,
      hand.filter((other) => other !== one),
      state.melds[seat]!,
      goneIn(state),
    )
  const [own, theirs] = [after(card), after(instead)]
  if (own < theirs)
    return theirs >= NEVER
      ? joined(told, text('選んだ手では、あがれる形がなくなる。', 'After what was played there is no win.'))
      : joined(told, text(`選んだ手では、あと${theirs}枚になる。`, `After what was played it is ${cardsEn(theirs)}.`))
  const alike = discardText(context, state, seat, instead).ja.replaceAll(cardName(instead), cardName(card))
  return alike === told.ja ? null : told
}

/** How far a hand is from a win. */
const farText = (distance: number): Text =>
  distance >= NEVER
    ? text('いまの札では、あがれる形がない。', 'There is no win with these cards.')
    : text(`あがりまであと${distance}枚。`, `${cardsEn(distance)} from a win.`)

/** What a discard that leaves the hand as near to a win was for in it. */
const fitText = (state: ExjanState, hand: readonly Card[], card: Card, name: string): Text => {
  const isDora = rankOf(card) === doraOf(state.indicator)
  const fitsWith = (one: Card): number => hand.filter((other) => other !== one && fits(one, other)).length
  const own = fitsWith(card)
  if (hand.some((other) => fitsWith(other) < own))
    return text(
      `${name} を手放しても、あがりへの近さは変わらない。`,
      `Without the ${name} the hand is just as near to it.`,
    )
  if (own > 0)
    return isDora
      ? text(`ドラでも、つながりの弱い ${name} を手放す。`, `Lets the ${name} go, dora though it is: it fits badly.`)
      : text(`つながりのいちばん弱い ${name} を手放す。`, `The ${name} fits least of what can be spared.`)
  return text(`${name} はどの札ともつながっていない。`, `The ${name} fits with nothing.`)
}

const fits = (one: Card, other: Card): boolean =>
  rankOf(one) === rankOf(other) ||
  (suitOf(one) === suitOf(other) &&
    !isSymbol(rankOf(one)) &&
    !isSymbol(rankOf(other)) &&
    Math.abs(rankOf(one) - rankOf(other)) <= 2)

const readyText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, discard: Card): Text => {
  const { names, left } = waitsAfter(state, seat, discard)
  if (names === '') return text('あと1枚の形を保つ。', 'Stays one card from a win.')
  const why = mayReach(context, state, seat) ? text('リーチはせず、静かに待つ。', 'Waits without a reach.') : null
  return joined(
    text(`${names} で待つ。見えていない待ち札は${left}枚。`, `Waits for ${names}: ${left} of them unseen.`),
    why,
  )
}

/** At most so many cards are named. */
const NAMED = 6

/** The cards that would complete the hand without a discard, and how many of them the seat has not seen. */
const waitsAfter = (
  state: ExjanState,
  seat: Seat,
  discard: Card,
): { readonly names: string; readonly left: number } => {
  const rest = state.hands[seat]!.filter((card) => card !== discard)
  const seen = seenBy(state, seat)
  const waits = waitsOf(rest, [discard, ...meldCards(state, seat)])
  const named = waits.slice(0, NAMED).map(cardName).join(' ')
  return { names: waits.length > NAMED ? `${named} …` : named, left: waits.filter((card) => seen[card] === 0).length }
}

const dangerText = (state: ExjanState, seat: Seat, card: Card): Text => {
  const seen = seenBy(state, seat)
  const own = dangerOf(state, seat, seen, card)
  const name = cardName(card)
  if (own === 0) return text(`${name} はリーチに対して安全。`, `The ${name} is safe against the reach.`)
  const least = Math.min(...state.hands[seat]!.map((other) => dangerOf(state, seat, seen, other)))
  return own <= least
    ? text(`手のなかでは ${name} がいちばん安全。`, `The ${name} is the safest card in the hand.`)
    : text(`${name} は危険もあるが、手を進めるほうを取る。`, `The ${name} is a risk, taken to get on with the hand.`)
}

const cardsEn = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
