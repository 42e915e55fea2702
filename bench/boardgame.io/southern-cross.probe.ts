import { frenchDeck, frenchName, isRefusal, readRules, rng, simulatedChance } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { type Probe, rate } from '../measure.ts'
import { type Client, makeClient } from './client.ts'
import { deal, type Solitaire, solitaire } from './southern-cross.ts'

type Peer = Client<Solitaire, { readonly score: number }, { place(at: number, cell: number): void }>

const open = (game: object): Peer => makeClient(game, 1)

/** Moves a second in random games on boardgame.io. */
export const peerProbe = (name: string): Probe => {
  expectTheSameGame()
  const random = rng(1)
  let games = 0
  let points = 0
  const playOne = (): number => {
    const client = open({ ...solitaire, seed: games })
    for (let moves = 0; ; moves++) {
      const { G, ctx } = client.getState()!
      if (ctx.gameover !== undefined) {
        client.stop()
        games++
        points += ctx.gameover.score
        return moves
      }
      client.moves.place(random.below(G.hand.length), G.centreDue ? 4 : random.below(9))
    }
  }
  return {
    name,
    unit: 'moves/s',
    run: (seconds) => rate(seconds, playOne),
    scores: () => ({ games, mean: points / games }),
  }
}

/** Plays the same moves from the same deals here and there; throws where the scores part. */
const expectTheSameGame = (): void => {
  const rules = readRules(southernCross.schema, { together: false })
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = southernCross.engine(rules, 1)
  for (let seed = 1; seed <= 100; seed++) {
    const random = rng(seed)
    const order = simulatedChance(random)(frenchDeck().cards)
    const state = engine.start(() => order.slice())
    const client = open({ ...solitaire, setup: () => deal(order.map(frenchName)) })
    for (let turn = 1; engine.toAct(state).length > 0; turn++) {
      const move = engine.pick(state, 0, random)
      const [card = '', cell = ''] = engine.format(move).split('@')
      client.moves.place(client.getState()!.G.hand.indexOf(card), CELLS.indexOf(cell))
      engine.apply(state, 0, move, () => [])
      const [ours, theirs] = [engine.status(state).scores[0], client.getState()!.G.score]
      if (ours !== theirs)
        throw new Error(
          `Deal ${seed}, turn ${turn}: ${ours} points here, ${theirs} on boardgame.io. It is not the same game.`,
        )
    }
    client.stop()
  }
}

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']
