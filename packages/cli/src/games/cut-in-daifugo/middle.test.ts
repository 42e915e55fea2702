import type { CutInView } from '@tefuda/cut-in-daifugo'
import { expect, test } from 'vitest'
import { createLook } from '../../terminal/look.ts'
import { bindsOf } from './middle.ts'

const look = createLook({ lang: 'ja', colours: false })
const OPEN = { table: null, shape: { run: false, count: 1 }, rankBound: false, suitBound: [], flipped: false }
const binds = (more: object): string[] => bindsOf({ ...OPEN, ...more } as unknown as CutInView, look)
const table = (...cards: string[]) => ({ cards, by: 0, final: false })

test.each([
  ['nothing', {}, []],
  ['a suit', { suitBound: ['S'] }, ['スート縛り ♠']],
  ['every suit of a pair', { suitBound: ['S', 'H'], shape: { run: false, count: 2 } }, ['スート縛り ♠♥']],
  ['some suits of a play', { suitBound: ['C'], shape: { run: false, count: 3 } }, ['片縛り ♣']],
  ['the rank', { rankBound: true, table: table('S9') }, ['ランク縛り・次は10']],
  ['the rank in a revolution', { rankBound: true, flipped: true, table: table('S9', 'H9') }, ['ランク縛り・次は8']],
  ['the rank of a stand-in', { rankBound: true, table: table('RJ=H10') }, ['ランク縛り・次はJ']],
  ['above the top rank', { rankBound: true, table: table('S2') }, ['ランク縛り・次は★']],
  ['above the top rank in a revolution', { rankBound: true, flipped: true, table: table('S3') }, ['ランク縛り・次は★']],
  ['both', { rankBound: true, suitBound: ['D'], table: table('DK') }, ['激縛り ♦・次はA']],
  [
    'the rank and a suit of two',
    { rankBound: true, suitBound: ['D'], shape: { run: false, count: 2 }, table: table('DK', 'SK') },
    ['ランク縛り＋片縛り ♦・次はA'],
  ],
  ['over a joker the suits alone', { rankBound: true, suitBound: ['D'], table: table('RJ') }, ['スート縛り ♦']],
])('what binds: %s', (_, view, expected) => {
  expect(binds(view)).toEqual(expected)
})
