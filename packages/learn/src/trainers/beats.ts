import { type CutInView, cutInDaifugo } from '@tefuda/cut-in-daifugo'
import {
  defaultRules,
  type Game,
  isRefusal,
  joinTexts,
  type Refusal,
  type Rng,
  simulatedChance,
  type Text,
  text,
} from '@tefuda/kernel'
import { type ZhengShangYouView, zhengShangYou } from '@tefuda/zheng-shang-you'
import { oneOf, shuffled, untilMade } from './draw.ts'
import type { Task } from './task.ts'

const SEATS = 4
const MOST_MOVES = 60
const OPTIONS = 5
/** A card by its name: no joker that stands for another one. */
const PLAIN = /^(?:[SHDC](?:[2-9AJQK]|10)|[RB]J)$/

const JOKER = /^[RB]J$/

type Seen = ZhengShangYouView | CutInView

/** A climbing game in which some cards lie on the table: which of these plays beat them? */
export const beatsTask = (random: Rng): Task =>
  untilMade(() => {
    const game = oneOf<Game>([zhengShangYou as Game, cutInDaifugo as Game], random)
    const position = positionOf(game, random)
    if (position === null) return null
    const { table, hand, check } = position
    const answers = shuffled(playsFrom(hand, table.length), random).map((play) => ({ play, refused: check(play) }))
    const right = answers.filter(({ refused }) => refused === null).slice(0, 3)
    const wrong = answers.filter(({ refused }) => refused !== null).slice(0, OPTIONS - right.length)
    if (right.length === 0 || right.length + wrong.length < OPTIONS || wrong.length < 2) return null
    const offered = shuffled([...right, ...wrong], random)
    const places = [...offered.keys()].filter((place) => offered[place]!.refused === null)
    return {
      ask: text(
        `${game.name.ja}です。場に出ている札に勝てるものを、すべて選んでください。`,
        `${game.name.en}: mark everything that beats the cards on the table.`,
      ),
      shown: [table],
      options: offered.map(({ play }) => ({ label: text(play.join(' '), play.join(' ')), cards: play })),
      isOne: false,
      right: [places],
      told: tell(offered),
    }
  })

/** Why those that do not beat it do not. */
const tell = (offered: readonly { readonly play: readonly string[]; readonly refused: Refusal | null }[]): Text =>
  joinTexts(
    offered.flatMap(({ play, refused }) =>
      refused === null
        ? []
        : [text(`${play.join(' ')}：${refused.message.ja}`, `${play.join(' ')}: ${refused.message.en}`)],
    ),
    text('', ' '),
  )

interface Position {
  readonly table: readonly string[]
  readonly hand: readonly string[]
  /** Why the hand may not play these cards now. */
  readonly check: (play: readonly string[]) => Refusal | null
}

/** The first turn of seat 0 in a game of random moves at which plain cards lie there and nothing turns their order; or null. */
const positionOf = (game: Game, random: Rng): Position | null => {
  const engine = game.engine(defaultRules(game.schema), SEATS)
  const chance = simulatedChance(random)
  const state = engine.start(chance)
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const [seat] = engine.toAct(state)
    if (seat === undefined) return null
    const view = engine.view(state, 0) as Seen
    if (seat === 0 && view.phase === 'turn' && isPlain(view) && random.below(2) === 0) {
      const check = (play: readonly string[]): Refusal | null => {
        const move = engine.parse(state, 0, play.join(' '))
        return isRefusal(move) ? move : engine.check(state, 0, move)
      }
      return { table: view.table!.cards, hand: view.hands[0]!.cards ?? [], check }
    }
    engine.apply(state, seat, engine.pick(state, seat, random), chance)
  }
  return null
}

/** Whether the cards on the table are beaten by what is stronger, and nothing else is asked of who plays. */
const isPlain = (view: Seen): boolean => {
  if (view.table === null || !view.table.cards.every((card) => PLAIN.test(card))) return false
  return !('flipped' in view) || !(view.flipped || view.rankBound || view.suitBound.length > 0 || view.table.final)
}

/** Plays of about as many cards as lie there: cards of one rank, and cards in order. */
const playsFrom = (hand: readonly string[], count: number): readonly (readonly string[])[] => {
  const plain = hand.filter((card) => PLAIN.test(card) && !JOKER.test(card))
  const ranks = Map.groupBy(plain, (card) => card.slice(1))
  const groups = [...ranks.values()].flatMap((cards) =>
    [count - 1, count, count + 1]
      .filter((size) => size >= 1 && size <= cards.length)
      .map((size) => cards.slice(0, size)),
  )
  const plays = count < 3 ? groups : [...groups, ...runsFrom(ranks, count)]
  return [...new Map(plays.map((play) => [play.join(' '), play])).values()]
}

const ORDER = '3 4 5 6 7 8 9 10 J Q K A'.split(' ')

/** Cards in order, of one suit where there are such. */
const runsFrom = (ranks: ReadonlyMap<string, readonly string[]>, count: number): readonly (readonly string[])[] =>
  ORDER.flatMap((_, start) => {
    const run = ORDER.slice(start, start + count).map((rank) => ranks.get(rank) ?? [])
    if (run.length < count || run.some((cards) => cards.length === 0)) return []
    return ['S', 'H', 'D', 'C'].map((suit) =>
      run.map((cards) => cards.find((card) => card.startsWith(suit)) ?? cards[0]!),
    )
  })
