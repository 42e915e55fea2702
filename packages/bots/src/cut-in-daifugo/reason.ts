import { formatAll, type Laid } from '@tefuda/climbing'
import {
  type CutInEngine,
  type CutInMove,
  type CutInRules,
  type CutInState,
  cardsOf,
  type Effect,
  effectName,
  effectsOf,
} from '@tefuda/cut-in-daifugo'
import { faceOf, frenchName, type Seat, type Text, text } from '@tefuda/kernel'
import { bestOf } from '../climbing/rated.ts'
import { handful, reasonOfPass, reasonOfPlay } from '../climbing/reasons.ts'
import { joined, type Reason, type Reasoning } from '../reason.ts'
import { moveOf, rankOf } from './build.ts'
import { emptyHand, isOnePlay, JOKER, putCard, RANKS } from './hand.ts'
import { ratingFor } from './rating.ts'
import { countOthers, fewest, readHand } from './seen.ts'
import { holdsTheSame } from './window.ts'

/** From this strength on a card is strong: aces, twos and jokers, or threes and fours while the order is turned round. */
const STRONG = 11

/** What a play brings by its effects, how it leaves the hand, who is nearly out, and which strong cards it keeps or costs. */
export const cutInReason = (engine: CutInEngine, rules: CutInRules): Reasoning<CutInState, CutInMove> => {
  const rating = ratingFor(rules)
  const ranks = effectsOf(rules)
  const hand = emptyHand()
  const others = new Int8Array(RANKS + 1)

  const strengthOf = ({ revolution, back }: CutInState, rank: number): number =>
    rank < JOKER && revolution !== back ? RANKS - 1 - rank : rank

  /** Unseen cards of the ranks of which a better play could be made; of a run 1, as far as anybody can tell. */
  const strongerThan = (state: CutInState, seat: Seat, laid: readonly Laid[]): number => {
    const faces = new Set(laid.map(({ as }) => rankOf(as)))
    if (faces.size > 1) return 1
    readHand(hand, state, seat)
    countOthers(others, hand, state)
    const strength = strengthOf(state, [...faces][0]!)
    const jokers = others[JOKER]!
    let stronger = 0
    for (let rank = 0; rank <= JOKER; rank++) {
      const own = others[rank]!
      const isEnough = rank === JOKER ? laid.length === 1 : own + jokers >= laid.length
      if (own > 0 && isEnough && strengthOf(state, rank) > strength) stronger += own
    }
    return stronger
  }

  const jokersUnseen = (state: CutInState, seat: Seat): number => {
    readHand(hand, state, seat)
    countOthers(others, hand, state)
    return others[JOKER]!
  }

  /** The hand without what is laid. */
  const leaveOf = (state: CutInState, seat: Seat, laid: readonly Laid[]): void => {
    readHand(hand, state, seat)
    for (const { card } of laid) putCard(hand, faceOf(card), -1)
  }

  /** The strongest of cards counted by rank; null where none is strong. */
  const strongest = (state: CutInState, counts: (rank: number) => number): Text | null => {
    for (let strength = JOKER; strength >= STRONG; strength--)
      for (let rank = 0; rank <= JOKER; rank++)
        if (counts(rank) > 0 && strengthOf(state, rank) === strength) return handful(rank, counts(rank))
    return null
  }
  const keptIn = (state: CutInState): Text | null =>
    strongest(state, (rank) => (rank === JOKER ? hand.jokers : hand.counts[rank]!))
  const costOf = (state: CutInState, laid: readonly Laid[]): Text | null =>
    strongest(state, (rank) => laid.filter(({ card }) => rankOf(faceOf(card)) === rank).length)

  const playText = (state: CutInState, seat: Seat, laid: readonly Laid[], effects: readonly Effect[]): Text => {
    const by = state.table?.by ?? null
    const isSafe = strongerThan(state, seat, laid) === 0
    leaveOf(state, seat, laid)
    const told = reasonOfPlay({
      leads: by === null,
      count: laid.length,
      left: hand.size,
      leftIsOnePlay: hand.size > 0 && isOnePlay(hand),
      isSafe,
      clears: effects.includes('clear') || effects.includes('flow'),
      threat: fewest(state, seat),
      beaten: by === null ? null : cardsOf(state, by),
      kept: keptIn(state),
      cost: costOf(state, laid),
    })
    return hand.size === 0 ? told : withEffects(told, laid, effects)
  }

  /** What comes besides, as the table calls it. */
  const withEffects = (told: Text, laid: readonly Laid[], effects: readonly Effect[]): Text => {
    if (laid.length >= 4 && new Set(laid.map(({ as }) => rankOf(as))).size === 1)
      return joined(text('革命で強さを逆にする。', 'Revolution: the order is turned round.'), told)
    const names = effects.flatMap((effect) => {
      const rank = ranks.indexOf(effect)
      return rank < 0 ? [] : [effectName(effect, rank + 3)]
    })
    if (names.length === 0) return told
    return joined(
      text(`${names.map(({ ja }) => ja).join('・')}も効く。`, `With ${names.map(({ en }) => en).join(', ')}.`),
      told,
    )
  }

  const passText = (state: CutInState, seat: Seat): Text => {
    const plans = rating.turn(state, seat).filter(({ option }) => option !== null)
    const move = plans.length === 0 ? null : moveOf(state, seat, bestOf(plans)!)
    const laid = move !== null && 'laid' in move ? move.laid : null
    const isRun = laid !== null && new Set(laid.map(({ as }) => rankOf(as))).size > 1
    const stronger = laid === null || isRun ? 0 : strongerThan(state, seat, laid)
    return reasonOfPass({
      isPartners: false,
      instead: laid === null ? null : formatAll(laid),
      cost: laid === null ? null : costOf(state, laid),
      jokers: laid === null || laid.some(({ card }) => rankOf(faceOf(card)) === JOKER) ? 0 : jokersUnseen(state, seat),
      breaks: laid !== null && breaksSet(state, seat, laid),
      stronger,
    })
  }

  /** Whether cards of the same rank stay behind. */
  const breaksSet = (state: CutInState, seat: Seat, laid: readonly Laid[]): boolean => {
    leaveOf(state, seat, laid)
    return laid.some(({ card }) => rankOf(faceOf(card)) < JOKER && hand.counts[rankOf(faceOf(card))]! > 0)
  }

  const silenceText = (state: CutInState, seat: Seat): Text => {
    if (holdsTheSame(state, seat))
      return text('同じ札はあるが、後のために残す。', 'The same cards are there, but kept for later.')
    return engine.list(state, seat, { limit: 2 }).moves.length > 1
      ? text('ジョーカーを使ってまで割りこまない。', 'A joker is too much to cut in with here.')
      : text('同じ札がそろっていない。', 'The hand does not hold the same cards.')
  }

  const choiceText = (state: CutInState, seat: Seat, move: Exclude<CutInMove, { laid: unknown }>): Text => {
    switch (move.type) {
      case 'give':
        return text(
          `手のなかでいちばん要らない ${frenchName(move.card)} を渡す。`,
          `The ${frenchName(move.card)} is least wanted in the hand.`,
        )
      case 'drop':
        return text(
          `${frenchName(move.card)} がいちばん重い。捨てて身軽になる。`,
          `The ${frenchName(move.card)} weighs most: away with it.`,
        )
      case 'take':
        return text(
          `${frenchName(move.card)} を拾うと手が強くなる。`,
          `The ${frenchName(move.card)} makes the hand stronger.`,
        )
      case 'greed':
        return move.from === seat
          ? text(`自分の ${frenchName(move.card)} を手放す。`, `Gives the own ${frenchName(move.card)} away.`)
          : text(`公開されている ${frenchName(move.card)} を動かす。`, `Moves the public ${frenchName(move.card)}.`)
      case 'open':
      case 'show':
        return text(
          `見られてもいちばん困らない ${frenchName(move.card)} を公開する。`,
          `The ${frenchName(move.card)} gives least away.`,
        )
      case 'peep':
        return text('伏せた札はどれも同じに見える。', 'Face down, one card is as good as another.')
      case 'none':
        return text('どれを取っても、手はよくならない。', 'None of them would make the hand better.')
      case 'resign':
        return text('都落ちした席は、何を出しても最下位になる。', 'Whoever has fallen ranks last, whatever is played.')
      case 'no':
        return silenceText(state, seat)
      case 'pass':
        return passText(state, seat)
    }
  }

  return (state, seat, move): Reason => {
    if ('laid' in move) {
      const { effects } = engine.preview(state, seat, move)
      const told = playText(state, seat, move.laid, effects)
      if (move.type === 'cut')
        return { kind: 'cut', text: joined(text('同じ札で割りこむ。', 'Cuts in with the same cards.'), told) }
      return { kind: state.table === null ? 'lead' : 'follow', text: told }
    }
    return { kind: kindOf(state, move.type), text: choiceText(state, seat, move) }
  }
}

const kindOf = ({ exchange }: CutInState, type: Exclude<CutInMove, { laid: unknown }>['type']): Reason['kind'] => {
  if (type === 'no') return 'cut'
  if (type === 'pass') return 'pass'
  return exchange === null ? 'choice' : 'exchange'
}
