import { findGame, games } from '@tefuda/games'
import { defaultRules, type IntegerSetting, isRefusal, type Rules, resolveRules, type Setting } from '@tefuda/kernel'
import { isSameByTheBook, parseExperiment, planOf } from '@tefuda/lab'
import { toldApart } from '@tefuda/lab/same-book'
import { describe, expect, it } from 'vitest'
import { askedValue, labHref, otherValue, usualDeals } from './lab-href.ts'

const game = findGame('cut-in-daifugo')!
const rules = resolveRules(game.schema, game, { deals: 2 }, 4)
if (isRefusal(rules)) throw new Error(rules.message.en)

const askedBy = (href: string) => {
  const experiment = parseExperiment(new URLSearchParams(href.slice(href.indexOf('?'))).get('e')!)
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  return experiment
}

/** What is asked of a setting of a game's standard rules; null where it is not asked. */
const askedOf = (id: string, seats: number, name: string, set: Partial<Rules> = {}) => {
  const asked = findGame(id)!
  const at = { ...defaultRules(asked.schema), ...set } as Rules
  return askedValue(asked, at, seats, { name, kind: asked.schema.settings[name]! }, toldApart(asked, at, seats))
}

describe('what would this change', () => {
  it.each(games)('is asked of settings of $id that do something, and every question can be played', (each) => {
    for (const seats of [each.minSeats, each.maxSeats])
      for (const [name, kind] of Object.entries<Setting>(each.schema.settings)) {
        const at = defaultRules(each.schema) as Rules
        const value = askedValue(each, at, seats, { name, kind }, toldApart(each, at, seats))
        if (value === null) continue
        const experiment = askedBy(labHref(each, at, seats, { [name]: value }))
        const plan = planOf(experiment)
        if (isRefusal(plan)) throw new Error(plan.message.en)
        expect(Object.keys(experiment.variants[0]!.set)).toEqual([name])
        expect(isSameByTheBook(plan, 0), name).toBe(false)
      }
  })

  it('takes a number that is not the same as before by another name', () => {
    expect(askedOf('southern-cross', 1, 'decks')).toBe(2)
    expect(askedOf('southern-cross', 2, 'deals', { target: 1000 })).toBe(1)
    expect(askedOf('southern-cross', 1, 'hand')).toBe(4)
  })

  it('is not asked where a setting has nothing to do, matters to people alone, or no game could begin', () => {
    const nothing = (id: string, seats: number, name: string) => askedOf(id, seats, name) === null
    expect(nothing('southern-cross', 1, 'match')).toBe(true)
    expect(nothing('southern-cross', 2, 'match')).toBe(false)
    expect(nothing('southern-cross', 2, 'sameShuffle')).toBe(true)
    expect(askedOf('southern-cross', 2, 'sameShuffle', { match: true })).toBe(false)
    expect(nothing('southern-cross', 1, 'undo')).toBe(true)
    expect(nothing('southern-cross', 1, 'deals')).toBe(true)
    expect(nothing('southern-cross', 1, 'multipliersZodiac')).toBe(true)
    expect(nothing('southern-cross', 1, 'multipliers')).toBe(false)
    expect(nothing('cut-in-daifugo', 4, 'dropped')).toBe(true)
    expect(askedOf('southern-cross', 1, 'hand', { match: true })).toBeNull()
  })

  it('turns a switch the other way, and leaves it to the page to say so', () => {
    const { base, name, variants } = askedBy(labHref(game, rules, 4, { cutIn: false }))
    expect(base.set).toEqual({ deals: 2 })
    expect(variants).toEqual([{ set: { cutIn: false } }])
    expect(name).toBeUndefined()
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
    expect(askedBy(labHref(game, rules, 4)).until.deals).toBe(200)
  })

  it('asks of rules as a whole what they change in the preset next to them', () => {
    const { base, variants } = askedBy(labHref(game, rules, 4))
    expect(base).toEqual({ preset: 'standard' })
    expect(variants).toEqual([{ set: { deals: 2 } }])
  })
})
