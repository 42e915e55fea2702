import { isRefusal, play, rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'
import { EFFECTS } from './rules.ts'

const PLAIN = { effects: Object.fromEntries(EFFECTS.map((effect) => [effect, 0])) }

const understood = ({ engine, state }: Arranged, seat: number, text: string): string => {
  const move = engine.parse(state, seat, text)
  return isRefusal(move) ? move.code : engine.format(move)
}

describe('public cards in the notation', () => {
  it('a second copy can only be the public one', () => {
    const table = arrange(['S5 C3 | S5'])
    expect(understood(table, 0, 'S5')).toBe('S5')
    expect(understood(table, 0, 'S5 S5')).toBe('S5 S5*')
    expect(understood(table, 0, 'S5* S5')).toBe('S5 S5*')
    expect(table.why(0, 'S5 S5')).toBe('legal')
  })

  it('two hidden copies are both hidden', () => {
    const table = arrange(['S5 S5 C3 | H5'])
    expect(understood(table, 0, 'S5 S5')).toBe('S5 S5')
    expect(understood(table, 0, 'S5 S5 H5*')).toBe(understood(table, 0, 'H5 S5 S5'))
  })
})

describe('dropped cards (CD-35)', () => {
  const dropping = () => arrange(['S5 C3', 'S9 C9 | S9', 'H6 H7'], { dropped: true })

  it('become public off one’s own turn where the rules say so, and the turn stays where it is', () => {
    const table = dropping()
    expect(table.why(1, 'show S9')).toBe('dropped CD-35')
    expect(table.moves(1)).toEqual([])
    const move = table.engine.parse(table.state, 1, 'show S9')
    const events: unknown[] = []
    expect(
      play(
        table.engine,
        table.state,
        1,
        move as never,
        (cards) => [...cards],
        (event) => events.push(event),
      ),
    ).toBeNull()
    expect(events).toEqual([
      { type: 'foul', seat: 1, cards: ['S9'], rule: 'CD-35' },
      { type: 'open', seat: 1, cards: ['S9'], at: null },
    ])
    expect(table.hand(1)).toEqual({ hidden: 'C9', open: 'S9 S9' })
    expect(table.engine.toAct(table.state)).toEqual([0])
  })

  it('must be one’s own, and hidden; and nobody drops cards in a window, or where the rules do not have it', () => {
    expect(dropping().why(2, 'show S9')).toBe('not-in-hand null')
    expect(arrange(['S5', 'C4 | S9'], { dropped: true }).why(1, 'show S9')).toBe('public-card CD-35')
    expect(arrange(['S5', 'S9']).why(1, 'show S9')).toBe('not-your-turn null')
    const table = dropping()
    table.move(0, 'S5')
    expect(table.why(0, 'show C3')).toBe('not-your-turn null')
  })
})

describe('samples of a table on which public cards and jokers lie', () => {
  it.each(['S5 S5*', 'S5* RJ=H5', 'S5 RJ*=H5', 'S5 S5* RJ*=H5'])('know %s as it was laid', (play) => {
    const table = arrange(['S5 C3 RJ | S5 RJ', 'C4 C6'], PLAIN)
    table.move(0, play)
    for (const viewer of [null, 0, 1]) {
      const sampled = table.engine.sample(table.engine.view(table.state, viewer), rng(3))
      const faces = (state: typeof sampled) =>
        state.table!.laid.map((one) => [one.card & 63, one.as, 'open' in one && one.open])
      expect(faces(sampled)).toEqual(faces(table.state))
    }
  })
})

describe('a preview', () => {
  it('does not tell what others have answered', () => {
    const table = arrange(['S10 C3 C4 C5', 'S10 C6', 'H6 H7', 'D6 D7'])
    table.move(0, 'S10')
    const before = table.engine.preview(table.state, 2, { type: 'no' })
    expect(before.effects).toEqual(['discard'])
    table.move(1, 'cut S10')
    expect(table.engine.preview(table.state, 2, { type: 'no' })).toEqual(before)
    table.move(3, 'no')
    expect(table.engine.preview(table.state, 2, { type: 'no' })).toEqual(before)
  })
})

describe('single jokers', () => {
  it('are beaten by S3 alone, which is listed', () => {
    const table = arrange(['RJ C3', 'S3 H3 C4 BJ'], PLAIN)
    table.play(0, 'RJ')
    expect(table.moves(1).filter((move) => !move.startsWith('show'))).toEqual(['S3', 'BJ=S3', 'pass'])
    expect(table.why(1, 'H3')).not.toBe('legal')
  })

  it('bind no ranks, neither behind a two nor before S3', () => {
    const table = arrange(['S2 C3 C4', 'RJ C5 C6', 'S3 C7 C8'], PLAIN)
    table.play(0, 'S2')
    table.play(1, 'RJ')
    expect(table.state.rankBound).toBe(false)
    table.play(2, 'S3')
    expect(table.state.rankBound).toBe(false)
  })
})

describe('the direction', () => {
  it('turned twice is as it was', () => {
    const effects = { ...PLAIN.effects, reverse: 11 }
    const table = arrange(['SJ C3 C4', 'CK C5', 'C6 C7', 'HJ HK C8 C9'], { effects })
    table.play(0, 'SJ')
    expect([table.state.direction, table.state.turn]).toEqual([-1, 3])
    for (const seat of [3, 2, 1]) table.move(seat, 'pass')
    table.state.turn = 3
    table.play(3, 'HJ')
    expect([table.state.direction, table.state.turn]).toEqual([1, 0])
  })
})
