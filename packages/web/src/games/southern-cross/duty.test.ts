import { type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { dealt, made } from '../../../testing/matches.ts'
import { contextOf } from '../../table/seat-context.ts'
import type { SeatContext } from '../../table/table-game.ts'
import { dutyOf } from './view-lines.ts'

const PACK = ['S', 'H', 'D', 'C'].flatMap((suit) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank),
)

/** A solitaire whose field is dealt so, row by row. */
const withField = (field: string) => {
  const given = field.split(' ')
  const rest = [...PACK, 'RJ', 'BJ'].filter((name) => !given.includes(name))
  return dealt(southernCross, 1, {}, [[...given, ...rest]])
}
const said = (match: ReturnType<typeof withField>): string =>
  dutyOf(contextOf(match, 0) as SeatContext<SouthernCrossView>)?.ja ?? ''

test('what was dealt as a role is said not to count, before the first card alone', () => {
  const match = withField('S4 S5 S6 HA D8 CJ D2 CK H9')
  expect(said(match)).toContain('配られたときにできているロイヤル・シークエンス')
  const [move] = match.engine.moves(match.state, 0)
  made(match, 0, match.engine.format(move))
  expect(said(match)).toBe('')
  expect(said(withField('S4 H9 C6 HA D8 CJ D2 CK H5'))).toBe('')
})
