import { findGame } from '@tefuda/games'
import { isRefusal, readRules } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { addressBack, experimentAsked, labQuery, withBase } from './lab-base.ts'

const game = findGame('ccc')!
const experiment = {
  name: 'draw',
  game: 'ccc',
  seats: 3,
  base: { preset: 'standard' },
  players: [{ bot: 'random' }],
  variants: [{ name: 'draw', set: { advanced: true } }],
}
it('an experiment gets another base and keeps its variants', () => {
  const rules = readRules(game.schema, { deals: 2 })
  if (isRefusal(rules)) throw new Error(rules.message.en)
  expect(withBase(game, experiment, rules, 3)).toMatchObject({
    variants: experiment.variants,
    players: experiment.players,
    base: { preset: 'standard', set: { deals: 2 } },
  })
})

it('the set-up is told which experiment is changed, on which page, and what was looked at there', () => {
  for (const page of ['lab', 'sweep'] as const)
    for (const looked of ['', 'measure=turns&pair=0-1'])
      expect(experimentAsked(game, `?${labQuery(experiment, page, looked)}`)).toEqual({ experiment, page, looked })
  const back = addressBack({ experiment, page: 'sweep', looked: 'measure=turns&pair=0-1' }, experiment)
  expect(back).toMatch(/^\/lab\/sweep\?e=.+&measure=turns&pair=0-1$/)
})

it('players are chosen anew with another number of seats', () => {
  expect(withBase(game, experiment, {}, 2)).not.toHaveProperty('players')
})

it('what is no experiment of the game is none', () => {
  for (const held of ['{', '[]', '7', JSON.stringify({ ...experiment, game: 'exjan' })])
    expect(experimentAsked(game, `?${new URLSearchParams({ lab: held })}`)).toBeNull()
  expect(experimentAsked(game, '')).toBeNull()
})
