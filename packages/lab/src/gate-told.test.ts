import { expect, it } from 'vitest'
import { toyPlan } from '../testing/toy.ts'
import type { GateState } from './gate.ts'
import { gateInWords } from './gate-told.ts'
import { newTally } from './tally.ts'

const saidOf = (gate: { than?: number; by: number }, answer: GateState['answer'], variants = 1, m2 = 100) => {
  const sets = [{ bonus: 20 }, { idle: 1 }].slice(0, variants)
  const asked = toyPlan('gates', ...sets)
  const { experiment } = asked
  const plan = { ...asked, experiment: { ...experiment, until: { deals: 100, gate: { measure: 'margin', ...gate } } } }
  const tally = newTally(plan)
  const k = plan.ids.indexOf('margin')
  Object.assign(tally.differences[0]![k]!, { n: 40, mean: -6, m2 })
  Object.assign(tally.means[0]![k]!, { n: 40, mean: 18, m2: 100 })
  return gateInWords(plan, tally, { answer, likelier: -1.26 })
}

it('names the measure as tables do, what it is held against, and what was seen', () => {
  expect(saidOf({ by: 0.5 }, 'not better')).toEqual({
    ja: '関門「1位と2位の差」：基準より0.5以上多いことはない、と言えます（−6。変わらないと見るほうが、0.5多いと見るより19倍以上確か）。',
    en: 'Gate “Margin of the winner”: not 0.5 or more above the base (−6; no difference is at least 19 times as likely as 0.5 above).',
  })
  expect(saidOf({ by: -0.5 }, 'better')).toEqual({
    ja: '関門「1位と2位の差」：基準より少ない、と言えます（−6。0.5少ないと見るほうが、変わらないと見るより19倍以上確か）。',
    en: 'Gate “Margin of the winner”: below the base (−6; 0.5 below is at least 19 times as likely as no difference).',
  })
  expect(saidOf({ by: 0.5 }, 'open')).toEqual({
    ja: '関門「1位と2位の差」：基準より0.5多いか、変わらないかは、まだ言えません（−6。いまは変わらないと見るほうが3.5倍確かで、19倍で決まります）。',
    en: 'Gate “Margin of the winner”: cannot tell yet whether it is 0.5 above the base or no different (−6; so far no difference is 3.5 times as likely, and 19 times settles it).',
  })
})

it('names the variant where there are several, and the number that the base is held against', () => {
  expect(saidOf({ by: 0.5 }, 'better', 2).ja).toBe(
    '関門「1位と2位の差（variant 1）」：基準より多い、と言えます（−6。0.5多いと見るほうが、変わらないと見るより19倍以上確か）。',
  )
  expect(saidOf({ than: 17, by: 0.5 }, 'better', 2)).toEqual({
    ja: '関門「1位と2位の差」：17より多い、と言えます（18。17.5と見るほうが、17と見るより19倍以上確か）。',
    en: 'Gate “Margin of the winner”: above 17 (18; 17.5 is at least 19 times as likely as 17).',
  })
})

it('says that no gate is settled by deals that are all the same', () => {
  const { ja, en } = saidOf({ by: 0.5 }, 'open', 1, 0)
  expect(ja).toContain(
    'まだ言えません（−6。どの配りでも同じで、ばらつきがないと関門では決まりません。表の数を見てください）',
  )
  expect(en).toContain(
    '(−6; it was the same in every deal, and without any spread no gate is settled: go by the table)',
  )
})
