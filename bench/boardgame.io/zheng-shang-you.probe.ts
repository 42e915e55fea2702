import { type Game, isRefusal, play, resolveRules, rng, simulatedChance } from '@tefuda/kernel'
import { zhengShangYou as ours } from '@tefuda/zheng-shang-you'
import { type Probe, rate } from '../measure.ts'
import { type Client, makeClient } from './client.ts'
import { type Deal, type Declared, zhengShangYou } from './zheng-shang-you.ts'

type Peer = Client<
  Deal,
  { readonly places: readonly number[] },
  { play(cards: readonly Declared[]): void; pass(): void }
>

const SEATS = 4

/** A random deal played here: the hands, what was played, and the places. */
interface Played {
  readonly hands: readonly (readonly string[])[]
  readonly moves: readonly (readonly Declared[] | null)[]
  readonly places: readonly number[]
  /** Plays the same moves here once more, each checked as one from outside is. */
  readonly again: () => number
}

/** Moves a second here, made as they are made there: found already. */
export const againProbe = (name: string): Probe => {
  const deals = Array.from({ length: DEALS }, (_, seed) => playedHere(seed))
  let next = 0
  return { name, unit: 'moves/s', run: (seconds) => rate(seconds, () => deals[next++ % deals.length]!.again()) }
}

const DEALS = 200

/**
 * Moves a second on boardgame.io: deals that were played here at random are played there again, so that no time goes
 * into finding moves. Throws where the places differ: then it is not the same game.
 */
export const peerProbe = (name: string): Probe => {
  const deals = Array.from({ length: DEALS }, (_, seed) => playedHere(seed))
  let next = 0
  return {
    name,
    unit: 'moves/s',
    run: (seconds) => rate(seconds, () => playThere(deals[next++ % deals.length]!)),
  }
}

const playedHere = (seed: number): Played => {
  const game = ours as unknown as Game
  const rules = resolveRules(game.schema, game, { deals: 1 }, SEATS)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = game.engine(rules, SEATS)
  const random = rng(seed)
  const chance = simulatedChance(random)
  const state = engine.start(chance) as { hands: number[][] }
  const first = engine.clone(state)
  const made: { readonly seat: number; readonly move: unknown }[] = []
  const hands = state.hands.map((hand) => hand.map(engine.deck.name))
  const moves: (readonly Declared[] | null)[] = []
  for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state)) {
    const move = engine.pick(state, due[0]!, random)
    moves.push(declaredIn(engine.format(move)))
    made.push({ seat: due[0]!, move })
    engine.apply(state, due[0]!, move, chance)
  }
  const { places } = engine.outcome(state) as unknown as { places: readonly number[] }
  const again = (): number => {
    const copy = engine.clone(first)
    for (const { seat, move } of made) play(engine, copy, seat, move, chance)
    return made.length
  }
  return { hands, moves, places, again }
}

const declaredIn = (move: string): readonly Declared[] | null =>
  move === 'pass'
    ? null
    : move.split(' ').map((text): Declared => {
        const [card = '', as = card] = text.split('=')
        return [card, as]
      })

const playThere = ({ hands, moves, places }: Played): number => {
  const setup = (): Deal => ({ hands: hands.map((hand) => [...hand]), table: null, out: [] })
  const client: Peer = makeClient({ ...zhengShangYou, setup }, SEATS)
  for (const cards of moves) {
    if (cards === null) client.moves.pass()
    else client.moves.play(cards)
  }
  const there = client.getState()?.ctx.gameover?.places
  client.stop()
  if (there?.join() !== places.join())
    throw new Error(
      `Places ${places.join()} here, ${there?.join() ?? 'none'} on boardgame.io. It is not the same game.`,
    )
  return moves.length
}
