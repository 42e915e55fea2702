import { games } from '@tefuda/games'
import { rng } from '@tefuda/kernel'
import { BEAT } from '@tefuda/wire'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../scripts/test-databases.ts'

import { type Line, openPage, say } from './lines.ts'
import { pass, settle } from './moments.ts'
import { frame, PING, PONG, type Raw, rawSocket, TEXT } from './raw.ts'
import { openServed, type Served } from './served.ts'
import { guestFor, idFor, keepStory, type Story, storyOf } from './story.ts'

/** A server on a clock by hand, with a table at which two persons play. */
const served = async (): Promise<{ readonly one: Served; readonly story: Story; readonly path: string }> => {
  const one = await openServed(await testDatabase('sqlite'), {}, () => undefined)
  onTestFinished(one.close)
  const game = games.find(({ id }) => id === 'southern-cross')!
  const options = { pace: { kind: 'none' }, isPublic: false, spectators: 0 } as const
  const id = idFor('a table')
  const request = { id, game, rules: {}, kinds: ['person', 'person'] as const, options, moves: 3, at: one.clock.now() }
  const story = storyOf(request, rng(1))
  while (one.clock.goTo(story.log.at(-1)!.at)) await one.rest()
  await keepStory(one.store, story)
  return { one, story, path: `/api/tables/${id}/socket` }
}

const wait = (one: Served, ms: number): Promise<void> => pass(one, [], ms, () => undefined)

/** Until the server has read all that was written; an error where the line is closed. */
const isRead = async (raw: Raw, mark: string): Promise<void> => {
  raw.socket.write(frame(PING, mark))
  const ended = raw.closed.then(() => {
    throw new Error('closed')
  })
  while (!raw.heard().includes(mark))
    await Promise.race([ended, new Promise((resolve) => raw.socket.once('data', resolve))])
}

test('whoever stops in the middle of a frame, or only holds the line, is let go of; a page that is read stays', async () => {
  const { one, story, path } = await served()
  const hello = frame(TEXT, '{"do":"hello"}')
  const half = await rawSocket(one.origin, path)
  half.socket.write(hello)
  await isRead(half, 'half')
  half.socket.write(frame(TEXT, '{"do":"leave","id":"a"}').subarray(0, 9))
  const dead = await rawSocket(one.origin, path)
  dead.socket.write(hello)
  await isRead(dead, 'dead')
  const mute = await rawSocket(one.origin, path)
  const piecemeal = await rawSocket(one.origin, path)
  piecemeal.socket.write(hello.subarray(0, 5))
  const page = await openPage(one, { name: 'page', viewer: 0, table: story.id, guest: guestFor(story.id, 0) })
  await settle(one, [page])

  await wait(one, 7100)
  await settle(one, [page])
  await Promise.all([mute.closed, piecemeal.closed])
  expect(one.open()).toBe(3)
  for (let k = 0; k < 5; k++) {
    await wait(one, 10_000)
    await settle(one, [page])
  }
  await Promise.all([half.closed, dead.closed])
  say(page, { do: 'leave', id: 'still-here' })
  await settle(one, [page])
  expect(page.heard.map(({ text }) => text)).toContain('{"type":"done","id":"still-here"}')
  expect(one.open()).toBe(1)
})

test('a line that answers nothing but pings stays, as long as it does that', async () => {
  const { one, path } = await served()
  const raw = await rawSocket(one.origin, path)
  raw.socket.write(frame(TEXT, '{"do":"hello"}'))
  for (let k = 0; k < 8; k++) {
    await wait(one, 10_000)
    raw.socket.write(frame(PONG, ''))
    await isRead(raw, `beat ${k}`)
    expect(one.open()).toBe(1)
  }
})

test('every page hears a beat in the same time, each at a moment of its own', async () => {
  const { one, story } = await served()
  const page = { name: 'page', viewer: 0, table: story.id, guest: guestFor(story.id, 0) }
  const pages: Line[] = []
  for (let k = 0; k < 8; k++) pages.push(await openPage(one, page))
  await settle(one, pages)
  await pass(one, pages, BEAT, () => undefined)
  const beats = pages.map(({ heard }) => heard.filter(({ text }) => text === '{"type":"beat"}'))
  expect(beats.map(({ length }) => length)).toEqual(pages.map(() => 1))
  expect(new Set(beats.flat().map(({ at }) => at)).size).toBe(pages.length)
})
