import { type CccMove, type CccRules, type CccState, coinsNow, openingsOf, rulesContextOf } from '@tefuda/ccc'
import { findGame } from '@tefuda/games'
import { frenchName, isRefusal, openMatch, playMove } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { ask, botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

it('with a large hand a coin is said to be worth more than more cards', () => {
  const match = openMatch({ game: findGame('ccc')!, rules: {}, seats: 2, seed: '5'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine } = match
  const said = (): string | undefined => {
    const view = engine.view(match.state, 0)
    const coin = engine.moves(match.state, 0).find((move) => engine.format(move).includes('>'))!
    return reasonFor(match, view, 0, engine.format(coin), 'draw 1')?.text.ja
  }
  expect(said()).not.toContain('手札はもう')
  for (let turn = 0; turn < 46; turn++) {
    const draw = engine.format(
      engine.moves(match.state, turn % 2).findLast((move) => engine.format(move) === 'draw 1')!,
    )
    expect(isRefusal(playMove(match, turn % 2, draw))).toBe(false)
  }
  expect(said()).toMatch(/手札はもう\d+枚あり、これ以上ふやすより置くほうがよい。$/)
})

it('of two draws the one that leaves more cards in hand is said to', () => {
  const match = openMatch({ game: findGame('ccc')!, rules: {}, seats: 2, seed: '5'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine, state } = match
  const view = engine.view(state, 0)
  const exchange = engine
    .moves(state, 0)
    .map((move) => engine.format(move))
    .find((move) => move.startsWith('draw 4 - '))!
  expect(reasonFor(match, view, 0, exchange, 'draw 0')?.text).toEqual({
    ja: 'もう一方の手より、手札が2枚多くなる。',
    en: 'It leaves 2 cards more in hand than the other move.',
  })
  expect(reasonFor(match, view, 0, 'draw 0', exchange)?.text.ja).toMatch(/は捨てずに残す。$/)
})

it('a coin tells which cells it lets one reach from the next turn on, and what it makes at once', () => {
  const match = openMatch({ game: findGame('ccc')!, rules: {}, seats: 2, seed: '5'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine } = match
  const context = rulesContextOf(match.rules as CccRules, 2)
  let found = 0
  for (let [seat] = engine.toAct(match.state); seat !== undefined; [seat] = engine.toAct(match.state)) {
    const state = match.state as CccState
    const coins = coinsNow(context, state)
    const isShut = (now: readonly number[], cell: string): boolean =>
      openingsOf(context, now, state.turn)[context.board.names.indexOf(cell)] === 'closed'
    const places = (engine.moves(state, seat) as readonly CccMove[]).filter((move) => move.type === 'place')
    for (const move of places.slice(0, 20)) {
      const reason = reasonFor(match, engine.view(state, seat), seat, engine.format(move))!
      const after = coins.with(move.cell * 2 + seat, coins[move.cell * 2 + seat]! + 1)
      const [, names] = reason.text.ja.match(/次からは ((?:[a-f][1-6] )+)(?:など)?にも届く/) ?? []
      for (const name of names?.trim().split(' ') ?? []) {
        expect([isShut(coins, name), isShut(after, name)]).toEqual([true, false])
        found++
      }
      const [, points = reason.atOnce] = reason.text.ja.match(/準自陣にする（(\d+)点）/) ?? []
      expect(reason.atOnce).toBe(Number(points))
    }
    const chosen = places[0] ?? engine.moves(state, seat)[0]
    expect(isRefusal(playMove(match, seat, engine.format(chosen)))).toBe(false)
  }
  expect(found).toBeGreaterThan(10)
})

it('a coin that costs fewer cards than another one tells how many it leaves', () => {
  const match = openMatch({ game: findGame('ccc')!, rules: {}, seats: 2, seed: '1'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine, state } = match
  const places = (engine.moves(state, 0) as readonly CccMove[]).filter((move) => move.type === 'place')
  const sorted = places.map((move) => ({ move, paid: move.groups.flat().length + move.splits.length }))
  sorted.sort((a, b) => a.paid - b.paid)
  const [cheap, dear] = [sorted[0]!, sorted.at(-1)!]
  expect(dear.paid).toBeGreaterThan(cheap.paid)
  const reason = reasonFor(match, engine.view(state, 0), 0, engine.format(cheap.move), engine.format(dear.move))
  const left = (state as CccState).hands[0]!.length - cheap.paid
  expect(reason?.text.ja).toContain(`払いが${dear.paid - cheap.paid}枚少なく、手札が${left}枚残る。`)
  expect(reason?.text.en).toMatch(new RegExp(`fewer than the other move and leaves ${left}\\.`))
})

it('in the last turn of a seat cards that stay speak for a coin only where another one is still paid with them, and a draw where no coin gains', () => {
  const wrong: string[] = []
  const found = new Set<string>()
  for (let deal = 1; deal <= 6; deal++) {
    const match = open(findGame('ccc')!, { preset: 'small' }, 3, deal)
    const { engine } = match
    for (let [seat] = engine.toAct(match.state); seat !== undefined; [seat] = engine.toAct(match.state)) {
      const state = match.state as CccState
      const moves = state.last < 0 ? [] : (engine.moves(state, seat) as readonly CccMove[])
      const places = moves.filter((move) => move.type === 'place')
      for (const [k, move] of places.entries())
        for (const other of [places.at(k - 1)!, places[k - 5] ?? move]) {
          if (move === other) continue
          const told = reasonFor(match, engine.view(state, seat), seat, engine.format(move), engine.format(other))
          const ja = told?.text.ja ?? ''
          if (/後に残る|枚残る/.test(ja)) wrong.push(ja)
          const [, left] = ja.match(/残る ?([^でる]+)で、?この番にまだ置ける/) ?? []
          if (left === undefined) continue
          const after = engine.clone(state) as CccState
          engine.apply(after, seat, move, (cards) => [...cards])
          const more = engine.moves(after, seat) as readonly CccMove[]
          const isMeant = (card: number): boolean => /枚/.test(left) || left.includes(frenchName(card).slice(1))
          if (!more.some((next) => next.type === 'place' && [...next.groups.flat(), ...next.splits].some(isMeant)))
            wrong.push(ja)
          found.add(/枚/.test(left) ? 'cards' : 'card')
        }
      if (state.last >= 0) {
        const tell = (instead?: string): string =>
          reasonFor(match, engine.view(state, seat), seat, 'draw 0', instead)?.text.ja ?? ''
        const next = ask(botOf('greedy'), match, seat, { seed: 1 }).move as CccMove
        if (tell().includes('もうない') !== (next.type === 'draw')) wrong.push(tell())
        if (next.type === 'place' && tell(engine.format(next)) !== '') wrong.push(tell(engine.format(next)))
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
  expect(wrong).toEqual([])
  expect(found.size).toBe(2)
})

it('of a draw the coin is named that comes nearest to being worth its cards, one that can be placed', () => {
  const wrong: string[] = []
  let found = 0
  const match = open(findGame('ccc')!, {}, 3, 1)
  const { engine } = match
  const { board } = rulesContextOf(match.rules as CccRules, 3)
  for (let [seat] = engine.toAct(match.state); seat !== undefined; [seat] = engine.toAct(match.state)) {
    const moves = engine.moves(match.state, seat) as readonly CccMove[]
    const chosen = ask(botOf('greedy'), match, seat, { seed: 1 }).move as CccMove
    if (chosen.type === 'draw' && (match.state as CccState).last < 0) {
      const { ja } = reasonFor(match, engine.view(match.state, seat), seat, engine.format(chosen))!.text
      const [, cell, paid] =
        ja.match(/^次に置くなら (\w+)（\d+点、\D+(\d+)枚）だが、いまは札を取り替えるほうがよい。/) ?? []
      const isThere = moves.some(
        (move) =>
          move.type === 'place' &&
          board.names[move.cell] === cell &&
          move.groups.flat().length + move.splits.length === Number(paid),
      )
      if (cell !== undefined ? !isThere : !/得になるマスがない|にも置けるが/.test(ja)) wrong.push(ja)
      if (cell !== undefined) found++
    }
    playOn(match, botOf('greedy'), 1, {})
  }
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(3)
})
