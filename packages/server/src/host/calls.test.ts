import { createECDH, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { KINDS, type Kind, testDatabase } from '../../../../scripts/test-databases.ts'
import { type Door, openDoor } from '../../testing/door.ts'
import { handClock } from '../../testing/hand-clock.ts'
import { type Flag, type MatchRow, openStore } from '../store/index.ts'
import { callPeople } from './calls.ts'
import { createMetrics } from './metrics.ts'
import {
  isPublicAddress,
  mayBeCalled,
  type Post,
  publicLookup,
  pushSender,
  type Send,
  type Subscription,
} from './push.ts'

let door: Door
beforeEach(async () => {
  door = await openDoor()
})
afterEach(() => door.close())

const MINUTE = 60_000

/**
 * Two guests who are due at a table in correspondence, Ann with three browsers, and nodes that call people back. Each
 * browser answers as its address ends, or 'sent'.
 */
const calling = async (kind: Kind) => {
  const store = await openStore(await testDatabase(kind))
  const { db } = store
  const clock = handClock()
  const sent: string[] = []
  const warnings: string[] = []
  const send: Send = async ({ endpoint }, payload) => {
    sent.push(`${endpoint} ${payload}`)
    return (['gone', 'failed'] as const).find((answer) => endpoint.endsWith(answer)) ?? 'sent'
  }
  const log = { warn: (about: object) => warnings.push(String('err' in about && about.err)) }
  const nodes = [1, 2].map(() => callPeople({ store, send, metrics: createMetrics(), clock, log }))
  onTestFinished(async () => {
    for (const node of nodes) await node.stop()
    await store.close()
    expect(warnings).toEqual([])
  })
  const row: Omit<MatchRow, 'id' | 'series'> = {
    game: 'exjan',
    rules_version: 1,
    host: 'ann',
    number: 1,
    is_public: 0,
    stage: 'playing',
    opened: 1,
    ended: null,
    line: '{}',
  }
  const sitters = (due: Flag) =>
    ['ann', 'bob'].map((guest, seat) => ({ seat, guest, kind: 'person' as const, name: null, due, deadline: null }))
  let seq = 0
  /** A turn that comes to the guests `calls`, as it is stored. */
  const turn = (calls: readonly string[], due: Flag = 1): Promise<boolean> => {
    const opens = seq === 0 ? { ...row, id: 'table', series: 'table' } : undefined
    return store.append({
      match: 'table',
      seq: seq++,
      at: clock.now(),
      entries: [{}],
      opens,
      sitters: sitters(due),
      calls,
    })
  }
  return {
    db,
    clock,
    sent,
    turn,
    subscribe: (guest: string, ...endpoints: string[]) =>
      db
        .insertInto('push')
        .values(endpoints.map((endpoint) => ({ endpoint, guest, p256dh: 'p', auth: 'a', created: 1 })))
        .execute(),
    /** All nodes look at once. */
    look: async (): Promise<void> => {
      for (const node of nodes) node.look()
      for (const node of nodes) await node.stop()
    },
    left: async () => (await db.selectFrom('calls').select('guest').execute()).map(({ guest }) => guest),
  }
}

describe.each(KINDS)('calling people back on %s', (kind) => {
  test('every browser of the guest is told of the table by one of the nodes, nobody else; those that are gone are forgotten', async () => {
    const { db, clock, sent, turn, subscribe, look, left } = await calling(kind)
    await subscribe('ann', 'https://a.example/1', 'https://a.example/gone', 'https://a.example/failed')
    await subscribe('bob', 'https://b.example/1')
    await turn(['ann'])
    await look()
    const message = '{"table":"table","game":{"ja":"エクスジャン","en":"Exjan"}}'
    expect(sent.toSorted()).toEqual([
      `https://a.example/1 ${message}`,
      `https://a.example/failed ${message}`,
      `https://a.example/gone ${message}`,
    ])
    const browsers = (await db.selectFrom('push').select('endpoint').execute()).map(({ endpoint }) => endpoint)
    expect(browsers.sort()).toEqual(['https://a.example/1', 'https://a.example/failed', 'https://b.example/1'])
    expect(await left()).toEqual([])
    await turn([])
    await look()
    expect(sent).toHaveLength(3)
    clock.goTo(clock.now() + MINUTE)
    await turn(['ann', 'bob'])
    await look()
    expect(sent).toHaveLength(6)
  })

  test('where no browser could be told it is tried again, less and less often, and in the end no more', async () => {
    const { clock, sent, turn, subscribe, look, left } = await calling(kind)
    await subscribe('ann', 'https://a.example/failed')
    await turn(['ann'])
    const tries: number[] = []
    for (let minute = 0; minute < 2 * 24 * 60; minute++) {
      const before = sent.length
      await look()
      if (sent.length > before) tries.push(minute)
      clock.goTo(clock.now() + MINUTE)
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047])
    expect(await left()).toEqual([])
  })

  test('what a node left behind that has ended is found by another', async () => {
    const { clock, turn, left } = await calling(kind)
    await turn(['bob'])
    clock.goTo(clock.now() + 10_000)
    await expect.poll(left).toEqual([])
  })

  test('nobody is told of a turn that is over, and nobody is waited for who has no browser', async () => {
    const { clock, sent, turn, subscribe, look, left } = await calling(kind)
    await subscribe('ann', 'https://a.example/failed')
    await turn(['ann', 'bob'])
    await look()
    expect(await left()).toEqual(['ann'])
    await turn([], 0)
    clock.goTo(clock.now() + MINUTE)
    await look()
    expect(sent).toHaveLength(1)
    expect(await left()).toEqual([])
  })
})

