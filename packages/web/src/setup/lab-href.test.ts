import { findGame } from '@tefuda/games'
import { type IntegerSetting, isRefusal, resolveRules, type Setting, type Text } from '@tefuda/kernel'
import { parseExperiment, planOf } from '@tefuda/lab'
import { describe, expect, it } from 'vitest'
import { labHref, otherValue, usualDeals } from './lab-href.ts'

const game = findGame('cut-in-daifugo')!
const rules = resolveRules(game.schema, game, { deals: 2 }, 4)
if (isRefusal(rules)) throw new Error(rules.message.en)

const ja = (text: Text): string => text.ja

const askedBy = (href: string) => {
  const experiment = parseExperiment(new URLSearchParams(href.slice(href.indexOf('?'))).get('e')!)
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  return experiment
}

describe('what would this change', () => {
  it('asks of each setting of the rules at hand by itself, and every question can be played', () => {
    for (const [name, kind] of Object.entries<Setting>(game.schema.settings)) {
      const experiment = askedBy(labHref(game, rules, 4, ja, { name, kind }))
      expect(experiment.base.set).toEqual({ deals: 2 })
      expect(Object.keys(experiment.variants[0]!.set)).toEqual([name])
      expect(planOf(experiment)).not.toHaveProperty('code')
    }
  })

  it('turns a switch the other way, and says which way', () => {
    const kind: Setting = game.schema.settings.cutIn!
    const { name, variants } = askedBy(labHref(game, rules, 4, ja, { name: 'cutIn', kind }))
    expect(variants).toEqual([{ name: 'カットインあり：なし', set: { cutIn: false } }])
    expect(name).toBe('カットインあり：なし')
  })

  it('takes a value that no other variant has, by steps that fit the number', () => {
    const kind: Setting = { ...game.schema.settings.deals!, default: 1000, min: 0, max: 5000 } as IntegerSetting
    const at = { ...rules, deals: 1000 }
    const free = { ...game, schema: { ...game.schema, conflicts: [] } }
    const other = (taken: readonly unknown[]) => otherValue(free, at, 4, { name: 'deals', kind }, taken)
    expect([other([]), other([1100]), other([1100, 900])]).toEqual([1100, 900, 1200])
  })

  it('asks for fewer deals where a session is long', () => {
    const deals = (id: string): number => usualDeals(findGame(id)!)
    expect(['southern-cross', 'zheng-shang-you', 'cut-in-daifugo', 'exjan'].map(deals)).toEqual([2000, 2000, 200, 200])
    expect(askedBy(labHref(game, rules, 4, ja)).until.deals).toBe(200)
  })

  it('asks of rules as a whole what they change in the preset next to them', () => {
    const { base, variants } = askedBy(labHref(game, rules, 4, ja))
    expect(base).toEqual({ preset: 'standard' })
    expect(variants).toEqual([{ name: expect.stringMatching(/：2$/), set: { deals: 2 } }])
  })
})
