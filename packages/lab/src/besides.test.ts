import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { besidesOf } from './besides.ts'
import { collector } from './collect.ts'
import { readExperiment } from './experiment.ts'
import { planOf } from './plan.ts'
import { playDeals } from './play.ts'

const toldOf = (asked: object) => {
  const experiment = readExperiment({ name: 'a test', ...asked })
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  const collected = collector(plan)
  collected.add(playDeals(plan, 0, 2))
  return besidesOf(collected.outcome())
}

it('rules that no game met stand first among those that are used', () => {
  const players = [{ bot: 'greedy', without: ['cut-ins'] }]
  const [together, uses] = toldOf({ game: 'cut-in-daifugo', seats: 4, players })
  expect(together!.rows.every(({ cells, note }) => cells.length === 1 && note === null)).toBe(true)
  const never = uses!.rows.map(({ note }) => note!.en.endsWith('never met'))
  expect(uses!.rows.find(({ note }) => note!.en === 'CD-4, never met')!.cells).toMatchObject([{ en: '0' }])
  expect(never).toEqual(never.toSorted((a, b) => Number(b) - Number(a)))
})

it('a rule that a variant alone has was met', () => {
  const variants = [{ name: 'with cut-ins', set: { cutIn: true } }]
  const [, uses] = toldOf({ game: 'cut-in-daifugo', seats: 4, base: { set: { cutIn: false } }, variants })
  expect(uses!.rows.find(({ name }) => name.en === 'Cut-ins')).toMatchObject({ note: { en: 'CD-4' } })
})
