import { expect, test } from 'vitest'
import { dealt, orderFor, stacked } from '../../../tests/climbing.ts'
import { createLook } from '../../terminal/look.ts'
import { columnsOf } from '../../terminal/text.ts'
import { listPlays } from './list.ts'

const look = createLook({ lang: 'ja', colours: false })
const MOVES = ['S5', 'H5', 'RJ=S9', 'RJ', 'S5 H5', 'S5 RJ=D5', 'C3 C4 C5', 'pass', 'show S5', 'show H5']
const list = (argument: string): string[] => listPlays(MOVES, argument, look, 80)

test('plays by kind, numbered; cards to show only when asked for', () => {
  expect(list('')).toEqual([
    '1枚出し  4手',
    '#1 ♠5      #2 ♥5      #3 ★RJ=♠9  #4 ★RJ',
    '2枚出し  2手',
    '#5 ♠5 ♥5      #6 ♠5 ★RJ=♦5',
    '3枚のシークエンス  1手',
    '#7 ♣3 ♣4 ♣5',
    'そのほか  1手',
    '#8 pass',
  ])
  expect(list('show')).toEqual(['自分から公開する  2手', '#9 ♠5   #10 ♥5'])
})

test.each([
  ['5', ['#1', '#2', '#5', '#6', '#7']],
  ['9', ['#3']],
  ['h5', ['#2', '#5']],
  ['x2', ['#5', '#6']],
  ['2枚', ['#5', '#6']],
  ['run', ['#7']],
  ['joker', ['#3', '#4', '#6']],
  ['5 x2 joker', ['#6']],
  ['k', []],
])('narrowed down: %s', (argument, numbers) => {
  expect(list(argument).join('\n').match(/#\d+/g) ?? []).toEqual(numbers)
})

test('thousands of leads are summed up, those without stand-ins first, and every one can be reached', () => {
  const rich = 'RJ RJ BJ BJ S3 H3 D3 C3 S4 S5 S6 S7 H8 D8 C8 S9 H9 S10 S10 HJ DJ CQ CQ SK HA SA S2'
  const match = stacked('cut-in-daifugo', {}, [orderFor(['D3 D4', rich, '', ''])], 4)
  match.state = { ...(match.state as object), turn: 1 }
  const moves = match.engine.moves(match.state, 1).map(match.engine.format)
  expect(moves.length).toBeGreaterThan(2000)
  const lines = listPlays(moves, '', look, 80)
  expect(lines.length).toBeLessThan(60)
  expect(lines.join('\n')).not.toContain('=')
  expect(lines.at(-1)).toContain('絞ってください')
  for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(80)
})

test('a list that is not too long is whole', () => {
  const match = dealt('zheng-shang-you', {}, 6)
  const [seat = 0] = match.engine.toAct(match.state)
  const moves = match.engine.moves(match.state, seat).map(match.engine.format)
  expect(moves.length).toBeLessThan(90)
  expect(listPlays(moves, '', look, 40).join('\n').match(/#\d+/g)).toHaveLength(moves.length)
})
