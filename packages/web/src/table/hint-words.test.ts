import { findGame } from '@tefuda/games'
import { type Text, text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import { hintText } from './hint-words.ts'

const WHY = text('終盤まで残す。', 'Keeps it for the end.')

const hinted = (id: string, move: string, reason: Text | undefined = WHY): Text | null => {
  const game = findGame(id)!
  return hintText(dealt(game, game.minSeats).engine, { move, reason })
}

test('a hint says in words what no card shows, before it says why', () => {
  expect(hinted('zheng-shang-you', 'pass')?.ja).toBe('パス。終盤まで残す。')
  expect(hinted('cut-in-daifugo', 'no')?.ja).toBe('見送る。終盤まで残す。')
  expect(hinted('cut-in-daifugo', 'none')?.ja).toBe('選ばない。終盤まで残す。')
  expect(hinted('exjan', 'pass')?.ja).toBe('見送る。終盤まで残す。')
  expect(hinted('exjan', 'win')?.ja).toBe('あがり。終盤まで残す。')
  expect(hinted('ccc', 'draw 2')?.ja).toBe('2枚引く。終盤まで残す。')
  expect(hinted('zheng-shang-you', 'pass')?.en).toBe('Pass. Keeps it for the end.')
})

test('nothing but the move is said where nothing is known that speaks for it', () => {
  const { engine } = dealt(findGame('zheng-shang-you')!, 4)
  expect(hintText(engine, { move: 'pass', reason: undefined })?.ja).toBe('パス。')
  expect(hintText(engine, { move: 'S5', reason: undefined })).toBeNull()
})

test('cards show a move by themselves', () => {
  for (const [game, move] of [
    ['southern-cross', 'H10@a1'],
    ['cut-in-daifugo', 'cut S5'],
    ['cut-in-daifugo', 'H2=SA S9*'],
    ['zheng-shang-you', 'RJ=H6 H5'],
    ['exjan', 'discard HM'],
    ['exjan', 'run C4 C6'],
    ['ccc', 'C4 / SA / D3 H6 > a1'],
    ['ccc', 'draw 1 - C4'],
  ] as const)
    expect(hinted(game, move)).toEqual(WHY)
})
