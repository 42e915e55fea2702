import { expect, test } from 'vitest'
import { moveMarks } from './move-marks.tsx'

test('a place that both moves name carries both marks, the played one first', () => {
  const laid = (cells: readonly string[]) => cells.map((cell) => [cell, null] as const)
  const marks = moveMarks({ better: ['a1', 'b2'], played: ['b2'] }, laid)
  expect(marks.get('a1')?.map(({ kind }) => kind)).toEqual(['better'])
  expect(marks.get('b2')?.map(({ kind }) => kind)).toEqual(['played', 'better'])
  expect(moveMarks(undefined, laid).size).toBe(0)
})
