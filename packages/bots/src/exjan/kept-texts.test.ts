import { type ExjanState, exjan } from '@tefuda/exjan'
import type { Game } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { ask, botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

/** Each turn of deals 1 to `deals`, as `greedy` plays them. */
function* turnsIn(deals: number, rounds = 1) {
  for (let deal = 1; deal <= deals; deal++) {
    const match = open(exjan as unknown as Game, { deals: rounds }, 4, deal)
    while (match.engine.outcome(match.state) === null) {
      const [seat] = match.engine.toAct(match.state) as [number]
      yield { match, engine: match.engine, seat, view: match.engine.view(match.state, seat) }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
}

it('a discard beside another one tells what it keeps and what for, or who may win by the other; by one that nobody can wait for nobody wins', () => {
  const wrong: string[] = []
  const found = { kept: 0, safe: 0, risky: 0 }
  for (const { match, engine, seat, view } of turnsIn(2)) {
    const discards = engine.moves(match.state, seat).filter((move) => (move as { type: string }).type === 'discard')
    for (const [k, move] of discards.slice(1).entries()) {
      const reason = reasonFor(match, view, seat, engine.format(move), engine.format(discards[k]!))
      const ja = reason?.text.ja ?? ''
      if (/のほうが役に立つ。\S+ .*(群|連|対)をそろえれば、.*（\d+点）が見込める。/.test(ja)) found.kept++
      if (/に当たるおそれがある。.*当たりにくい/.test(ja)) found.risky++
      if (!ja.includes('だれも待てない')) continue
      found.safe++
      const after = engine.clone(match.state) as ExjanState
      engine.apply(after, seat, move, (cards) => [...cards])
      const wins = engine
        .toAct(after)
        .some((other) => other !== seat && engine.moves(after, other).some((one) => engine.format(one) === 'win'))
      if (wins && after.window !== null) wrong.push(ja)
    }
  }
  expect(wrong).toEqual([])
  expect(Math.min(...Object.values(found)), JSON.stringify(found)).toBeGreaterThan(3)
})

it('a discard that fits better than others tells what sets it apart; where no other is said to do, every other leads away', () => {
  const found = { told: 0, plain: 0, only: 0 }
  const wrong: string[] = []
  for (const { match, engine, seat, view } of turnsIn(16, 2)) {
    const chosen = engine.format(ask(botOf('greedy'), match, seat, { seed: 1 }).move)
    const { ja } = reasonFor(match, view, seat, chosen)!.text
    const [, rest] = ja.match(/近さは変わらない。(.*)/) ?? []
    if (rest !== undefined) found[rest === '' ? 'plain' : 'told']++
    if (rest?.startsWith('ほかの札では遠ざかる') === true) {
      found.only++
      const others = engine.moves(match.state, seat).map(engine.format)
      for (const other of others.filter((one) => one.startsWith('discard') && one !== chosen))
        if (reasonFor(match, view, seat, other)!.text.ja.includes('近さは変わらない')) wrong.push(`${chosen}: ${other}`)
    }
  }
  expect(wrong).toEqual([])
  expect(found.told, JSON.stringify(found)).toBeGreaterThan(4 * found.plain)
  expect(found.told).toBeGreaterThan(10)
})

/** What is said of all that bots do in so many rounds. */
const saidIn = (deals: number): string[] => {
  const all: string[] = []
  for (const { match, engine, seat, view } of turnsIn(deals)) {
    const { move } = ask(botOf('greedy'), match, seat, { seed: 1 })
    all.push(reasonFor(match, view, seat, engine.format(move))?.text.ja ?? '')
  }
  return all
}

it('of several cards that fit with nothing it is told why this one goes, or which the others are', () => {
  const all = saidIn(3).filter((ja) => /^あがりまで.*どの札ともつながっていない/.test(ja))
  const isBare = (ja: string): boolean => /。(?!ほかの)\S+ はどの札ともつながっていない。$/.test(ja)
  expect(all.filter(isBare)).toEqual([])
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter((ja) => /ほうが|だれも待てない/.test(ja)).length).toBeGreaterThan(all.length / 4)
})

it('a call tells what the open hand may come to', () => {
  const all = saidIn(4).filter((ja) => ja.startsWith('鳴いて'))
  const isNamed = (ja: string): boolean =>
    /シンボルの群はそれだけで役になる|開いた手でも、.*（\d+点）を見込める。$/.test(ja)
  expect(all.length).toBeGreaterThan(8)
  expect(all.filter(isNamed).length).toBeGreaterThan(0.8 * all.length)
})
