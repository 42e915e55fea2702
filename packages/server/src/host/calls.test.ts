import { createECDH, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Door, openDoor } from '../http/door.ts'
import { createCallBack } from './calls.ts'
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

const subscribe = (guest: string, ...endpoints: string[]) =>
  door.store.db
    .insertInto('push')
    .values(endpoints.map((endpoint) => ({ endpoint, guest, p256dh: 'p', auth: 'a', created: 1 })))
    .execute()

test('every browser of the guest is told of the table, nobody else; those that are gone are forgotten', async () => {
  const { db } = door.store
  const sent: [string, unknown][] = []
  const send: Send = async ({ endpoint }, payload) => {
    sent.push([endpoint, JSON.parse(payload)])
    return endpoint.endsWith('gone') ? 'gone' : endpoint.endsWith('failed') ? 'failed' : 'sent'
  }
  await subscribe('ann', 'https://a.example/1', 'https://a.example/gone', 'https://a.example/failed')
  await subscribe('bob', 'https://b.example/1')
  const table = await door.put({ game: 'exjan' })
  const callBack = createCallBack({ db, send, metrics: createMetrics(), now: () => door.clock.now })
  await callBack('ann', table)
  const message = { table, game: { ja: 'エクスジャン', en: 'Exjan' } }
  expect(sent.toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['https://a.example/1', message],
    ['https://a.example/failed', message],
    ['https://a.example/gone', message],
  ])
  const left = (await db.selectFrom('push').select('endpoint').execute()).map(({ endpoint }) => endpoint)
  expect(left.sort()).toEqual(['https://a.example/1', 'https://a.example/failed', 'https://b.example/1'])
  const calls = () => db.selectFrom('calls').selectAll().execute()
  expect(await calls()).toEqual([{ guest: 'ann', match: table, at: door.clock.now, told: door.clock.now }])

  door.clock.now += 1000
  await callBack('carol', table)
  await callBack('ann', table)
  expect(Object.fromEntries((await calls()).map(({ guest, at, told }) => [guest, { at, told }]))).toEqual({
    ann: { at: door.clock.now, told: door.clock.now },
    carol: { at: door.clock.now, told: null },
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
