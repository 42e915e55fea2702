import { findGame } from '@tefuda/games'
import { isRefusal, resolveRules, type Setting } from '@tefuda/kernel'
import { parseExperiment, planOf } from '@tefuda/lab'
import { describe, expect, it } from 'vitest'
import { labHref } from './lab-href.ts'

const game = findGame('cut-in-daifugo')!
const rules = resolveRules(game.schema, game, { deals: 2 }, 4)
if (isRefusal(rules)) throw new Error(rules.message.en)

const askedBy = (href: string) => {
  const experiment = parseExperiment(new URLSearchParams(href.slice(href.indexOf('?'))).get('e')!)
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  return experiment
}

describe('what would this change', () => {
  it('asks of each setting of the rules at hand by itself, and every question can be played', () => {
    for (const [name, kind] of Object.entries<Setting>(game.schema.settings)) {
      const experiment = askedBy(labHref(game, rules, 4, name, { name, kind }))
      expect(experiment.base.set).toEqual({ deals: 2 })
      expect(Object.keys(experiment.variants[0]!.set)).toEqual([name])
      expect(planOf(experiment)).not.toHaveProperty('code')
    }
  })

  it('turns a switch the other way', () => {
    const kind: Setting = game.schema.settings.cutIn!
    const { variants } = askedBy(labHref(game, rules, 4, 'cuts', { name: 'cutIn', kind }))
    expect(variants).toEqual([{ name: 'cuts', set: { cutIn: false } }])
  })

  it('asks of rules as a whole what they change in the preset next to them', () => {
    const { base, variants } = askedBy(labHref(game, rules, 4, 'two deals'))
    expect(base).toEqual({ preset: 'standard' })
    expect(variants).toEqual([{ name: 'two deals', set: { deals: 2 } }])
  })
})
