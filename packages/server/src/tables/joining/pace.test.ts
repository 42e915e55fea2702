import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../../scripts/test-databases.ts'
import { openTrial } from '../../../testing/trial.ts'
import { longStory } from '../../../tests/long.ts'
import { guestFor, keepStory } from '../../../tests/story.ts'
import { textOf, type Words } from '../../words.ts'
import { THE_SERVER } from '../session/charging.ts'

const MOVES = 800

test('those who come to a long match at once are told it one after another, each of them everything', async () => {
  const trial = await openTrial(await testDatabase('sqlite'))
  onTestFinished(() => trial.close())
  const story = longStory('A'.repeat(22), MOVES)
  await keepStory(trial.store, story)
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const told: { readonly at: number; readonly text: string }[] = []
  const page = (guest: string) => ({
    guest,
    seen: 0,
    deaf: new Set<string>(),
    reading: null,
    isForgotten: false,
    behind: null,
    payer: THE_SERVER,
    send: (words: Words) => void told.push({ at: turns, text: textOf(words) }),
    close: () => undefined,
  })
  const guests = [...Array.from({ length: 8 }, () => guestFor(story.id, 'stranger')), guestFor(story.id, 0)]
  await Promise.all(guests.map((guest) => trial.tables.join(story.id, page(guest), { do: 'hello' })))
  isOver = true
  const syncs = told.filter(({ text }) => text.startsWith('{"type":"sync"'))
  expect(syncs).toHaveLength(guests.length)
  expect(new Set(syncs.map(({ at }) => at)).size).toBe(guests.length)
  for (const { text } of syncs) {
    const { game } = JSON.parse(text) as { game: { seen: number; events: unknown[] } }
    expect(game.events).toHaveLength(game.seen)
    expect(game.seen).toBeGreaterThan(MOVES)
  }
})
