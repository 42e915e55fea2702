import { type Card, frenchFace, type Game, isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { type CutInEngine, type CutInEvent, type CutInState, cutInDaifugo } from '../src/index.ts'

/** For tests: a table set up by hand, seat 0 to lead. */
export interface Arranged {
  readonly engine: CutInEngine
  readonly state: CutInState
  /** Makes a move and returns what happened. */
  move(seat: number, text: string): CutInEvent[]
  /** Plays, and lets everybody answer `no` to the window. */
  play(seat: number, text: string): CutInEvent[]
  /** Plays, lets `by` cut in with the cards given, and everybody else let both pass. */
  cut(seat: number, text: string, by: number, cards: string): CutInEvent[]
  /** `code rule` of the refusal, or `legal`. */
  why(seat: number, text: string): string
  moves(seat: number): string[]
  /** Names of a seat's hidden and public cards. */
  hand(seat: number): { hidden: string; open: string }
}

/** What seats hold whose hand does not matter to a test, as far as nobody else has it. */
const SPARE = 'D2 C2 H2 S2 D2 C2 H2 S2 DQ CQ HQ SQ DQ CQ HQ SQ DK CK HK SK'.split(' ')

/** Hands by name; `|` separates hidden from public cards. Seats without one hold two twos or queens. */
export const arrange = (
  hands: readonly (string | null)[],
  rules: RulesRequest = {},
  seats = 4,
  game: Game = cutInDaifugo,
): Arranged => {
  const resolved = resolveRules(game.schema, game, rules, seats)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  const engine = game.engine(resolved, seats) as CutInEngine
  const state = engine.start((order) => [...order])
  const used = new Set<Card>()
  const copyOf = (name: string): Card | undefined =>
    [0, 64].map((copy) => frenchFace(name)! + copy).find((one) => !used.has(one))
  const take = (name: string): Card => {
    const card = copyOf(name)
    if (card === undefined) throw new Error(`There are only two ${name}.`)
    used.add(card)
    return card
  }
  const spare = (): Card[] => [0, 1].map(() => take(SPARE.find((name) => copyOf(name) !== undefined)!))
  const lists = Array.from({ length: seats }, (_, seat) => hands[seat]?.split('|') ?? null)
  const cards = (names = ''): Card[] => names.trim().split(/\s+/).filter(Boolean).map(take)
  state.open = lists.map((list) => cards(list?.[1]))
  const held = lists.map((list) => (list === null ? null : cards(list[0])))
  state.hidden = held.map((own) => own ?? spare())
  state.knownTo = state.hidden.map((held) => held.map(() => 0))
  state.turn = 0
  const names = (held: readonly Card[]): string => held.map(engine.deck.name).join(' ')
  const read = (seat: number, text: string) => {
    const move = engine.parse(state, seat, text)
    if (isRefusal(move)) throw new Error(`${text}: ${move.message.en}`)
    return move
  }
  const move = (seat: number, text: string): CutInEvent[] => {
    const wanted = read(seat, text)
    const refused = engine.check(state, seat, wanted)
    if (refused !== null && refused.foul !== true) throw new Error(`seat ${seat}, ${text}: ${refused.message.en}`)
    const events: CutInEvent[] = []
    engine.apply(
      state,
      seat,
      wanted,
      (order) => [...order],
      (event) => events.push(event),
    )
    return events
  }
  const letPass = (): CutInEvent[] => {
    const events: CutInEvent[] = []
    while (state.window !== null) events.push(...move(engine.toAct(state)[0]!, 'no'))
    return events
  }
  return {
    engine,
    state,
    move,
    play: (seat, text) => [...move(seat, text), ...letPass()],
    cut: (seat, text, by, cardsOfCut) => {
      const events = move(seat, text)
      events.push(...move(by, `cut ${cardsOfCut}`))
      const others = engine.toAct(state)
      for (const other of others) events.push(...move(other, 'no'))
      return [...events, ...letPass()]
    },
    why: (seat, text) => {
      const refused = engine.check(state, seat, read(seat, text))
      return refused === null ? 'legal' : `${refused.code} ${refused.rule}`
    },
    moves: (seat) => engine.moves(state, seat).map(engine.format),
    hand: (seat) => ({ hidden: names(state.hidden[seat]!), open: names(state.open[seat]!) }),
  }
}
