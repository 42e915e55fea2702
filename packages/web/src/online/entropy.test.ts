import { commitmentTo } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { storeOf } from '../../testing/kept-store.ts'
import { type Commitments, createEntropy, type Store } from './entropy.ts'

const forbidden: Store = {
  getItem() {
    throw new Error('forbidden')
  },
  setItem() {
    throw new Error('forbidden')
  },
  removeItem() {},
  key: () => null,
  length: 0,
}

const OPEN: Commitments = { match: 'm', table: 't'.repeat(64), seats: [null, null] }

test('the secret behind an own commitment is found again, also by another window', () => {
  const kept = new Map<string, string>()
  const commitment = createEntropy(storeOf(kept), () => 1).commit(OPEN, 1)
  const full = { ...OPEN, seats: [null, commitment] }
  const secret = createEntropy(storeOf(kept), () => 2).secretFor(full, 1)
  expect(secret !== null && commitmentTo('m', 1, secret)).toBe(commitment)
})

test('sitting down again makes a new secret; the one that counts is the one committed to', () => {
  const entropy = createEntropy(storeOf(), () => 1)
  const first = entropy.commit(OPEN, 0)
  const second = entropy.commit(OPEN, 0)
  expect(first).not.toBe(second)
  const secret = entropy.secretFor({ ...OPEN, seats: [first, null] }, 0)
  expect(secret !== null && commitmentTo('m', 0, secret)).toBe(first)
})

test('a commitment that is not one’s own has no secret here', () => {
  const entropy = createEntropy(storeOf(), () => 1)
  const commitment = entropy.commit(OPEN, 0)
  expect(entropy.secretFor({ ...OPEN, seats: ['f'.repeat(64), commitment] }, 0)).toBeNull()
  expect(entropy.secretFor({ ...OPEN, match: 'other', seats: [commitment, null] }, 0)).toBeNull()
})

test('a table that changes its commitment after one has sat down is noticed', () => {
  const entropy = createEntropy(storeOf(), () => 1)
  entropy.commit(OPEN, 0)
  expect(entropy.isTableSteady(OPEN)).toBe(true)
  expect(entropy.isTableSteady({ ...OPEN, table: 'u'.repeat(64) })).toBe(false)
})

test('what was shown first is what is remembered', () => {
  const entropy = createEntropy(storeOf(), () => 1)
  entropy.remember({ ...OPEN, seats: ['a'.repeat(64), null] })
  entropy.remember({ ...OPEN, seats: ['b'.repeat(64), null] })
  expect(entropy.shown('m')?.seats[0]).toBe('a'.repeat(64))
})

test('where nothing may be kept it lasts as long as the page', () => {
  const entropy = createEntropy(forbidden, () => 1)
  const commitment = entropy.commit(OPEN, 0)
  expect(entropy.secretFor({ ...OPEN, seats: [commitment, null] }, 0)).not.toBeNull()
})

test('of many matches the oldest are forgotten', () => {
  const kept = new Map<string, string>()
  let now = 0
  const entropy = createEntropy(storeOf(kept), () => ++now)
  for (let match = 0; match < 210; match++) entropy.commit({ ...OPEN, match: `m${match}` }, 0)
  expect(kept.size).toBe(200)
  expect(kept.has('tefuda.entropy.m9')).toBe(false)
  expect(kept.has('tefuda.entropy.m10')).toBe(true)
})
