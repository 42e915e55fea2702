import { type Card, type Match, type Rng, rng, type Seat, type Viewer } from '@tefuda/kernel'
import { areHidden, exchange, hiddenSlots, mayChange, type Slot } from '@tefuda/kernel/conformance'
import type { Table } from '../src/table/table.ts'
import type { Room } from '../src/tables/session/room.ts'
import type { Heard } from './heard.ts'
import { type Line, leave, openPage, openProgram } from './lines.ts'
import { settle } from './moments.ts'
import { openServed, type Served, type Tamper } from './served.ts'
import { endpointOf, guestFor, keepStory, retire, type Story } from './story.ts'

/** Two servers that do the same at the same moments; the first game of each table decides which cards change places. */
export interface Pair {
  readonly served: readonly [Served, Served]
  /** What is to be exchanged at the table that is played now. */
  plan: Plan | null
  close(): Promise<void>
}

export interface Plan {
  readonly table: string
  /** Who cannot see the cards; undefined where none are exchanged. */
  readonly viewer: Viewer | undefined
  readonly random: Rng
  slots: readonly [Slot, Slot] | null
  /** The number of entries there were when the cards changed places. */
  seq: number
}

/** The same table at both servers; in the second two hidden cards have changed places. */
export interface Twins {
  readonly pair: Pair
  readonly story: Story
  readonly lines: readonly [Line[], Line[]]
  readonly plan: Plan
  /** Those who cannot know where the two cards lie; nobody comes back among them. */
  readonly unaware: Set<Viewer>
  readonly deal: number
}

export const openPair = async (databases: readonly [string, string], tamper: Tamper = {}): Promise<Pair> => {
  const parting: Pick<Pair, 'plan'> = { plan: null }
  const open = (index: 0 | 1) => openServed(databases[index], tamper, (room) => part(parting, index, room))
  const served = [await open(0), await open(1)] as const
  return Object.assign(parting, {
    served,
    close: async () => {
      for (const one of served) await one.close()
    },
  })
}

/** Exchanges the cards as soon as there are any: at once, or at the deal, before anybody is told of it. */
const part = ({ plan }: Pick<Pair, 'plan'>, index: number, room: Room): void => {
  if (plan === null || plan.table !== room.id) return
  if (room.table.match === null) onDeal(room.table, (match) => change(plan, index, match, match.state))
  else {
    plan.seq = room.table.seq
    const { match, window } = room.table
    change(plan, index, match, match.state)
    if (index === 1 && window !== null && plan.slots !== null) exchange(match.engine, window.state, ...plan.slots)
    partLate(plan, index, room)
  }
}

/** Those who see late see the same cards: they change places there at the same entry. */
export const partLate = (plan: Plan, index: number, { delayedSpectators }: Room): void => {
  if (delayedSpectators === null || delayedSpectators.table.seq !== plan.seq || index === 0 || plan.slots === null)
    return
  if (parted.has(delayedSpectators.table)) return
  parted.add(delayedSpectators.table)
  const { match, window } = delayedSpectators.table
  exchange(match!.engine, match!.state, ...plan.slots)
  if (window !== null) exchange(match!.engine, window.state, ...plan.slots)
}

const parted = new WeakSet<Table>()

const change = (plan: Plan, index: number, { engine }: Match, state: unknown): void => {
  if (index === 0) plan.slots = choose(plan, engine, state)
  else if (plan.slots !== null) exchange(engine, state, ...plan.slots)
}

const choose = ({ viewer, random }: Plan, engine: Match['engine'], state: unknown): Plan['slots'] => {
  if (viewer === undefined) return null
  const hidden = hiddenSlots(engine, state, viewer)
  for (let tries = 0; tries < 20 && hidden.length > 1; tries++) {
    const [a, b] = [hidden[random.below(hidden.length)]!, hidden[random.below(hidden.length)]!]
    const isOther = engine.deck.name(a.card) !== engine.deck.name(b.card)
    const copy = engine.clone(state)
    if (isOther && mayChange(engine, copy, a, b) && exchange(engine, copy, a, b)) return [a, b]
  }
  return null
}

