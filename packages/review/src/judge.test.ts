import { dealEventsFor, reasonFor } from '@tefuda/bots'
import { playMove, rng } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { chosen, opened, played } from '../testing/games.ts'
import { confirm, isToConfirm, type Judgement, judge } from './judge.ts'

it('a better move is not explained by what speaks for the one that was played, too', () => {
  const match = opened('southern-cross', 1, {})
  const { engine, state } = match
  const view = engine.view(state, 0)
  const judged = engine
    .moves(state, 0)
    .slice(0, 6)
    .map((move) => judge(match, { view, told: [] }, 0, engine.format(move), 0, { playouts: 1, worlds: 3, seed: 2 }))
  const others = judged.filter(({ move, best, found }) => move !== best && found === null)
  expect(others.length).toBeGreaterThan(0)
  for (const { move, reason } of others) expect(reason).not.toEqual(reasonFor(match, view, 0, move)!.text)
})

it('a move that does clearly better than what the bot chose is told so, with what it gains', () => {
  const match = opened('ccc', 2, {})
  played(match, (turn) => chosen(match, 'greedy', turn), 20)
  const { engine, state } = match
  const view = engine.view(state, 0)
  const move = chosen(match, 'monte-carlo', 1, 300)
  const judged = [1, 2, 3, 4].map((turn) =>
    judge(match, { view, told: [] }, 0, move, turn, { playouts: 1, worlds: 40, seed: 2 }),
  )
  const better = judged.filter(({ found }) => found?.to === 'search')
  expect(better.length).toBeGreaterThan(0)
  for (const one of better) {
    expect(one).toMatchObject({ costly: false, loss: -one.found!.gain, found: { instead: one.best } })
    expect(one.found!.gain).toBeGreaterThan(2 * one.found!.error)
    expect(one.reason).not.toBeNull()
  }
})

it('what is called costly says why, and of moves that nothing sets apart none is called so', () => {
  const match = opened('southern-cross', 1, {}, { seed: (0x1901).toString(16).padStart(64, '0') })
  for (const move of ['DQ@a3', 'CJ@a2', 'S10@a1', 'H3@b1']) playMove(match, 0, move)
  const view = match.engine.view(match.state, 0)
  const [alike, worse] = ['S2@a2', 'D10@b1'].map((move) =>
    judge(match, { view, told: [] }, 0, move, 4, { playouts: 160, worlds: 60, seed: 1 }),
  )
  expect(alike).toMatchObject({ best: 'H4@c3', costly: false, alike: true, reason: null })
  expect(alike!.loss).toBeGreaterThan(2 * alike!.error)
  expect(worse).toMatchObject({ best: 'H4@c3', costly: true, alike: false })
  expect(worse!.reason?.ja).toMatch(/^大技の形をつくる.*もう一方の手では、その形まであと6枚になる。$/)
})

it('where most of what is better comes later, that is said, in a game in which moves make points one by one', () => {
  const match = opened('ccc', 2, {})
  const { engine } = match
  const random = rng(3)
  let found = 0
  for (let turn = 0; turn < 30; turn++) {
    const seat = engine.toAct(match.state)[0]!
    const view = engine.view(match.state, seat)
    const move = engine.format(engine.pick(match.state, seat, random))
    const budget = { playouts: 1, worlds: 24, seed: 2 }
    const { costly, best, loss, reason } = judge(match, { view, told: [] }, seat, move, turn, budget)
    const why = reasonFor(match, view, seat, best, move)
    const isSaid = costly && why !== null
    const isLater = isSaid && why.atOnce !== undefined && loss >= 2 * why.atOnce
    expect(isSaid && /続く手で付く。$/.test(reason!.ja)).toBe(isLater)
    if (isLater) found++
    playMove(match, seat, chosen(match, 'greedy', turn))
  }
  expect(found).toBeGreaterThan(0)
})

