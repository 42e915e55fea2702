import { type Card, faceOf, frenchFace, frenchName, isJoker, RANKS, type Rng, rng, SUITS } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'
import type { Move } from './move.ts'

/**
 * Plays and cut-ins written down from the rules a second time and as plainly as can be: every choice of physical
 * cards, every declaration of every joker. What the engine lists must be exactly that, each once.
 */
interface HandCard {
  readonly face: Card
  /** Whether it is a public copy while a hidden one is held. */
  readonly star: boolean
}

interface Declared extends HandCard {
  readonly as: Card
}

const FACES = SUITS.flatMap((suit) => RANKS.map((rank) => frenchFace(`${suit}${rank}`)!))
const ORDER = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2']
const [JOKER, S3] = [13, frenchFace('S3')!]

const rankOf = (card: Card): number => (isJoker(card) ? JOKER : ORDER.indexOf(frenchName(card).slice(1)))
const suitOf = (card: Card): string => frenchName(card)[0]!

/** `3 of a rank`, `run of 3`, or null where the cards make nothing. */
const typeOf = (faces: readonly Card[]): string | null => {
  if (faces.length > 1 && faces.some(isJoker)) return null
  const ranks = faces.map(rankOf).sort((a, b) => a - b)
  if (new Set(ranks).size === 1) return `${faces.length} of a rank`
  const follow = ranks.every((rank, k) => rank === ranks[0]! + k)
  return faces.length >= 3 && follow && new Set(faces.map(suitOf)).size === 1 ? `run of ${faces.length}` : null
}

/** Plays of a phase so far, as they were declared, and whether the order was turned round when each was made, and is now. */
interface Phase {
  readonly plays: readonly (readonly Card[])[]
  readonly flips: readonly boolean[]
  readonly flipped: boolean
}

const strength = (faces: readonly Card[], flipped: boolean): number =>
  Math.max(...faces.map((face) => (isJoker(face) || !flipped ? rankOf(face) : 12 - rankOf(face))))

const isTheJoker = (faces: readonly Card[]): boolean => faces.length === 1 && isJoker(faces[0]!)

const countOf = (faces: readonly Card[], suit: string): number =>
  faces.filter((face) => !isJoker(face) && suitOf(face) === suit).length

const mayFollow = (faces: readonly Card[], { plays, flips, flipped }: Phase): boolean => {
  const type = typeOf(faces)
  const last = plays.at(-1)
  if (type === null || last === undefined) return type !== null
  if (type !== typeOf(last)) return false
  const before = plays.at(-2)
  if (before !== undefined && isTheJoker(before)) return false
  if (isTheJoker(last)) return faces[0] === S3
  const [mine, theirs] = [strength(faces, flipped), strength(last, flipped)]
  const isRun = type.startsWith('run')
  const isRankBound = plays.some((play, k) => {
    const former = plays[k - 1]
    if (isRun || former === undefined || isTheJoker(play) || isTheJoker(former)) return false
    return strength(play, flips[k]!) === strength(former, flips[k]!) + 1
  })
  if (isRankBound ? mine !== theirs + 1 : mine <= theirs) return false
  if (isTheJoker(faces)) return true
  return SUITS.every((suit) => {
    const shared = plays.map((play, k) => (k === 0 ? 0 : Math.min(countOf(play, suit), countOf(plays[k - 1]!, suit))))
    return countOf(faces, suit) >= Math.max(...shared)
  })
}

/** Cards, and what their jokers are declared to be; which joker stands for what makes no difference. */
const keyOf = (declared: readonly Declared[]): string => {
  const cards = declared.map(({ face, star }) => `${frenchName(face)}${star ? '*' : ''}`).sort()
  const standIns = declared.filter(({ face, as }) => face !== as).map(({ as }) => frenchName(as))
  return `${cards.join(' ')} = ${standIns.sort().join(' ')}`
}

/** Every choice of the cards with every declaration of its jokers. */
function* declarations(cards: readonly HandCard[], at = 0): Generator<Declared[]> {
  if (at === cards.length) {
    yield []
    return
  }
  const card = cards[at]!
  for (const rest of declarations(cards, at + 1)) {
    yield rest
    yield [{ ...card, as: card.face }, ...rest]
    if (isJoker(card.face)) for (const as of FACES) yield [{ ...card, as }, ...rest]
  }
}

const held = ({ state }: Arranged, seat: number): HandCard[] => {
  const hidden = state.hidden[seat]!.map(faceOf)
  return [
    ...hidden.map((face) => ({ face, star: false })),
    ...state.open[seat]!.map(faceOf).map((face) => ({ face, star: hidden.includes(face) })),
  ]
}

