import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

/** Numbers without end. */
function* numbers(): Generator<number> {
  for (let k = 0; ; k++) yield k
}

it('begins so many at once, however many there are, and tells them in their order', async () => {
  const begun: number[] = []
  const told: number[] = []
  // The later it was begun, the sooner it is done.
  const work = async (k: number): Promise<number> => {
    begun.push(k)
    await new Promise((done) => setTimeout(done, 10 - k))
    return k
  }
  for await (const k of inOrder(numbers(), work, 3)) {
    told.push(k)
    if (k === 4) break
  }
  expect(told).toEqual([0, 1, 2, 3, 4])
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

it('ends with the last', async () => {
  const told = []
  for await (const k of inOrder([1, 2], async (k) => k, 5)) told.push(k)
  expect(told).toEqual([1, 2])
})
