import { describe, expect, it } from 'vitest'
import { arrange, ODD, RUN_WAIT, sheetIn } from '../../testing/arrange.ts'

describe('the score sheet of a win', () => {
  const won = () => {
    const table = arrange({ hands: [ODD, RUN_WAIT], wall: 'S8 H9 HQ D8 CJ H3', indicator: 'S12' })
    table.turns(1)
    table.move(1, 'reach H9')
    table.pass()
    table.turns(3)
    return { table, events: table.move(1, 'win') }
  }

  it('names the four dora, and how many of them the winner holds', () => {
    const { events } = won()
    expect(sheetIn(events).dora).toEqual({ indicator: 'S12', cards: ['S13', 'H13', 'D13', 'C13'], held: 1 })
  })

  it('says which block the winning card completed, and which lay open', () => {
    const { events } = won()
    expect(sheetIn(events).blocks.filter(({ won }) => won)).toEqual([
      { kind: 'run', cards: ['H1', 'H2', 'H3'], open: false, won: true },
    ])
  })

  it('adds up what is paid and all the stakes on the table', () => {
    const { table } = won()
    const sheet = sheetIn(won().events)
    expect(sheet.stakes).toBe(10)
    expect(sheet.total).toBe(10 + sheet.payments.reduce((sum, { paid }) => sum + paid, 0))
    // Two more have said reach.
    const other = arrange({ hands: [RUN_WAIT], wall: 'H3' })
    other.state.stakes = [0, 10, 10, 0]
    expect(other.preview(0, 'win').sheet).toMatchObject({ stakes: 20 })
    expect(sheetIn(other.move(0, 'win')).stakes).toBe(20)
    expect(table.state.stakes).toEqual([0, 0, 0, 0])
  })

  it('comes with the hand in order and the winning card once, at its end', () => {
    const { events } = won()
    const win = events.find((event) => event.type === 'win')!
    expect('hand' in win && win.hand.join(' ')).toBe('S4 SK H1 H2 H4 D4 D12 D13 D14 CK H3')
  })
})
