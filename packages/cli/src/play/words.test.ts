import { expect, test } from 'vitest'
import { drawingOf } from '../games/index.ts'
import { completionsFor, readTyped } from './words.ts'

const drawing = drawingOf('southern-cross')

test.each([
  ['', { kind: 'nothing' }],
  ['?', { kind: 'help' }],
  ['？', { kind: 'help' }],
  ['Help', { kind: 'help' }],
  ['m', { kind: 'moves', argument: '' }],
  ['m 5 x2', { kind: 'moves', argument: '5 x2' }],
  ['? h10 b2', { kind: 'why', text: 'h10 b2' }],
  ['？s5', { kind: 'why', text: 's5' }],
  ['why s5', { kind: 'why', text: 's5' }],
  ['moves B2', { kind: 'moves', argument: 'B2' }],
  ['p h10 b2', { kind: 'preview', text: 'h10 b2' }],
  ['rules reach', { kind: 'rules', chapter: 'reach' }],
  ['ｑｕｉｔ', { kind: 'quit' }],
  ['q', { kind: 'quit' }],
  ['q b2', { kind: 'move', text: 'q b2' }],
  ['stack b2', { kind: 'look', name: 'stack', argument: 'b2' }],
  ['>>v', { kind: 'pan', x: 2, y: 1 }],
  ['undo', { kind: 'undo' }],
  ['hint', { kind: 'hint' }],
  [' H10@b2 ', { kind: 'move', text: 'H10@b2' }],
])('%j is read', (line, typed) => {
  expect(readTyped(line, drawing)).toEqual(typed)
})

test('completion offers words and moves, after preview too', () => {
  const moves = ['H10@b2', 'HQ@b2']
  expect(completionsFor('h1', moves, drawing)).toEqual(['H10@b2'])
  expect(completionsFor('p h', moves, drawing)).toEqual(['p H10@b2', 'p HQ@b2'])
  expect(completionsFor('? hq', moves, drawing)).toEqual(['? HQ@b2'])
  expect(completionsFor('mo', moves, drawing)).toEqual(['moves'])
  expect(completionsFor('h', moves, drawing)).toEqual(['help', 'hint', 'H10@b2', 'HQ@b2'])
})
