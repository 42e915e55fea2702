import { frenchFace } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { ratingFor } from './rating.ts'

it.each([
  ['S3 H4 D5 S7 H7 DK', 3, 1],
  ['S4 H6 DA S2', 3, 2],
  ['S9 H9 S2', 1, 0],
  ['S3', 1, 0],
  ['S2 H2 BJ', 1, 0],
  ['', 0, 0],
])('%s goes in %i plays at a glance, %i cards below the ace with no other', (names, plays, alone) => {
  const cards = names.split(' ').flatMap((name) => frenchFace(name) ?? [])
  expect(ratingFor(4, false).fallsInto(cards)).toEqual({ plays, alone })
})