/** Does something with a match in the moment in which it is dealt. */
const onDeal = (table: Table, work: (match: Match) => void): void => {
  let match: Match | null = null
  Object.defineProperty(table, 'match', {
    configurable: true,
    enumerable: true,
    get: () => match,
    set: (dealt: Match | null) => {
      if (match === null && dealt !== null) work(dealt)
      match = dealt
    },
  })
}

/** The same at the late table, which comes about when a game begins. */
export const onLateDeal = (plan: Plan, index: number, { delayedSpectators }: Room): void => {
  if (delayedSpectators === null) return
  onDeal(delayedSpectators.table, (match) => {
    if (index === 1 && plan.slots !== null) exchange(match.engine, match.state, ...plan.slots)
  })
}

/** Brings a table to both servers, and everybody who belongs to it. `viewer` cannot see the cards that change places; undefined: none do. */
export const openTwins = async (pair: Pair, story: Story, viewer: Viewer | undefined, seed: number): Promise<Twins> => {
  const plan: Plan = { table: story.id, viewer, random: rng(seed), slots: null, seq: 0 }
  pair.plan = plan
  const lines: [Line[], Line[]] = [[], []]
  const last = story.log.at(-1)!.at
  for (const [index, served] of pair.served.entries()) {
    while (served.clock.goTo(last)) await served.rest()
    await keepStory(served.store, story)
    lines[index]!.push(...(await openLines(served, story)))
    await settle(served, lines[index]!)
  }
  return { pair, story, lines, plan, unaware: new Set(), deal: dealOf(pair, story) }
}

export const roomOf = ({ rooms }: Served, { id }: Story): Room => rooms.get(id)!

const dealOf = ({ served: [one] }: Pair, story: Story): number => {
  const { match } = roomOf(one, story).table
  return match === null ? 1 : match.engine.status(match.state).deal
}

/** Everybody who may come: persons (the first with two pages), programs, somebody who looks on. */
const openLines = async (served: Served, { id, kinds, options }: Story): Promise<Line[]> => {
  const lines: Line[] = []
  const page = (name: string, viewer: Viewer, who: Seat | string) =>
    openPage(served, { name, viewer, table: id, guest: guestFor(id, who) })
  for (const [seat, kind] of kinds.entries()) {
    if (kind === 'person') lines.push(await page(`seat ${seat}`, seat, seat))
    if (kind === 'program') lines.push(await openProgram(served, id, seat))
  }
  const first = kinds.indexOf('person')
  lines.push(await page(`seat ${first} again`, first, first))
  lines.push(await page(options.spectators === null ? 'turned away' : 'spectator', null, 'spectator'))
  for (const who of [...kinds.keys(), 'stranger']) {
    if (kinds[Number(who)] === 'bot') continue
    const viewer = who === 'stranger' ? null : Number(who)
    const called: Heard[] = []
    served.pushed.set(endpointOf(guestFor(id, who)), called)
    lines.push({ name: `http ${who}`, viewer, heard: [], socket: null, seen: 0 })
    lines.push({ name: `push ${who}`, viewer, heard: called, socket: null, seen: 0 })
  }
  return lines
}

/** Closes a table, so that nothing of it reaches the next one. */
export const closeTwins = async ({ pair, story, lines }: Twins): Promise<void> => {
  pair.plan = null
  for (const [index, served] of pair.served.entries()) {
    for (const line of lines[index]!) await leave(served, line)
    const room = roomOf(served, story)
    room.parts.forget(room.id)
    served.asked.length = 0
    await served.rest()
    // A room brings its rows up to date when everybody has gone.
    await retire(served.store, story.id)
  }
}

/** Leaves out of those who are unaware whoever can see one of the two cards, at either server. */
export const look = ({ pair, story, plan, unaware, deal }: Twins): void => {
  const cards = (plan.slots ?? []).map(({ card }): Card => card)
  for (const served of pair.served) {
    const { match, stage } = roomOf(served, story).table
    const isOn = stage === 'playing' && match !== null && match.engine.status(match.state).deal === deal
    for (const viewer of unaware)
      if (!isOn || !areHidden(match.engine, match.state, viewer, cards)) unaware.delete(viewer)
  }
}