test('addresses at home, in disguise or of no use are not called', () => {
  for (const ip of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0::1',
    'nonsense',
  ])
    expect(isPublicAddress(ip), ip).toBe(false)
  for (const ip of ['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1']) expect(isPublicAddress(ip), ip).toBe(true)
  for (const endpoint of [
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::ffff:10.0.0.1]/',
    'https://router/',
    'https://x.internal/',
    'https://localhost./',
  ])
    expect(mayBeCalled(endpoint), endpoint).toBe(false)
  expect(mayBeCalled('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
})

test('a name that leads home is refused when connecting', async () => {
  const answer = (all: boolean) =>
    new Promise<string | undefined>((resolve) =>
      publicLookup('localhost', { all }, (error) => resolve(error === null ? undefined : error.code)),
    )
  expect(await answer(true)).toBe('EACCES')
  expect(await answer(false)).toBe('EACCES')
})

test('the sender signs, encrypts, and reads the answer of a push service', async () => {
  const receiver = createECDH('prime256v1')
  receiver.generateKeys()
  const subscription: Subscription = {
    endpoint: 'https://push.example.org/abc',
    p256dh: receiver.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const asked: (Post & { url: string })[] = []
  const answerWith = (status: number) =>
    pushSender(door.secrets.vapid, 'mailto:host@example.org', async (url, { headers, body }) => {
      asked.push({ url, headers, body })
      return { statusCode: status }
    })
  expect(await answerWith(201)(subscription, '{"table":"t"}')).toBe('sent')
  expect(await answerWith(404)(subscription, '{}')).toBe('gone')
  expect(await answerWith(410)(subscription, '{}')).toBe('gone')
  expect(await answerWith(500)(subscription, '{}')).toBe('failed')
  expect(asked[0]?.headers).toMatchObject({
    'Content-Encoding': 'aes128gcm',
    Authorization: expect.stringMatching(/^vapid t=/),
  })
  expect(asked[0]?.body.includes('table')).toBe(false)
  expect(await answerWith(201)({ ...subscription, endpoint: 'https://10.0.0.1/' }, '{}')).toBe('gone')
  expect(await answerWith(201)({ ...subscription, p256dh: 'short' }, '{}')).toBe('failed')
})