const all = (table: Arranged, seat: number, fits: (faces: readonly Card[]) => boolean): string[] => {
  const keys = new Set<string>()
  for (const declared of declarations(held(table, seat)))
    if (declared.length > 0 && fits(declared.map(({ as }) => as))) keys.add(keyOf(declared))
  return [...keys].sort()
}

const laidBy = ({ engine, state }: Arranged, seat: number, type: Move['type']) =>
  engine.moves(state, seat).flatMap((move) => ('laid' in move && move.type === type ? [move.laid] : []))

const listed = (table: Arranged, seat: number, type: Move['type']): string[] =>
  laidBy(table, seat, type)
    .map((laid) => keyOf(laid.map(({ card, as, open }) => ({ face: card, as, star: open }))))
    .sort()

const POOL = [...'34567'].flatMap((rank) => ['S', 'H', 'D'].flatMap((suit) => [`${suit}${rank}`, `${suit}${rank}`]))

const below = (random: Rng, items: readonly string[]): string => items[random.below(items.length)]!

/** Three hands of few ranks and suits, with jokers, some of the cards public; no effects but revolution. */
const anyTable = (random: Rng, jokers: readonly number[]): Arranged => {
  const pool = POOL.slice()
  const wild = ['RJ', 'BJ', 'RJ', 'BJ']
  const hands = jokers.map((count) => {
    const cards = Array.from({ length: 6 - count }, () => pool.splice(random.below(pool.length), 1)[0]!)
    cards.push(...wild.splice(0, count))
    const open = random.below(3)
    return `${cards.slice(open).join(' ')} | ${cards.slice(0, open).join(' ')}`
  })
  const effects = ['flow', 'skip', 'salvage', 'pass', 'clear', 'reverse', 'discard', 'back', 'peep', 'greed', 'open']
  return arrange(hands, { effects: Object.fromEntries(effects.map((effect) => [effect, 0])) })
}

/** Plays something that is listed for a seat, longer plays as likely as single cards. */
const playAny = (table: Arranged, seat: number, random: Rng): readonly Card[] | null => {
  const moves = laidBy(table, seat, 'play')
  const sizes = [...new Set(moves.map((laid) => laid.length))]
  if (sizes.length === 0) return null
  const size = sizes[random.below(sizes.length)]!
  const among = moves.filter((laid) => laid.length === size).map((laid) => table.engine.format({ type: 'play', laid }))
  table.play(seat, below(random, among))
  return table.state.table?.laid.map(({ as }) => as) ?? null
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed)

describe('every play and every cut-in is listed once, and nothing else', () => {
  it.each(SEEDS)('leads, cut-ins and what follows one play and two, hands %i', (seed) => {
    const random = rng(seed)
    const table = anyTable(random, [2, 1, 1])
    expect(listed(table, 0, 'play')).toEqual(all(table, 0, (faces) => typeOf(faces) !== null))
    const plays: (readonly Card[])[] = []
    const flips: boolean[] = []
    for (const seat of [0, 1]) {
      flips.push(table.state.revolution)
      const play = playAny(table, seat, random)
      if (play === null) table.move(seat, 'pass')
      else plays.push(play)
      const phase = { plays, flips, flipped: table.state.revolution }
      expect(listed(table, seat + 1, 'play')).toEqual(all(table, seat + 1, (faces) => mayFollow(faces, phase)))
    }
  })

  it.each(SEEDS)('cut-ins, hands %i', (seed) => {
    const random = rng(seed)
    const table = anyTable(random, [1, 2, 1])
    const moves = laidBy(table, 0, 'play')
    const laid = moves[random.below(moves.length)]!
    table.move(0, table.engine.format({ type: 'play', laid }))
    const wanted = laid.map(({ as }) => as).sort((a, b) => a - b)
    const fits = (faces: readonly Card[]): boolean =>
      isTheJoker(wanted) ? isTheJoker(faces) : faces.toSorted((a, b) => a - b).join() === wanted.join()
    for (const seat of [1, 2]) expect(listed(table, seat, 'cut')).toEqual(all(table, seat, fits))
  })

  it('three jokers, one of them public', () => {
    const table = arrange(['S4 RJ BJ | RJ'])
    expect(listed(table, 0, 'play')).toEqual(all(table, 0, (faces) => typeOf(faces) !== null))
  })

  it('as many as are asked for, from the beginning of the list', () => {
    const { engine, state } = arrange(['S4 S5 S6 H4 H5 RJ BJ RJ BJ C9 C10'])
    const moves = engine.moves(state, 0).map(engine.format)
    for (const limit of [1, 7, 300, moves.length])
      expect(engine.moves(state, 0, { limit }).map(engine.format)).toEqual(moves.slice(0, limit))
  })
})
