import { text } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { type Point, spokenFor } from './points.ts'

interface Facts {
  readonly cell: string
  readonly worth: number
  readonly isSafe: boolean
}

const POINTS: readonly Point<Facts>[] = [
  { speaks: ({ isSafe }) => isSafe, text: ({ cell }) => text(`${cell} は安全。`, `${cell} is safe.`) },
  { speaks: ({ worth }) => worth > 0 && worth, text: ({ worth }) => text(`${worth}点。`, `${worth} points.`) },
]

const said = (facts: Facts, other?: Facts) => spokenFor(POINTS, facts, other).map(({ en }) => en)

const a1: Facts = { cell: 'a1', worth: 2, isSafe: true }

it('of a move alone all is said that speaks for it', () => {
  expect(said(a1)).toEqual(['a1 is safe.', '2 points.'])
  expect(said({ ...a1, worth: 0 })).toEqual(['a1 is safe.'])
})

it('beside another move what speaks for both is left out, and as much of something speaks for both', () => {
  const b2 = { ...a1, cell: 'b2' }
  expect(said(a1, b2)).toEqual([])
  expect(said(a1, { ...b2, worth: 1 })).toEqual(['2 points.'])
  expect(said(a1, { ...b2, isSafe: false })).toEqual(['a1 is safe.'])
})
