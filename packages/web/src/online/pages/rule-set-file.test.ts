import { findGame } from '@tefuda/games'
import { fingerprint, isRefusal, readRules } from '@tefuda/kernel'
import type { RuleSet } from '@tefuda/wire'
import { expect, test } from 'vitest'
import { readRuleSetFile, ruleSetFile, ruleSetFileName } from './rule-set-file.ts'

const game = findGame('southern-cross')
if (game === undefined) throw new Error('Southern Cross is not in the catalogue')
const rules = readRules(game.schema, { preset: 'wild', hand: 4 })
if (isRefusal(rules)) throw new Error(rules.message.en)
const set: RuleSet = {
  id: 'x',
  game: game.id,
  name: 'うちのルール',
  rulesVersion: game.rulesVersion,
  rules,
  fingerprint: fingerprint(game.id, game.rulesVersion, rules),
  saved: 0,
  mine: true,
}

test('a rule set comes back from its file', () => {
  expect(readRuleSetFile(ruleSetFile(set))).toEqual({
    game: 'southern-cross',
    name: 'うちのルール',
    rules: { preset: 'wild', hand: 4 },
  })
  expect(ruleSetFileName(set)).toMatch(/^southern-cross-[0-9a-f]{8}\.rules\.json$/)
})

const changed = (change: object): string => JSON.stringify({ ...JSON.parse(ruleSetFile(set)), ...change })

test.each([
  ['no JSON', 'nonsense', 'bad-rule-set'],
  ['something else', '{"format":"tefuda-record-1"}', 'bad-rule-set'],
  ['nothing', 'null', 'bad-rule-set'],
  ['no rules', changed({ rules: null }), 'bad-rule-set'],
  ['an endless file', ' '.repeat(300_000), 'bad-rule-set'],
  ['an unknown game', changed({ game: 'whist' }), 'unknown-game'],
  ['an unknown setting', changed({ rules: { ...rules, hands: 3 } }), 'unknown-setting'],
  ['a value out of range', changed({ rules: { ...rules, hand: 99 } }), 'bad-setting'],
])('%s is refused with a sentence', (_, content, code) => {
  const answer = readRuleSetFile(content)
  expect(answer).toMatchObject({ code, message: { ja: expect.any(String), en: expect.any(String) } })
})

test('a setting that is wrong is named as the page names it, too', () => {
  expect(readRuleSetFile(changed({ rules: { ...rules, hand: 99 } }))).toMatchObject({
    message: {
      ja: '手札の枚数：「hand」は 1 から 7 までの整数にしてください。',
      en: 'Cards in hand: hand must be a whole number from 1 to 7.',
    },
  })
})

test('a name too long is cut, an empty one is that of the game', () => {
  expect(readRuleSetFile(changed({ name: 'あ'.repeat(99) }))).toMatchObject({ name: 'あ'.repeat(24) })
  expect(readRuleSetFile(changed({ name: ' ' }))).toMatchObject({ name: 'サザンクロス' })
})
