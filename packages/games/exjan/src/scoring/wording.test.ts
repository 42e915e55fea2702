import { isRefusal, readRules } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { type ExjanRules, exjan, type Sheet, scoreHand } from '../index.ts'
import { sheetText, yakuListText } from './wording.ts'

const scored = (indicator: string): Sheet => {
  const sheet = scoreHand(readRules(exjan.schema, {}) as ExjanRules, {
    seats: 4,
    winner: 1,
    from: null,
    hand: 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM'.split(' '),
    card: 'SM',
    indicator,
  })
  if (isRefusal(sheet)) throw new Error(sheet.message.en)
  return sheet
}

test('a sheet in one line', () => {
  expect(sheetText(scored('S2')).ja).toBe('4段 80点：自力・大札・ドラ')
  expect(yakuListText(scored('S6')).en).toBe('Unaided, Symbol group, Dora ×2')
})
