import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'

describe('notation', () => {
  it('reads moves in any order of cards and any case', () => {
    const table = arrange()
    for (const [text, written] of [
      ['GROUP d5 h5', 'group H5 D5'],
      ['run s6 s4', 'run S4 S6'],
      ['  discard   cc ', 'discard CC'],
      ['Reach s15', 'reach S15'],
    ]) {
      const move = table.engine.parse(table.state, 0, text!)
      expect('type' in move && table.engine.format(move)).toBe(written)
    }
  })

  it('names a card that is none, wherever it stands', () => {
    const { engine, state } = arrange()
    for (const text of ['discard S16', 'reach X5', 'group X5 H5', 'group H5 X5', 'run S4 S99'])
      expect(engine.parse(state, 0, text)).toMatchObject({ code: 'no-such-card' })
    for (const text of ['group S5 H5 D5', 'run S4', 'discard S5 S6', 'win S5'])
      expect(engine.parse(state, 0, text)).toMatchObject({ code: 'unreadable' })
  })

  it.each(['discard', 'discard S16', 'discard S5 S6', 'run S4', 'win S5', 'S5', 'group S5 H5 D5', 'pass now'])(
    'refuses %s',
    (text) => {
      const table = arrange()
      expect(table.engine.parse(table.state, 0, text)).toMatchObject({
        code: expect.stringMatching(/no-such-card|unreadable/),
      })
    },
  )
})
