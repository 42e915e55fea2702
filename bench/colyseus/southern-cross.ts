import { createRequire } from 'node:module'
import { type Duel, dealTwo, duel, shuffled } from '../boardgame.io/southern-cross.ts'

const require = createRequire(import.meta.url)

/** What of Colyseus is used here; its types are there only where it is installed. */
interface Core {
  readonly Room: new () => { state: unknown; clients: readonly Client[]; broadcastPatch(): boolean }
}
interface Client {
  readonly sessionId: string
  view?: { add(part: unknown): void }
}
interface Schemas {
  schema(fields: object, name: string): new () => object
  readonly t: {
    boolean(): unknown
    uint8(): unknown
    uint32(): unknown
    array(of: unknown): { view(): unknown }
    map(of: unknown): unknown
  }
  readonly StateView: new () => { add(part: unknown): void }
}

const { Room } = require('@colyseus/core') as Core
const { schema, t, StateView } = require('@colyseus/schema') as Schemas

const Stack = schema({ cards: t.array('string') }, 'Stack')
const Player = schema({ hand: t.array('string').view() }, 'Player')
const State = schema(
  {
    field: t.array(Stack),
    players: t.map(Player),
    scores: t.array('int16'),
    centreDue: t.boolean(),
    /** Who moves; 2: nobody. */
    current: t.uint8(),
    /** How many moves have been made here, over all games. */
    moves: t.uint32(),
  },
  'State',
)

/** What is synchronized, on the server as on a client; a client has its own hand alone. */
export interface DuelState {
  readonly field: { cards: string[] }[]
  readonly players: Map<string, { hand: string[] }> | undefined
  scores: number[]
  centreDue: boolean
  current: number
  moves: number
}

/** Nobody moves: before the second has come, and after the game. */
export const NOBODY = 2

/**
 * The duel as one would write it for Colyseus: a room with a state that is synchronized by itself, hands that only their
 * owners see (`.view()`), the rest in the room. The rules are those written for boardgame.io, on the arrays of the state. Patches go
 * out after each move, and not every 50 ms as they do from the start: nobody waits for the clock.
 */
export class DuelRoom extends Room {
  maxClients = 2
  patchRate = null
  override state = Object.assign(new State(), { current: NOBODY, moves: 0 }) as unknown as DuelState
  pile: string[] = []

  messages = {
    place: (client: Client, { at, cell }: { readonly at: number; readonly cell: number }): void => {
      const player = this.seatOf(client)
      if (player === this.state.current) this.place(player, at, cell)
    },
    again: (): void => {
      if (this.state.current === NOBODY) this.deal()
    },
  }

  onJoin(client: Client): void {
    client.view = new StateView()
    if (this.clients.length === 2) this.deal()
  }

  seatOf({ sessionId }: Client): number {
    return this.clients.findIndex((one) => one.sessionId === sessionId)
  }

  deal(): void {
    const { field, players, secret, scores, dealer } = dealTwo(shuffled())
    const { state } = this
    this.pile = secret.pile
    const stacks = field.map((cards) => Object.assign(new Stack(), { cards }))
    const setup = Object.entries(players).map(
      ([seat, { hand }]) => [seat, Object.assign(new Player(), { hand })] as const,
    )
    Object.assign(state, { field: stacks, players: new Map(setup), scores, centreDue: false, current: dealer })
    for (const [seat, client] of this.clients.entries()) client.view!.add(state.players!.get(String(seat)))
    this.broadcastPatch()
  }

  place(player: number, at: number, cell: number): void {
    const { state, pile } = this
    const hands = [0, 1].map((seat) => state.players!.get(String(seat))!)
    const G: Duel = {
      field: state.field.map(({ cards }) => cards),
      players: { 0: hands[0]!, 1: hands[1]! },
      scores: state.scores,
      secret: { pile },
      score: 0,
      centreDue: state.centreDue,
      dealer: 0,
    }
    if (duel.moves.place.move({ G, playerID: String(player) }, at, cell) !== undefined) return
    state.centreDue = G.centreDue
    state.current = duel.endIf({ G }) === undefined ? 1 - player : NOBODY
    state.moves += 1
    this.broadcastPatch()
  }
}
