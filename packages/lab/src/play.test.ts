import { findBot, heuristicsOf } from '@tefuda/bots'
import { findGame, games } from '@tefuda/games'
import { frenchDeck, type GameEvent, isBroken, isRefusal, replay, rng } from '@tefuda/kernel'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readExperiment } from './experiment.ts'
import { luckOf } from './pairing.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeal } from './play.ts'
import { noteDeal } from './record.ts'

const planFor = (game: string, seats: number, more: object = {}): Plan => {
  const experiment = readExperiment({ name: 'a test', game, seats, ...more })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  const plan = planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

/** What events come to, measure by measure. */
const countedIn = ({ own }: Plan, events: readonly GameEvent[]): number[] =>
  own.flatMap((measure) =>
    'on' in measure
      ? [events.reduce((sum, event) => sum + (event.type === measure.on ? measure.count(event) : 0), 0)]
      : [],
  )

/** What a row says of the same measures. */
const ofEvents = ({ generic, own }: Plan, values: ArrayLike<number>): number[] =>
  own.flatMap((measure, k) => ('on' in measure ? [values[generic.length + k]!] : []))

describe.each(games)('$id', ({ id, minSeats, maxSeats }) => {
  const seats = Math.min(Math.max(minSeats, 4), maxSeats)

  it('is played the same again, and measured', () => {
    const plan = planFor(id, seats, { players: [{ bot: 'greedy' }] })
    const [row] = playDeal(plan, 3)
    expect(playDeal(plan, 3)).toEqual([row])
    expect(row!.values).toHaveLength(plan.ids.length)
    const told = (measure: string): number => row!.values[plan.ids.indexOf(measure)]!
    const wins = Array.from({ length: seats }, (_, seat) => told(`seat${seat + 1}`))
    expect(wins.reduce((sum, win) => sum + win)).toBeCloseTo(1)
    expect(told('decisions')).toBeGreaterThanOrEqual(told('turns'))
    expect(told('turns')).toBeGreaterThan(0)
  })

  it('is told only what is measured, and comes to the same as if all were told', () => {
    const plan = planFor(id, seats, { players: [{ bot: 'greedy' }] })
    const deals = [0, 1, 2]
    const all = deals.map((deal) => countedIn(plan, noteDeal(plan, plan.arms[0]!, deal).events))
    const rows = deals.flatMap((deal) => playDeal(plan, deal)).map(({ values }) => ofEvents(plan, values))
    expect(rows).toEqual(all)
  })

  it('tells a bot that looks ahead all that its seat was told since the deal began', () => {
    const choose = vi.spyOn(findBot('monte-carlo')!, 'choose')
    onTestFinished(() => choose.mockRestore())
    const plan = planFor(id, seats, { players: [{ bot: 'monte-carlo' }] })
    const { table } = plan.arms[0]!
    const { engine } = table
    const { fastMove } = heuristicsOf(table)
    choose.mockImplementation((_, view, seat) => ({ move: fastMove(engine.sample(view, rng(0)), seat, rng(0)) }))
    playDeal(plan, 1)
    // In a window the fold tells nothing of the others' answers; of earlier deals bots are told nothing.
    const atTurns = choose.mock.calls.filter(([, view]) => {
      const { phase, deal } = engine.status(engine.sample(view, rng(0)))
      return phase === 'turn' && deal === 1
    })
    expect(atTurns.length).toBeGreaterThan(5)
    for (const [, view, seat, { told = [] }] of atTurns)
      expect(told.reduce((before, event) => engine.viewAfter(before, event), engine.initialView(seat))).toEqual(view)
  })

  it('has measures of its own, each with an id that SQL takes and a name in both languages', () => {
    const { own, ids } = planFor(id, seats)
    expect(own.length).toBeGreaterThan(4)
    expect(new Set(ids).size).toBe(ids.length)
    for (const measure of own) {
      expect(measure.id).toMatch(/^\w+$/)
      expect(measure.name.en).not.toMatch(/[\p{Script=Hiragana}\p{Script=Han}]/u)
    }
  })

  it('is played by what a seat can see: with other hidden cards the fast move is the same', () => {
    const { arms } = planFor(id, seats)
    const { table } = arms[0]!
    const { engine } = table
    const { fastMove } = heuristicsOf(table)
    const luck = luckOf('hidden', 1)
    const state = engine.start(luck.chance(engine.deck))
    for (let turn = 0; turn < 60 && engine.outcome(state) === null; turn++) {
      const seat = engine.toAct(state)[0]!
      const move = fastMove(state, seat, rng(turn))
      const other = engine.sample(engine.view(state, seat), rng(turn))
      expect(engine.format(fastMove(other, seat, rng(turn)))).toBe(engine.format(move))
      engine.apply(state, seat, move, luck.chance(engine.deck))
    }
  })
})

describe('the first to act in a deal', () => {
  it.each([
    ['zheng-shang-you', 4, 'totals', [0, 0, 0, 0]],
    ['exjan', 3, 'chips', [250, 250, 250]],
  ] as const)('is the dealer of %s, whose points in it are told', (id, seats, scores, begin) => {
    const plan = planFor(id, seats, { players: [{ bot: 'greedy' }] })
    const events = noteDeal(plan, plan.arms[0]!, 2).events as readonly (GameEvent & Readonly<Record<string, unknown>>)[]
    let before: readonly number[] = begin
    const gains = events
      .filter(({ type }) => type === 'end')
      .map((event, k) => {
        const { dealer } = events.filter(({ type }) => type === 'deal')[k]!
        const after = event[scores] as readonly number[]
        const got = after.map((score, seat) => score - before[seat]!)
        before = after
        return got[dealer as number]! - got.reduce((sum, each) => sum + each) / seats
      })
    expect(gains.length).toBeGreaterThan(1)
    const told = playDeal(plan, 2)[0]!.values[plan.ids.indexOf('firstInDeal')]!
    expect(told).toBeCloseTo(gains.reduce((sum, each) => sum + each) / gains.length)
  })
})

describe('players that differ', () => {
  it('sit on every seat on the same shuffle', () => {
    const plan = planFor('southern-cross', 3, { players: [{ bot: 'greedy' }, { bot: 'random' }, { bot: 'random' }] })
    const rows = Array.from({ length: 20 }, (_, deal) => playDeal(plan, deal)).flat()
    expect(rows.slice(0, 3).map(({ rotation }) => rotation)).toEqual([0, 1, 2])
    const at = plan.ids.indexOf('player1')
    expect(rows.reduce((sum, { values }) => sum + values[at]!, 0) / rows.length).toBeGreaterThan(0.6)
  })
})

describe('shuffles', () => {
  const deck = frenchDeck(1)

  it('are the same for the same seed, deal and number, and others otherwise', () => {
    const [one, again] = [luckOf('s', 1).chance(deck), luckOf('s', 1).chance(deck)]
    const first = one(deck.cards)
    expect(again(deck.cards)).toEqual(first)
    expect(one(deck.cards)).not.toEqual(first)
    expect(luckOf('s', 2).chance(deck)(deck.cards)).not.toEqual(first)
    expect(luckOf('t', 1).chance(deck)(deck.cards)).not.toEqual(first)
  })

  it('have the cards that two decks share in the same order', () => {
    const two = frenchDeck(2)
    const order = luckOf('s', 1).chance(deck)(deck.cards)
    const larger = luckOf('s', 1).chance(two)(two.cards)
    expect(larger.filter((card) => deck.cards.includes(card))).toEqual(order)
  })

  it('bring every card to every place equally often', () => {
    const counts = deck.cards.map(() => new Map<number, number>())
    const shuffles = 5400
    for (let deal = 0; deal < shuffles; deal++)
      for (const [place, card] of luckOf('even', deal).chance(deck)(deck.cards).entries())
        counts[place]!.set(card, (counts[place]!.get(card) ?? 0) + 1)
    const expected = shuffles / deck.cards.length
    const chi = counts.flatMap((row) => deck.cards.map((card) => ((row.get(card) ?? 0) - expected) ** 2 / expected))
    const freedom = (deck.cards.length - 1) ** 2
    // Five standard deviations.
    expect(Math.abs(chi.reduce((sum, part) => sum + part) - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom))
  })
})

describe('a deal as a record', () => {
  it.each(games)('$id is replayed to the same end', ({ id, minSeats }) => {
    const plan = planFor(id, Math.max(2, minSeats), { variants: [{ name: 'the same', set: {} }] })
    const [base, same] = plan.arms
    const played = noteDeal(plan, base!, 5).record
    expect(noteDeal(plan, same!, 5).record).toEqual(played)
    const replayed = replay(played, findGame)
    if (isBroken(replayed)) throw new Error(replayed.refusal.message.en)
    expect(replayed.engine.outcome(replayed.state)).toEqual(played.outcome)
  })
})

describe('partners', () => {
  it.each([
    ['teams', 4],
    ['san-jia-xi', 6],
  ])('win and lead as one side: %s', (preset, seats) => {
    const plan = planFor('zheng-shang-you', seats, { base: { preset, set: { deals: 8 } } })
    const rows = [0, 1, 2, 3, 4, 5].flatMap((deal) => playDeal(plan, deal))
    const told = (id: string): number[] => rows.map(({ values }) => values[plan.ids.indexOf(id)]!)
    expect(told('margin').some((margin) => margin > 0)).toBe(true)
    expect(told('ties')).toEqual(told('margin').map((margin) => Number(margin === 0)))
    expect(Math.max(...told('leadChanges'))).toBeGreaterThan(0)
  })
})
