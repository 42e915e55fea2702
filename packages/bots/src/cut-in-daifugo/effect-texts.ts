import type { Laid } from '@tefuda/climbing'
import { type CutInPreview, type CutInState, cardsOf, type Effect, effectName } from '@tefuda/cut-in-daifugo'
import { type Card, nextSeat, type Seat, type Text, text } from '@tefuda/kernel'
import { joined } from '../reason.ts'
import { rankOf } from './hand.ts'

/** The rank that has each effect by; null where a rank has none. */
export type EffectRanks = readonly (Effect | null)[]

/** A play as it would be carried out. */
export interface Carried {
  readonly state: CutInState
  readonly seat: Seat
  readonly preview: CutInPreview
  /** Whether who has passed is out of the phase. */
  readonly passBinds: boolean
}

/** What more is said of a play for `effects` of its own that another one lacks, and for those `kept`, which that one alone would have. */
export const withEffects = (
  ranks: EffectRanks,
  told: Text | null,
  play: Carried,
  effects: readonly Effect[],
  kept: readonly Effect[],
): Text | null => {
  const [only, ...more] = effects
  const names = namesOf(ranks, effects)
  if (names === null || only === undefined) return told ?? keptText(ranks, kept)
  if (more.length > 0 || play.preview.clears) {
    const isOne = effects.filter((effect) => ranks.includes(effect)).length === 1
    return joined(text(`${names.ja}が効く。`, `${names.en} ${isOne ? 'takes' : 'take'} effect.`), told)
  }
  const said = effectText(names, only, play)
  return isTurning(only) && turnOf(play).gain <= 0 ? (told ?? keptText(ranks, kept) ?? said) : joined(said, told)
}

/** That effects which another play has are still to come; null where it has none. */
const keptText = (ranks: EffectRanks, effects: readonly Effect[]): Text | null => {
  const names = namesOf(ranks, effects)
  return names === null ? null : text(`${names.ja}は後に残す。`, `Keeps ${names.en} for later.`)
}

/** Effects that cards have by their ranks, as the table calls them; null where there are none. */
export const namesOf = (ranks: EffectRanks, effects: readonly Effect[]): Text | null => {
  const names = effects.flatMap((effect) => {
    const rank = ranks.indexOf(effect)
    return rank < 0 ? [] : [effectName(effect, rank + 3)]
  })
  return names.length === 0 ? null : text(names.map(({ ja }) => ja).join('・'), names.map(({ en }) => en).join(' and '))
}

/** Of a play by whose effects the rest of the hand goes as well, thrown away or, as far as nobody has seen it, handed on; null of any other. */
export const wayOutText = (
  ranks: EffectRanks,
  { hidden, open }: CutInState,
  seat: Seat,
  laid: readonly Laid[],
  effects: readonly Effect[],
): Text | null => {
  const leaves = (cards: readonly Card[]): number =>
    cards.filter((card) => laid.every((one) => one.card !== card)).length
  const acting = (effect: Effect): number =>
    effects.includes(effect) ? laid.filter(({ as }) => rankOf(as) === ranks.indexOf(effect)).length : 0
  const [unseen, left] = [leaves(hidden[seat]!), leaves(hidden[seat]!) + leaves(open[seat]!)]
  const passed = Math.min(acting('pass'), unseen)
  if (passed + acting('discard') < left) return null
  const names = namesOf(
    ranks,
    effects.filter((effect) => effect === 'pass' || effect === 'discard'),
  )!
  return text(
    `${names.ja}で残りの札も手放し、上がる。`,
    `With ${names.en} the rest of the hand goes too, and the seat is out.`,
  )
}

type Turning = 'skip' | 'reverse'

const isTurning = (effect: Effect): effect is Turning => effect === 'skip' || effect === 'reverse'

/** Cards of whoever comes next after a play and of whoever would without its effect, and how many the one has more. */
const turnOf = ({ state, seat, preview, passBinds }: Carried): { cards: number; otherwise: number; gain: number } => {
  const mayPlay = (other: Seat): boolean => cardsOf(state, other) > 0 && !(passBinds && state.passed[other] === true)
  const usual = nextSeat(state.hidden.length, seat, mayPlay, state.direction)
  const [cards, otherwise] = [cardsOf(state, preview.next ?? usual), cardsOf(state, usual)]
  return { cards, otherwise, gain: cards - otherwise }
}

const effectText = (name: Text, effect: Effect, play: Carried): Text => {
  if (isTurning(effect)) return turnText(name, play)
  if (effect === 'back') return backText(name, play.state)
  const { ja, en } = BRINGS[effect]
  return text(`${name.ja}${ja}`, `${name.en} ${en}`)
}

const turnText = (name: Text, play: Carried): Text => {
  const { cards, otherwise, gain } = turnOf(play)
  return gain > 0
    ? text(
        `${name.ja}で、次は残り${otherwise}枚の人ではなく、残り${cards}枚の人の番になる。`,
        `${name.en} gives the turn to somebody with ${cards} cards left, not to the one with ${otherwise}.`,
      )
    : text(
        `${name.ja}で、次の番がほかの人（残り${cards}枚）に移る。`,
        `${name.en} gives the turn to somebody else, with ${cards} left.`,
      )
}

const backText = (name: Text, { revolution, back }: CutInState): Text =>
  revolution === back
    ? text(
        `${name.ja}で、場が流れるまで3に近い札ほど強い。`,
        `${name.en}: until the table is cleared, the nearer to three the stronger.`,
      )
    : text(
        `${name.ja}で、場が流れるまで2に近い札ほど強い。`,
        `${name.en}: until the table is cleared, the nearer to two the stronger.`,
      )

/** What an effect brings, after its name. */
const BRINGS: Readonly<Record<Exclude<Effect, Turning | 'back'>, Text>> = {
  flow: text('で、場を流す。', 'clears the table.'),
  clear: text('で、場を流す。', 'clears the table.'),
  salvage: text('で、捨て札から拾える。', 'takes cards back from the discards.'),
  pass: text('で、要らない札を次の人に渡せる。', 'hands on what is not wanted.'),
  discard: text('で、要らない札をいっしょに捨てられる。', 'throws away what is not wanted along with it.'),
  peep: text('で、次の人の札を公開させる。', 'makes cards of the next player public.'),
  greed: text('で、公開された札を集められる。', 'gathers public cards.'),
  open: text('で、ほかの全員に札を公開させる。', 'makes everybody else show cards.'),
}
