import { expect, it } from 'vitest'
import { appearanceFaults, dealNamed } from './appearance.ts'

it('finds nothing wrong with a game that says nothing of how it is shown, or says it well', () => {
  expect(appearanceFaults({})).toEqual([])
  const pictogram = [
    { card: [10, 10, 20, 28], turn: -12.5, paint: 'paper' },
    { dot: [48, 48, 6], paint: 'on-filled' },
    { path: 'M14 22A40 40 0 0 1 80 20', paint: 'accent' },
  ]
  const pointScale = { unit: { ja: 'チップ', en: ' chips' }, threshold: 2 }
  expect(appearanceFaults({ pictogram, pack: 'exjan', pointScale, dealWord: { ja: '局', en: 'hand' } })).toEqual([])
})

it.each([
  ['no list of shapes', { pictogram: '<svg/>' }, 'pictogram has to be a list of 1 to 60 shapes'],
  ['an empty picture', { pictogram: [] }, 'pictogram has to be a list'],
  ['too many shapes', { pictogram: Array.from({ length: 61 }, () => ({ dot: [1, 1, 1] })) }, 'has to be a list'],
  ['a card without a height', { pictogram: [{ dot: [1, 1, 1] }, { card: [1, 2, 3] }] }, 'Shape 1 of pictogram'],
  ['a number that is none', { pictogram: [{ dot: [1, 1, Number.NaN] }] }, 'Shape 0 of pictogram'],
  ['a path of something else', { pictogram: [{ path: 'M0 0"/><script>' }] }, 'Shape 0 of pictogram'],
  ['paint that is not there', { pictogram: [{ dot: [1, 1, 1], paint: 'blue' }] }, 'one of filled, accent'],
  ['a pack nobody has drawn', { pack: 'tarot' }, 'pack has to be french or exjan'],
  ['a word for a deal in one language', { dealWord: { ja: '局' } }, 'dealWord has to be written in ja and en'],
  ['a unit in one language', { pointScale: { unit: { ja: '点' }, threshold: 1 } }, 'pointScale needs a unit'],
  [
    'a threshold below zero',
    { pointScale: { unit: { ja: '点', en: '' }, threshold: -1 } },
    'a threshold, a number from 0',
  ],
])('finds %s', (_, shown, fault) => {
  expect(
    appearanceFaults(shown)
      .map(({ en }) => en)
      .join('\n'),
  ).toContain(fault)
})

it('calls a deal as the game does, and else a game', () => {
  expect(dealNamed({ dealWord: { ja: 'ラウンド', en: 'round' } }, 2)).toEqual({ ja: '第2ラウンド', en: 'Round 2' })
  expect(dealNamed(undefined, 3)).toEqual({ ja: '第3ゲーム', en: 'Game 3' })
})
