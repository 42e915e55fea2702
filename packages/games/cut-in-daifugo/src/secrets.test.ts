import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'

/** Hidden cards of `of` that `viewer` is shown as known. */
const known = ({ engine, state }: Arranged, viewer: number | null, of: number): readonly string[] =>
  engine.view(state, viewer).hands[of]!.known

/** What everybody but `seat` is shown, as text. */
const seenByOthers = ({ engine, state }: Arranged, seat: number): string =>
  JSON.stringify([null, 0, 1, 2, 3].filter((viewer) => viewer !== seat).map((viewer) => engine.view(state, viewer)))

describe('who knows of a hidden card', () => {
  /** Seat 0 passes S5 and H5 to seat 1. */
  const passed = () => {
    const table = arrange(['S7 H7 S5 H5 C3 D10', 'S5 C7 D7 CJ', 'D3 D4', 'H9 H8'])
    table.play(0, 'S7 H7')
    table.move(0, 'give S5')
    table.move(0, 'give H5')
    return table
  }

  it('is whoever passed it, until it is played', () => {
    const table = passed()
    expect([known(table, 0, 1), known(table, 2, 1), known(table, null, 1)]).toEqual([['S5', 'H5'], [], []])
    table.move(1, 'show H5')
    expect(known(table, 0, 1)).toEqual(['S5'])
  })

  it('of two alike cards nobody can tell which was shown: who knew of one knows of none', () => {
    const table = passed()
    table.move(1, 'show S5')
    expect(table.hand(1).hidden).toContain('S5')
    expect(known(table, 0, 1)).toEqual(['H5'])
  })

  it('is nobody else any more once the hand has passed a card on unseen, whichever it was', () => {
    const after = (card: string): Arranged => {
      const table = passed()
      for (const seat of [1, 2, 3]) table.move(seat, 'pass')
      table.play(0, 'C3')
      table.play(1, 'C7')
      table.move(1, `give ${card}`)
      return table
    }
    const [other, same] = [after('H5'), after('S5')]
    for (const table of [other, same]) {
      expect(known(table, 0, 1)).toEqual([])
      expect(known(table, 0, 2)).toEqual([])
    }
    expect(JSON.stringify(other.engine.view(other.state, 0))).toBe(JSON.stringify(same.engine.view(same.state, 0)))
    expect(known(other, 1, 2)).toEqual(['H5'])
  })

  it('is the one who gave it, when some are given back in the exchange', () => {
    const table = arrange(['S4', 'S6', 'S8', 'S9 C3'], { preset: 'first-steps' })
    table.state.out = [2, 1]
    table.state.hidden[1] = []
    table.state.hidden[2] = []
    table.move(0, 'S4')
    const given = [0, 1].map(() => {
      const [first = ''] = table.moves(3)
      table.move(3, first)
      return first
    })
    table.move(0, table.moves(0)[0]!)
    const names = given.map((move) => move.slice('give '.length))
    expect(known(table, 3, 2).toSorted()).toEqual(names.toSorted())
    const before = known(table, 3, 2)
    table.move(2, given[0]!)
    expect(known(table, 3, 2)).toEqual(before)
    table.move(2, table.moves(2)[0]!)
    table.move(1, table.moves(1)[0]!)
    expect(known(table, 3, 2)).not.toContain(names[0])
  })
})

describe('what the exchange has shown of a hand', () => {
  it('is not shown to whoever would exchange with it next, when the session is over', () => {
    const table = arrange(['S4', 'S6', 'S8', 'S9 C3'], { deals: 1 })
    table.state.before = [0, 1, 2, 3]
    table.state.ceiling[3] = 9
    expect(table.engine.view(table.state, 0).hands[3]!.ceiling).toBe('Q')
    table.state.out = [2, 1]
    table.state.hidden[1] = []
    table.state.hidden[2] = []
    table.move(0, 'S4')
    expect(table.state.before).toEqual([2, 1, 0, 3])
    for (const viewer of [0, 1, 2, 3])
      expect(table.engine.view(table.state, viewer).hands.map(({ ceiling }) => ceiling)).toEqual([
        null,
        null,
        null,
        null,
      ])
  })
})

describe('a card that lay open', () => {
  /** Seat 0 holds S10 in the open; in one of two worlds a hidden one, too. */
  const worlds = (verb: string) =>
    ['C5', 'S10'].map((other) => {
      const table = arrange([`${other} D9 C10 | S10`, 'C9 C7 CJ', 'D3 D4', 'H9 H8'])
      const star = other === 'S10' ? '*' : ''
      if (verb === 'drop') table.play(0, 'C10')
      const events = verb === 'drop' ? table.move(0, `drop S10${star}`) : table.move(0, `S10${star}`)
      const { view, eventFor } = table.engine
      return JSON.stringify([1, 2, 3, null].map((eye) => [view(table.state, eye), events.map((e) => eventFor(e, eye))]))
    })

  it('does not tell, when it is played, whether a hidden copy is held, too', () => {
    const [one, other] = worlds('play')
    expect(one).toBe(other)
  })

  it('does not tell it when it is thrown away either', () => {
    const [one, other] = worlds('drop')
    expect(one).toBe(other)
  })

  it('is told from a hidden one', () => {
    const table = arrange(['S10 C5 D9 | S10 H3', 'C9 C7 CJ', 'D3 D4', 'H9 H8'])
    expect(table.move(0, 'S10*')[0]).toMatchObject({ cards: ['S10'], open: [true] })
    const hidden = arrange(['S10 C5 D9 | S10 H3', 'C9 C7 CJ', 'D3 D4', 'H9 H8'])
    expect(hidden.move(0, 'S10')[0]).toMatchObject({ cards: ['S10'], open: [false] })
  })
})

