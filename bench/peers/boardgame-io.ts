import { createRequire } from 'node:module'
import { rng } from '@tefuda/kernel'
import { type Probe, rate } from '../measure.ts'
import { type Peer, peerGame } from './southern-cross.ts'

interface PeerClient {
  start(): void
  stop(): void
  getState(): { readonly G: Peer; readonly ctx: { readonly gameover?: { readonly score: number } } } | null
  readonly moves: Readonly<Record<'place', (at: number, cell: number) => void>>
}

type MakeClient = (options: { game: object; numPlayers: number; debug: boolean }) => PeerClient

/** boardgame.io's own client, without a page; installed beside this folder only. */
const clientMaker = (): MakeClient => {
  const loaded: unknown = createRequire(import.meta.url)('boardgame.io/client')
  return (loaded as { readonly Client: MakeClient }).Client
}

/** A random game by that client; returns its score and moves. */
export const playPeer = (makeClient: MakeClient, seed: number): { readonly score: number; readonly moves: number } => {
  const random = rng(seed)
  const client = makeClient({ game: { ...peerGame, seed }, numPlayers: 1, debug: false })
  client.start()
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState()!
    if (ctx.gameover !== undefined) {
      client.stop()
      return { score: ctx.gameover.score, moves }
    }
    client.moves.place(random.below(G.hand.length), G.centre ? 4 : random.below(9))
  }
}

export const boardgameProbe = (): Probe => {
  const makeClient = clientMaker()
  let seed = 0
  return {
    name: 'southern-cross/boardgame.io client',
    unit: 'moves/s',
    run: (seconds) => rate(seconds, () => playPeer(makeClient, seed++).moves),
  }
}

/** Mean score over so many games: the peer plays the same game if it comes to what ours comes to. */
export const peerMean = (games: number): number => {
  const makeClient = clientMaker()
  let sum = 0
  for (let seed = 0; seed < games; seed++) sum += playPeer(makeClient, seed).score
  return sum / games
}
