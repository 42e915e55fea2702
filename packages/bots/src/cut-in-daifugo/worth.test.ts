import { RANK_NAMES } from '@tefuda/climbing'
import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { frenchFace, isRefusal, resolveRules } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { emptyHand, noteRuns, putCard } from './hand.ts'
import { worthFor } from './worth.ts'

it.each([
  ['S3 S4 S5 H7 D7 DK', 3, 'K'],
  ['S3 H4 S5 DA DA', 4, '3 4 5'],
  ['S9 H9 RJ', 1, ''],
  ['S9 H9 D5 RJ', 2, '5'],
  ['', 0, ''],
])('%s goes in %i plays at a glance, with no other: %s', (names, plays, alone) => {
  const hand = emptyHand()
  for (const name of names.split(' ').flatMap((one) => frenchFace(one) ?? [])) putCard(hand, name, 1)
  noteRuns(hand)
  const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, {}, 4)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const { fallsInto } = worthFor(rules)
  const split = fallsInto(hand, false)
  expect([split.plays, split.alone.map((rank) => RANK_NAMES[rank]).join(' ')]).toEqual([plays, alone])
})
