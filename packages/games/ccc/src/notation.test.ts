import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'

const { engine, state } = arrange()

const read = (text: string): string => {
  const move = engine.parse(state, 0, text)
  return isRefusal(move) ? move.code : engine.format(move)
}

describe('a move as text', () => {
  it.each([
    ['D6 C10 > b3', 'D6 C10 > b3'],
    ['c10 d6>B3', 'D6 C10 > b3'],
    ['C4 / SA / D3 H6 > d4', 'C4 / SA / D3 H6 > d4'],
    ['H6 D3 / SA / C4 > d4', 'C4 / SA / D3 H6 > d4'],
    ['D9 / CA / H9 / SA / C4 > a1', 'C4 / SA / H9 / CA / D9 > a1'],
    ['SK BJ RJ HA > a1', 'HA SK RJ BJ > a1'],
    ['C5 D5 H5 S5 > a1', 'S5 H5 D5 C5 > a1'],
    ['draw 0', 'draw 0'],
    ['DRAW  1', 'draw 1'],
    ['draw 4 - H5 S3', 'draw 4 - S3 H5'],
    ['draw 8 - CK S3 H5 C9 D9', 'draw 8 - S3 H5 D9 C9 CK'],
  ])('%s is %s', (text, written) => {
    expect(read(text)).toBe(written)
    expect(read(written)).toBe(written)
  })

  it.each([
    ['', 'unreadable-move'],
    ['D6 C10', 'unreadable-move'],
    ['D6 > b3 > b4', 'unreadable-move'],
    ['> b3', 'unreadable-move'],
    ['draw', 'unreadable-move'],
    ['draw x', 'unreadable-move'],
    ['D6 C10 > g1', 'unknown-cell'],
    ['D6 C11 > b3', 'unknown-card'],
    ['draw 4 - S3 X', 'unknown-card'],
    ['C4 / S2 / D9 > b3', 'bad-split'],
    ['C4 / SA HA / D9 > b3', 'bad-split'],
    ['C4 / SA > b3', 'bad-split'],
    ['C4 / SA / > b3', 'bad-split'],
    ['/ SA / D9 > b3', 'bad-split'],
    [`${'S5 '.repeat(400)}> b3`, 'unreadable-move'],
  ])('%s cannot be read: %s', (text, code) => {
    expect(read(text)).toBe(code)
  })

  it('is refused with what was written, shortened', () => {
    const refused = engine.parse(state, 0, `a\nb ${'x'.repeat(90)}`)
    expect(isRefusal(refused) && refused.message.en.length).toBeLessThan(140)
    expect(isRefusal(refused) && refused.message.ja).not.toContain('\n')
  })
})
