import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { collector } from './collect.ts'
import { columnsOf } from './columns.ts'
import { readExperiment } from './experiment.ts'
import { planOf } from './plan.ts'
import { playersInWords } from './players-told.ts'

const WITHOUT = { bot: 'greedy', without: ['cut-ins'] }
const GREEDY = { bot: 'greedy' }

/** What is said where the one that is looked at wins so many of 40 deals, each by itself. */
const saidOf = (players: unknown, wins: number, measure = ['all']) => {
  const experiment = readExperiment({ name: 'a test', game: 'cut-in-daifugo', seats: 4, players, measure })
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  const collected = collector(plan)
  for (let deal = 0; deal < 40; deal++) {
    const values = plan.ids.map((id) => (id.startsWith('player') ? Number(deal < wins) : 0))
    const row = (rotation: number) => ({ deal, arm: 0, rotation, fingerprint: 0, values })
    collected.add(
      columnsOf(
        plan,
        plan.lineUps.map((_, rotation) => row(rotation)),
      ),
    )
  }
  return playersInWords(collected.outcome(), 0)?.en
}

it('how often one wins that plays otherwise than all others is told beside what equals win', () => {
  const players = [WITHOUT, GREEDY, GREEDY, GREEDY]
  expect(saidOf(players, 2)).toMatch(
    /^Wins of player 1 \(without: Cut-ins\): 0.05 \(.* to .*\), fewer than the 0.25 of equals\.$/,
  )
  expect(saidOf(players, 10)).toMatch(/: 0.25 \(.* to .*\), not yet to be told from the 0.25 of equals\.$/)
  expect(saidOf(players, 0)).toMatch(/: 0 \(0 to 0.\d+\), fewer/)
  expect(saidOf(players, 30)).toMatch(/: 0.75 \(.* to .*\), more than the 0.25 of equals\.$/)
  expect(saidOf([GREEDY, GREEDY, WITHOUT, GREEDY], 2)).toMatch(/^Wins of player 3 \(without: Cut-ins\)/)
})

it('nothing of the kind where there is no such player, or its wins are not measured', () => {
  expect(saidOf([GREEDY], 2)).toBeUndefined()
  expect(saidOf([WITHOUT, GREEDY, WITHOUT, GREEDY], 2)).toBeUndefined()
  expect(saidOf([WITHOUT, GREEDY, GREEDY, GREEDY], 2, ['turns'])).toBeUndefined()
})

/** What is said of a ladder where the better is first in so many of 10 games. */
const saidOfLadder = (...wins: number[]) => {
  const ladder = [{ bot: 'random' }, { bot: 'greedy', overlooks: 0.6 }, GREEDY]
  const experiment = readExperiment({ name: 'a test', game: 'southern-cross', seats: 2, players: { ladder } })
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  const collected = collector(plan)
  for (let deal = 0; deal < 200; deal++) {
    const values = plan.ids.map((id) => Number(deal % 10 < (wins[Number(/^beats(\d+)/.exec(id)?.[1]) - 1] ?? 0)))
    const row = (rotation: number) => ({ deal, arm: 0, rotation, fingerprint: 0, values })
    collected.add(
      columnsOf(
        plan,
        plan.lineUps.map((_, rotation) => row(rotation)),
      ),
    )
  }
  return playersInWords(collected.outcome(), 0)!
}

it('of a ladder it is told whether the better still wins, step by step', () => {
  expect(saidOfLadder(9, 8).en).toMatch(
    /^The better wins on every step: Newcomer over Random 0.9\d* \(.* to .*\), Fair over Newcomer 0.8\d* \(.* to .*\) \(equals: 0.5\)\.$/,
  )
  expect(saidOfLadder(9, 8).ja).toMatch(
    /^どの段でも、上手いほうが勝つ：ランダムに対する「はじめて」は0.9\d*（.*〜.*）、「はじめて」に対する「ふつう」は0.8\d*（.*）（互角なら0.5）。$/,
  )
  expect(saidOfLadder(9, 5).en).toMatch(/^Not every step can be told yet: /)
  expect(saidOfLadder(9, 1).en).toMatch(/^The better loses on some step: /)
})
