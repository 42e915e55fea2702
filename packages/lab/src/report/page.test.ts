import { text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { toyDeals, toyPlan } from '../../testing/toy.ts'
import { newChanges } from '../changed.ts'
import { collector, type Outcome } from '../collect.ts'
import { columnsOf } from '../columns.ts'
import { reportPage } from './page.ts'
import { sweepPage } from './sweep-page.ts'

/** What came of a bonus in the toy game, whose own measure bears that name. */
const outcomeNamed = (name: string): Outcome => {
  const plan = toyPlan('page', { bonus: 20 })
  const named = { ...plan, own: plan.own.map((measure) => ({ ...measure, name: text(name, name) })) }
  const collected = collector(named)
  for (const rows of toyDeals(plan, 60)) collected.add(columnsOf(named, rows))
  const outcome = collected.outcome()
  // The toy tells no stories.
  return { ...outcome, tally: { ...outcome.tally, changed: [newChanges(plan.ids.length)] } }
}

const NAME = '<b>&bonus</b>'

test.each(['ja', 'en'] as const)('names of measures that a game brings are text, no markup (%s)', (language) => {
  const outcome = outcomeNamed(NAME)
  for (const page of [
    reportPage(outcome, language),
    sweepPage(outcome, language, [], { tried: 1, faults: [], paired: null }),
  ]) {
    expect(page).toContain('&#60;b&#62;&#38;bonus')
    expect(page).not.toContain(NAME)
  }
})

test('the interval of a difference stands with its verdict, also where a phone shows no more than that', () => {
  const page = reportPage(outcomeNamed('Bonus'), 'en')
  expect(page).toMatch(
    /<td class="verdict">differs \([^)]*\) <small><span>[−\d.]+ to [−\d.]+<\/span> <span>q < 0.001<\/span>/,
  )
})

test('what pairing saved is told in a line below the measures', () => {
  const page = reportPage(outcomeNamed('Bonus'), 'en')
  expect(page).toMatch(/Without the same deals for both it would have taken ×[\d.]+ the deals/)
  expect(page).not.toContain('Pairing saved')
})

test('a change that moves points alone, and no game, has an effect: what has none is said, and what that means', () => {
  const plan = toyPlan('moved', { bonus: 20 }, { idle: 1 })
  const collected = collector(plan)
  for (const rows of toyDeals(plan, 60))
    collected.add(
      columnsOf(
        plan,
        rows.map((row) => ({ ...row, fingerprint: rows[0]!.fingerprint })),
      ),
    )
  const outcome = collected.outcome()
  expect(outcome.tally.parted).toEqual([0, 0])
  const page = sweepPage(outcome, 'en', [])
  expect([...page.matchAll(/<th scope="row">([^<]*) <small>no effect/g)].map(([, name]) => name)).toEqual(['variant 2'])
  expect(page).toContain('“No effect”: every game was the same as in the base.')
  expect(sweepPage(outcomeNamed('Bonus'), 'en', [])).not.toContain('o effect')
})

test('the report of pairs tells what two changes do beyond the sum', () => {
  const asked = toyPlan('pairs', { bonus: 20 }, { idle: 1 }, { bonus: 20, idle: 1 })
  const variants = asked.experiment.variants.map(({ set }) => ({ set }))
  const plan = { ...asked, experiment: { ...asked.experiment, variants } }
  const collected = collector(plan)
  for (const rows of toyDeals(plan, 60)) collected.add(columnsOf(plan, rows))
  const outcome = collected.outcome()
  const page = sweepPage(outcome, 'en', [])
  expect(page).toContain('<h2>Two changes together</h2>')
  expect(page).toMatch(/<h2>Beyond the sum<\/h2>\n<p>No measure differs/)
  expect(page).toMatch(/<td[^>]*>\+\d+ %<small>±\d+/)
  expect(page).not.toContain('broke a promise')
  // What each change does is said in a sentence, too.
  expect(page).toMatch(/<p><b>Bonus: 20<\/b> What differs most: /)
  // Changes are called what players call them, in the language of the page.
  expect(page).toContain('<th scope="row">Bonus: 20')
  expect(page).not.toContain('bonus=')
  expect(sweepPage(outcome, 'ja', [])).toContain('<th scope="row">ボーナス：20')
  // A sweep of all settings looks at them in an experiment of its own.
  const whole = sweepPage(outcomeNamed('Bonus'), 'en', [], { tried: 1, faults: [], paired: outcome })
  for (const told of ['<h2>Beyond the sum</h2>', '1 combinations']) expect(whole).toContain(told)
})
