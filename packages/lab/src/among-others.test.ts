import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { oneAmongOthers } from './among-others.ts'
import { collector } from './collect.ts'
import { columnsOf } from './columns.ts'
import { readExperiment } from './experiment.ts'
import { planOf } from './plan.ts'

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
  return oneAmongOthers(collected.outcome(), 0)?.en
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
  expect(saidOf({ ladder: [{ bot: 'random' }, GREEDY] }, 2)).toBeUndefined()
  expect(saidOf([WITHOUT, GREEDY, GREEDY, GREEDY], 2, ['turns'])).toBeUndefined()
})
