import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { readExperiment } from './experiment.ts'

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
    'nothing to measure',
    { measure: [] },
    '実験の measure には1つ以上の並びを書いてください（いまは []）。',
    'measure of the experiment takes a list of 1 or more, not [].',
  ],
])('an experiment that does not fit says where, and what goes there: %s', (_, more, ja, en) => {
  expect(saidOf(more)).toEqual({ ja, en })
})

it('an unknown entry is answered with those there are', () => {
  expect(saidOf({ player: [] })!.en).toMatch(/^The experiment has no "player"\. There are: name, game, /)
})
