import { frenchName, isRefusal, readRules, rng, simulatedChance } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { type Client, makeClient } from './client.ts'
import { DUEL_RULES } from './duel-rules.ts'
import { type Duel, duel } from './southern-cross.ts'

type Peer = Client<Duel, { readonly scores: readonly number[] }, { place(at: number, cell: number): void }>

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']

/** Plays the same moves from the same deals of two players here and there; throws where the scores or turns part. */
export const expectTheSameDuel = (): void => {
  const rules = readRules(southernCross.schema, DUEL_RULES)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = southernCross.engine(rules, 2)
  for (let seed = 1; seed <= 100; seed++) {
    const random = rng(seed)
    const state = engine.start(simulatedChance(random))
    const field = state.fields[0]!
    const hands = state.hands.map((hand) => ({ hand: hand.map(frenchName) }))
    const setup = (): Duel => ({
      field: field.top.map((card) => [frenchName(card)]),
      score: 0,
      centreDue: false,
      scores: [0, 0],
      players: Object.fromEntries(hands.entries()),
      secret: { pile: field.pile.map(frenchName).reverse() },
      dealer: state.dealer,
    })
    const client: Peer = makeClient({ ...duel, setup, playerView: ({ G }: { readonly G: Duel }) => G }, 2)
    for (let turn = 1; engine.toAct(state).length > 0; turn++) {
      const seat = engine.toAct(state)[0]!
      const { G, ctx } = client.getState()!
      const move = engine.pick(state, seat, random)
      const [card = '', cell = ''] = engine.format(move).split('@')
      client.moves.place(G.players[seat]!.hand.indexOf(card), CELLS.indexOf(cell))
      engine.apply(state, seat, move, () => [])
      const [ours, theirs] = [engine.status(state).scores, client.getState()!.G.scores]
      if (ctx.currentPlayer !== String(seat) || ours.some((score, k) => score !== theirs[k]))
        throw new Error(
          `Deal ${seed}, turn ${turn}: ${ours.join(', ')} points here, ${theirs.join(', ')} on boardgame.io. It is not the same game.`,
        )
    }
    const ended = client.getState()!.ctx.gameover !== undefined
    client.stop()
    if (!ended) throw new Error(`Deal ${seed}: over here, but not on boardgame.io. It is not the same game.`)
  }
}
