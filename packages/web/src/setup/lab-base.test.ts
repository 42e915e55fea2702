import { findGame } from '@tefuda/games'
import { isRefusal, readRules } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { LAB, labAsked, labWithBase } from './lab-base.ts'

const game = findGame('ccc')!
const experiment = {
  name: 'draw',
  game: 'ccc',
  seats: 3,
  base: { preset: 'standard' },
  players: [{ bot: 'random' }],
  variants: [{ name: 'draw', set: { advanced: true } }],
}
const search = `?${new URLSearchParams({ [LAB]: JSON.stringify(experiment) })}`

const heldIn = (address: string | null): unknown => JSON.parse(new URLSearchParams(address?.split('?')[1]).get('e')!)

it('an experiment gets another base and keeps its variants', () => {
  const rules = readRules(game.schema, { deals: 2 })
  if (isRefusal(rules)) throw new Error(rules.message.en)
  expect(heldIn(labWithBase(game, search, rules, 3))).toMatchObject({
    variants: experiment.variants,
    players: experiment.players,
  })
  expect(heldIn(labAsked(game, search))).toEqual(experiment)
})

it('players are chosen anew with another number of seats', () => {
  expect(heldIn(labWithBase(game, search, {}, 2))).not.toHaveProperty('players')
})

it('what is no experiment of the game is none', () => {
  for (const held of ['{', '[]', '7', JSON.stringify({ ...experiment, game: 'exjan' })])
    expect(labAsked(game, `?${new URLSearchParams({ [LAB]: held })}`)).toBeNull()
  expect(labWithBase(game, '', {}, 3)).toBeNull()
})
