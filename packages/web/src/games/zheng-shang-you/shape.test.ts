import { expect, test } from 'vitest'
import { shapeOf, shapeText } from './shape.ts'

test('what lies on the table is named by its shape', () => {
  expect(shapeText(shapeOf(['S5'])).ja).toBe('1枚出し')
  expect(shapeText(shapeOf(['S5', 'H5', 'S2=D5'])).ja).toBe('同位札 3枚')
  expect(shapeText(shapeOf(['C3', 'D4', 'RJ=S5'])).ja).toBe('3枚のシークエンス')
  expect(shapeText(shapeOf(['C3', 'D3', 'C4', 'D4', 'S5', 'H5'])).ja).toBe('2枚ずつ3組のシークエンス')
})

test('stand-ins and one suit are told', () => {
  expect(shapeOf(['C3', 'C4', 'RJ=C5'])).toMatchObject({ pure: false, oneSuit: true })
  expect(shapeOf(['C3', 'D4', 'S5'])).toMatchObject({ pure: true, oneSuit: false })
})
