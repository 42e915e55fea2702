import { expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { stillToChoose } from './still-to-choose.ts'

/** What the seats still choose after a play: as the rules count it, and as far as there are cards. */
const leftAfter = (hands: readonly (string | null)[], laid: string) => {
  const table = arrange(hands)
  table.play(0, laid)
  const view = table.engine.view(table.state, 0)
  const choice = view.resolving!.choice!
  return { left: choice.left, still: stillToChoose(view, choice, 0), notes: table.engine.describe!(view).notes }
}

it('no more cards are asked for than there are to choose from', () => {
  const sevens = leftAfter(['S7 H7 D7 C7 C9 C10 CJ | D9 D10'], 'S7 H7 D7 C7')
  expect(sevens).toMatchObject({ left: 4, still: 3 })
  expect(sevens.notes.at(-1)?.ja).toContain('あと3枚')
  expect(leftAfter(['S10 H10 D10 C9 | D9'], 'S10 H10 D10')).toMatchObject({ left: 3, still: 2 })
  expect(leftAfter(['SQ HQ C9 C8', 'C10 | D10'], 'SQ HQ')).toMatchObject({ left: 2, still: 1 })
})

it('as many as are left are asked for where there are enough', () => {
  expect(leftAfter(['S7 C9 C10 CJ'], 'S7')).toMatchObject({ left: 1, still: 1 })
})
