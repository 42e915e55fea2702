import { expect, it } from 'vitest'
import { toyPlan } from '../testing/toy.ts'
import { movedInWords } from './moved-told.ts'

const saidOf = (id: string, difference: number, games = 1) => {
  const plan = toyPlan('moved', { bonus: 20 })
  const lineUps = Array.from({ length: games }, () => [0, 1])
  return movedInWords({ ...plan, lineUps }, { deal: 0, measure: plan.ids.indexOf(id), difference })
}

it('tells by how much a number moved', () => {
  expect(saidOf('turns', 14)).toEqual({ ja: '手番の数 +14 回', en: 'Turns +14 per game' })
})

it('tells from what to what something went that happens or does not', () => {
  expect(saidOf('ties', -1)).toEqual({ ja: '1位の引き分け：あり → なし', en: 'Ties for the first place: yes → no' })
  expect(saidOf('ties', 1, 4).ja).toBe('1位の引き分け：なし → あり')
})

it('tells in how many games of the deal it did', () => {
  expect(saidOf('ties', -0.5, 4)).toEqual({
    ja: '1位の引き分け：4試合のうち2試合少ない',
    en: 'Ties for the first place: in 2 of 4 games fewer',
  })
  expect(saidOf('seat1', 0.5).en).toBe('Wins of seat 1: +50 %')
})
