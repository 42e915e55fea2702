import { describe, expect, test } from 'vitest'
import { type BotPace, createPace } from './pace.ts'

/** A pace whose clock stands still until it is told to go on. */
const paced = (first: BotPace) => {
  let now = first
  let changed = (): void => {}
  const waits: { readonly ms: number; readonly act: () => void }[] = []
  const held: boolean[] = []
  const pace = createPace(
    {
      after(ms, act) {
        waits.push({ ms, act })
        return () => {}
      },
    },
    {
      now: () => now,
      subscribe(listener) {
        changed = listener
        return () => {}
      },
    },
    (isHeld) => held.push(isHeld),
  )
  const change = (next: BotPace): void => {
    now = next
    changed()
  }
  return { pace, waits, held, change }
}

/** Whether it has resolved by now. */
const isOver = async (rest: Promise<void>): Promise<boolean> => {
  let over = false
  void rest.then(() => {
    over = true
  })
  await Promise.resolve().then(() => Promise.resolve())
  return over
}

describe('the pace of bots', () => {
  test('fast, nobody waits; slower, what was shown stands for a while', async () => {
    expect(await isOver(paced('fast').pace.rest())).toBe(true)
    const { pace, waits } = paced('normal')
    const rest = pace.rest()
    expect(await isOver(rest)).toBe(false)
    expect(waits[0]?.ms).toBeGreaterThanOrEqual(500)
    waits[0]?.act()
    await rest
    const slow = paced('slow')
    void slow.pace.rest()
    expect(slow.waits[0]?.ms).toBeGreaterThan(waits[0]!.ms)
  })

  test('step by step, a bot waits until it is asked for its move', async () => {
    const { pace, held } = paced('step')
    const rest = pace.rest()
    expect(await isOver(rest)).toBe(false)
    expect(held).toEqual([true])
    pace.next()
    await rest
    expect(held).toEqual([true, false])
  })

  test('another pace holds at once', async () => {
    const { pace, change } = paced('step')
    const rest = pace.rest()
    change('fast')
    await rest
    expect(await isOver(pace.rest())).toBe(true)
  })

  test('a bot that waits to be asked is moved by no other change, and by no clock from before', async () => {
    const { pace, waits, change } = paced('normal')
    const before = pace.rest()
    change('step')
    await before
    const rest = pace.rest()
    change('step')
    waits[0]?.act()
    expect(await isOver(rest)).toBe(false)
    pace.next()
    await rest
  })

  test('whoever is out need not watch the rest, and watches again in the next deal', async () => {
    const { pace } = paced('step')
    const rest = pace.rest()
    pace.skip()
    await rest
    expect(await isOver(pace.rest())).toBe(true)
    pace.watch()
    expect(await isOver(pace.rest())).toBe(false)
  })
})
