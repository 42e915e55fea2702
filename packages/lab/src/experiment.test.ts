import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { parseExperiment, readExperiment } from './experiment.ts'

const saidOf = (more: object) => {
  const read = readExperiment({ name: 'x', game: 'ccc', seats: 2, ...more })
  return isRefusal(read) ? read.message : null
}

it.each([
  [
    'a number as a word',
    { seats: 'two' },
    '実験の seats には数を書いてください（いまは "two"）。',
    'seats of the experiment takes a number, not "two".',
  ],
  [
    'something missing',
    { seats: undefined },
    '実験に seats がありません。数を書いてください。',
    'The experiment lacks seats; give it a number.',
  ],
  [
    'too much',
    { seats: 17 },
    '実験の seats には16までの数を書いてください（いまは 17）。',
    'seats of the experiment takes a number up to 16, not 17.',
  ],
  [
    'a key that is misspelt',
    { players: [{ bto: 'greedy' }] },
    '実験の players[0] に「bto」という項目はありません。',
    'players[0] of the experiment has no "bto".',
  ],
  [
    'a name in place of a list',
    { players: 'greedy' },
    '実験の players には並び（[ ] で囲む）か項目（{ } で囲む）を書いてください（いまは "greedy"）。',
    'players of the experiment takes a list in [ ] or entries in { }, not "greedy".',
  ],
  [
    'a ladder of one',
    { players: { ladder: [{ bot: 'random' }] } },
    '実験の players.ladder には2つ以上の並びを書いてください（いまは [{"bot":"random"}]）。',
    'players.ladder of the experiment takes a list of 2 or more, not [{"bot":"random"}].',
  ],
  [
    'a ladder in a list',
    { players: [{ ladder: [{ bot: 'random' }, { bot: 'greedy' }] }] },
    'はしごは、並びの中ではなく、そのまま "players": { "ladder": [ … ] } と書いてください。',
    'A ladder stands in no list: write "players": { "ladder": [ … ] }.',
  ],
  [
    'nothing to measure',
    { measure: [] },
    '実験の measure には1つ以上の並びを書いてください（いまは []）。',
    'measure of the experiment takes a list of 1 or more, not [].',
  ],
  [
    'less than one, and a fraction',
    { until: { deals: -1.5 } },
    '実験の until.deals には1以上の整数を書いてください（いまは -1.5）。',
    'until.deals of the experiment takes a whole number from 1 on, not -1.5.',
  ],
  [
    'several things at once',
    { until: { deals: 0, minutes: -1 }, player: [], joy: 1 },
    '実験に「player」「joy」という項目はありません。書けるのは name、game、rulesVersion、seats、base、variants、players、measure、until、seed、seconds です。実験の until.deals には1以上の数を書いてください（いまは 0）。実験の until.minutes には0より大きい数を書いてください（いまは -1）。',
    'The experiment has no "player", "joy". There are: name, game, rulesVersion, seats, base, variants, players, measure, until, seed, seconds. until.deals of the experiment takes a number from 1 on, not 0. until.minutes of the experiment takes a number above 0, not -1.',
  ],
  [
    'less than no time',
    { seconds: { turn: -5 } },
    '実験の seconds.turn には0以上の数を書いてください（いまは -5）。',
    'seconds.turn of the experiment takes a number from 0 on, not -5.',
  ],
])('an experiment that does not fit says where, and what goes there: %s', (_, more, ja, en) => {
  expect(saidOf(more)).toEqual({ ja, en })
})

it('an empty text is told to be empty', () => {
  expect(parseExperiment(' \n')).toMatchObject({ message: { ja: expect.stringContaining('実験が空です') } })
})

it('what is no JSON is told by the line where it ends', () => {
  const read = parseExperiment('{\n  "game": "ccc"\n  "seats": 2\n}')
  expect(isRefusal(read) && read.message).toEqual({
    ja: expect.stringContaining('3行目からJSONとして読めません'),
    en: expect.stringContaining('cannot be read as JSON from line 3 on'),
  })
})

it('an unknown entry is answered with those there are', () => {
  expect(saidOf({ player: [] })!.en).toMatch(/^The experiment has no "player"\. There are: name, game, /)
})

const called = (...names: string[]) => ({ variants: names.map((name) => ({ name, set: {} })) })

it.each([
  ['two variants of one name', called('a', 'b', 'a'), '「a」という案', 'Two variants are called "a"'],
  ['a variant with the name of the base', called('base'), '「base」は基準の', 'called "base": give'],
  ['a gate at no difference', { until: { gate: { measure: 'score', than: 1, by: 0 } } }, '0でない数', 'is not 0'],
])('%s is refused', (_, more, ja, en) => {
  expect(saidOf(more)).toEqual({ ja: expect.stringContaining(ja), en: expect.stringContaining(en) })
})

it('all that is wrong is told at once', () => {
  const players = [{ bot: 'hal' }, { bot: 'random', overlooks: 0.1 }, { bot: 'random' }]
  expect(saidOf({ ...called('base', 'a', 'a'), players })!.en).toMatch(
    /called "base": .* called "a": .* Give players one entry, or 2, .* There is no bot "hal"\. .* Only greedy can overlook moves\.$/,
  )
})
