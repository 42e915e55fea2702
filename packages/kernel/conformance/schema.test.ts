import { describe, expect, it } from 'vitest'
import type { Game } from '../src/game.ts'
import type { RuleSchema } from '../src/rules.ts'
import { snatch } from '../testing/toy/snatch.ts'
import { casesOf } from './case.ts'
import { gameFaults } from './schema.ts'

const game: Game = snatch()
const { schema } = game
const standard = schema.presets[0]
const hand = schema.settings.hand
const withSchema = (change: Partial<RuleSchema>): Game => ({ ...game, schema: { ...schema, ...change } })
const withSetting = (name: string, change: object): Game =>
  withSchema({ settings: { ...schema.settings, [name]: { ...schema.settings[name], ...change } as never } })
const withPreset = (change: object): Game =>
  withSchema({ presets: [...schema.presets, { ...standard, id: 'new', ...change } as never] })
const en = (text: string) => ({ ja: '名', en: text })

describe('gameFaults', () => {
  it('finds nothing wrong with the toy game', () => {
    expect(gameFaults(game)).toEqual([])
  })

  it.each([
    ['a name in one language', { ...game, name: { ja: '横取り', en: '' } }, 'the name has no English'],
    ['an id that is no word', { ...game, id: 'Snatch!' }, 'the id is Snatch!'],
    ['no rules version', { ...game, rulesVersion: 0 }, 'the rules version is 0'],
    ['a picture that cannot be drawn', { ...game, pictogram: [{ path: 'heart' }] }, 'Shape 0 of pictogram has to be'],
    ['a label in one language', withSetting('hand', { label: en('') }), 'the label of hand has no English'],
    ['a setting in no group', withSetting('hand', { group: 'none' }), 'the setting hand is in no group'],
    [
      'a setting from nowhere',
      withSetting('hand', { source: '' }),
      'the setting hand does not say where it comes from',
    ],
    [
      'a setting nobody could write',
      withSchema({ settings: { ...schema.settings, 'hand.size': hand as never } }),
      'the setting hand.size could not be written as name=value',
    ],
    ['a default out of range', withSetting('hand', { default: 9 }), 'the preset standard is no rule set: hand must be'],
    [
      'rows without a default',
      withSetting('points', { default: { keep: 1 } }),
      'the rows of points are not those of its default',
    ],
    [
      'a row without a name',
      withSetting('points', { rows: [{ key: 'keep', label: en('') }] }),
      'points.keep has no English',
    ],
    [
      'a standard game that changes something',
      withSchema({ presets: [{ ...standard, delta: { hand: 1 } } as never] }),
      'not the standard game',
    ],
    ['no preset', withSchema({ presets: [] }), 'the first preset is not the standard game'],
    ['a preset twice', withPreset({ id: 'quiet' }), 'there are two quiet in one list of the schema'],
    ['a preset out of range', withPreset({ delta: { hand: 0 } }), 'the preset new is no rule set'],
    ['a preset of a setting that is not there', withPreset({ delta: { cards: 3 } }), 'the preset new is no rule set'],
    [
      'a preset that cannot be played',
      { ...withPreset({ delta: { hand: 6 } }), minSeats: 4 },
      'the preset new can be played by no number',
    ],
    [
      'a conflict about nothing',
      withSchema({ conflicts: [{ ...schema.conflicts[0], settings: ['cards'] } as never] }),
      'the conflict too-few-cards points at cards, which is no setting',
    ],
  ])('finds %s', (_, faulty, fault) => {
    expect(gameFaults(faulty as Game).join('\n')).toContain(fault)
  })
})

describe('casesOf', () => {
  const listed = (cases: ReturnType<typeof casesOf>) =>
    cases.map(({ preset, seats }) => `${preset} ${seats}`).join(', ')

  it('lists every preset with every number of seats that its rules allow', () => {
    expect(listed(casesOf(game))).toBe(
      'standard 2, standard 3, standard 4, quiet 2, quiet 3, quiet 4, quick 2, quick 3, quick 4, full 2, full 3',
    )
  })

  it('shortens a preset where it is asked to', () => {
    const [first] = casesOf(game, { standard: { deals: 1, 'points.keep': 0 } })
    expect(first?.rules).toMatchObject({ deals: 1, points: { keep: 0, snatch: 2 }, hand: 2 })
  })

  it('says when it is asked for what is no rule set', () => {
    expect(() => casesOf(game, { standard: { deals: 0 } })).toThrow('snatch, preset standard: deals must be')
  })
})