const UNJUDGED: Omit<Judgement, 'move' | 'best'> = {
  kind: null,
  reason: null,
  loss: 0,
  error: 0,
  expected: { best: 0, played: 0, usual: 0 },
  errors: { best: 0, played: 0, bestFromUsual: 0, playedFromUsual: 0 },
  worlds: 0,
  costly: false,
  alike: false,
  found: null,
}

it('where something speaks for what was played alone, it is quoted', () => {
  const match = opened('zheng-shang-you', 4, {})
  const { engine } = match
  let found = 0
  for (let turn = 0; turn < 80 && found === 0; turn++) {
    const seat = engine.toAct(match.state)[0]!
    const known = { view: engine.view(match.state, seat), told: [] }
    const moves = engine.list(match.state, seat, { limit: 8 }).moves.map(engine.format)
    for (const [best, move] of moves.flatMap((one) => moves.map((other) => [one, other] as const))) {
      const against = reasonFor(match, known.view, seat, move, best)
      if (best === move || against === null || reasonFor(match, known.view, seat, best, move) !== null) continue
      const judged: Judgement = { ...UNJUDGED, move, best }
      const { costly, reason } = confirm(match, known, seat, judged, turn, { worlds: 6, seed: 2 })
      if (!costly) continue
      const quoted = against.text.ja.slice(0, -1)
      expect(reason!.ja).toBe(`選んだ手の言い分は「${quoted}」。それでも先まで試すと逆になる。`)
      found++
    }
    playMove(match, seat, chosen(match, 'greedy', turn))
  }
  expect(found).toBeGreaterThan(0)
})

it('what is to be said of Southern Cross is confirmed by playing both moves on as the search would', () => {
  const match = opened('southern-cross', 1, {})
  played(match, (turn) => chosen(match, 'greedy', turn), 20)
  const known = { view: match.engine.view(match.state, 0), told: [] }
  const move = match.engine.format(match.engine.moves(match.state, 0)[0])
  const budget = { playouts: 1, worlds: 4, seed: 2 }
  const judged = judge(match, known, 0, move, 0, budget)
  const confirmed = confirm(match, known, 0, judged, 0, { ...budget, seed: 3 })
  expect(confirm(match, known, 0, judged, 0, { ...budget, seed: 3 })).toEqual(confirmed)
  const { move: same, best, expected, loss } = confirmed
  expect({ same, best }).toEqual({ same: move, best: judged.best })
  expect(expected).toEqual({ ...judged.expected, best: expected.played + loss })
  expect(loss).not.toBe(judged.loss)
  const said = { ...judged, costly: true, found: null }
  expect([match, opened('zheng-shang-you', 4, {})].map((table) => isToConfirm(table, said))).toEqual([true, false])
})

it.each([
  ['2', 'D8@c4'],
  ['4', 'CA@a2'],
])('on a larger field a plain blunder stays costly when it is confirmed: shuffle %s, %s', (digit, move) => {
  const match = opened('southern-cross', 1, { board: '4x4' }, { seed: digit.repeat(64) })
  played(match, (turn) => chosen(match, 'greedy', turn), 4)
  const known = { view: match.engine.view(match.state, 0), told: [] }
  const budget = { playouts: 100, worlds: 24, seed: 2 }
  const judged = judge(match, known, 0, move, 4, budget)
  expect(confirm(match, known, 0, judged, 4, { ...budget, seed: 3 })).toMatchObject({ costly: true, worlds: 128 })
})

it('what the others have done counts, in games whose bots can read it', () => {
  const match = opened('cut-in-daifugo', 4, {})
  played(match, (turn) => chosen(match, 'greedy', turn), 30)
  const { engine, state } = match
  const seat = engine.toAct(state)[0]!
  const view = engine.view(state, seat)
  const move = chosen(match, 'greedy', 1)
  const [seen, alone] = [dealEventsFor(match, seat), []].map((told) =>
    judge(match, { view, told }, seat, move, 0, { playouts: 1, worlds: 40, seed: 2 }),
  )
  expect(seen!.expected.played).not.toBe(alone!.expected.played)
})