describe('a choice that others make at the same time', () => {
  it('shows nothing before all have chosen, not even of a card one knows', () => {
    const opened = (card: string): Arranged => {
      const table = arrange(['S7 SA HA DA S5 C3', 'C10 CJ', 'C4 C5', 'D9 D7'])
      table.play(0, 'S7')
      table.move(0, 'give S5')
      table.move(1, 'pass')
      table.move(2, 'pass')
      table.move(3, 'pass')
      table.play(0, 'SA HA DA')
      table.move(1, `open ${card}`)
      return table
    }
    const [one, other] = [opened('S5'), opened('CJ')]
    expect(known(one, 0, 1)).toEqual(['S5'])
    expect(seenByOthers(one, 1)).toBe(seenByOthers(other, 1))
    expect(one.engine.view(one.state, 1).resolving?.choice?.own).toEqual(['S5'])
    expect(one.moves(1)).toEqual([])
  })

  it('is carried out for all together', () => {
    const table = arrange(['SA HA DA C3', 'C10 CJ', 'C4 C5', 'D9 D7'], { perCard: 1 })
    table.play(0, 'SA HA DA')
    table.move(1, 'open CJ')
    expect(table.moves(1)).toEqual(['open C10'])
    expect(table.why(1, 'open CJ')).toBe('not-in-hand null')
    for (const [seat, card] of [
      [2, 'C4'],
      [2, 'C5'],
      [3, 'D9'],
      [3, 'D7'],
    ] as const)
      table.move(seat, `open ${card}`)
    expect(table.hand(1)).toEqual({ hidden: 'C10 CJ', open: '' })
    table.move(1, 'open C10')
    expect(table.hand(1)).toEqual({ hidden: '', open: 'CJ C10' })
  })
})

describe('a window', () => {
  it('tells nobody who could cut in: views and the seats asked are the same whoever holds the cards', () => {
    const asked = (hands: readonly string[]): Arranged => {
      const table = arrange(hands)
      table.move(0, 'S4')
      return table
    }
    const [one, other] = [asked(['S4 C9', 'S4 C3', 'D5 D6', 'H5']), asked(['S4 C9', 'D5 C3', 'S4 D6', 'H5'])]
    for (const viewer of [null, 0, 3])
      expect(JSON.stringify(one.engine.view(one.state, viewer))).toBe(
        JSON.stringify(other.engine.view(other.state, viewer)),
      )
    expect(one.engine.toAct(one.state)).toEqual(other.engine.toAct(other.state))
  })

  it('shows no answer before all have answered, be it a claim or none', () => {
    const answered = (answer: string): Arranged => {
      const table = arrange(['S4 C9', 'S4 C3', 'D5 D6', 'H5'])
      table.move(0, 'S4')
      const events = table.move(1, answer)
      for (const viewer of [null, 0, 2, 3])
        expect(events.flatMap((event) => table.engine.eventFor(event, viewer) ?? [])).toEqual([])
      return table
    }
    const [claim, none] = [answered('cut S4'), answered('no')]
    expect(seenByOthers(claim, 1)).toBe(seenByOthers(none, 1))
    expect(claim.engine.view(claim.state, 1).answer).toEqual(['S4'])
    expect(claim.engine.toAct(claim.state)).toEqual([2, 3])
  })

  it('refuses a claim by the own cards alone: first what one lacks, then what does not match', () => {
    const table = arrange(['S4 C9', 'S4 C3', 'D5 D6', 'H5'])
    table.move(0, 'S4')
    expect(table.why(1, 'cut C4')).toBe('not-in-hand null')
    expect(table.why(1, 'cut C3')).toBe('not-the-same CD-4')
    expect(table.why(2, 'cut S4')).toBe('not-in-hand null')
    expect(table.why(1, 'pass')).toBe('answer-first CD-4')
    expect(table.why(0, 'cut S4')).toBe('not-your-turn null')
    table.move(1, 'no')
    expect(table.why(1, 'cut S4')).toBe('not-your-turn null')
  })

  it('is answered `no` for whoever lets the time run out', () => {
    const table = arrange(['S4 C9', 'S4 C3', 'D5 D6', 'H5'])
    table.move(0, 'S4')
    expect([1, 2, 3].map((seat) => table.engine.format(table.engine.timeoutMove(table.state, seat)))).toEqual([
      'no',
      'no',
      'no',
    ])
  })
})
