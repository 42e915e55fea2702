import { games } from '@tefuda/games'
import { type IntegerSetting, isRefusal, resolveRules, type Setting } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { ruleSetOf } from './rule-sets.ts'
import { type Longest, watchGame } from './watch.ts'

describe.each(games.map((game) => ({ id: game.id, game })))('rule sets at random: $id', ({ game }) => {
  const sets = Array.from({ length: 60 }, (_, number) => ruleSetOf(game, number))

  it('are legal, and the same for the same number', () => {
    for (const set of sets) {
      expect(isRefusal(resolveRules(game.schema, game, set.request, set.seats))).toBe(false)
      expect(ruleSetOf(game, set.number)).toEqual(set)
    }
  })

  it('differ, and go as far as the settings do', () => {
    expect(new Set(sets.map(({ rules }) => JSON.stringify(rules))).size).toBeGreaterThan(53)
    const integers = Object.entries<Setting>(game.schema.settings).filter(([, { kind }]) => kind === 'integer')
    for (const [name, setting] of integers) {
      const values = sets.map(({ rules }) => rules[name])
      expect(values).toContain((setting as IntegerSetting).min)
      expect(values.some((value) => value !== setting.default && value !== (setting as IntegerSetting).min)).toBe(true)
    }
  })

  it('are played, and each method is timed', () => {
    const longest = new Map<string, Longest>()
    watchGame(sets[1]!, 4, longest)
    for (const method of ['engine', 'rulebook', 'start', 'list', 'pick', 'check', 'preview', 'view', 'sample', 'apply'])
      expect(longest.get(method)?.ruleSet).toBe(sets[1])
  })
})
