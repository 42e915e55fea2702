import { isRefusal, refusal } from '@tefuda/kernel'
import type { ServerMessage } from '@tefuda/wire'
import { describe, expect, test } from 'vitest'
import { type Connection, createConnection, type News } from './connection.ts'
import type { SocketEvents } from './live-socket.ts'
import type { Status } from './reconnecting-line.ts'

const SYNC = { type: 'sync', now: 0, chat: [], game: null } as unknown as ServerMessage
const UPDATE = { type: 'update', now: 0 } as const

/** A clock that a test moves on. */
const createClock = () => {
  let now = 0
  let calls: { readonly at: number; readonly act: () => void }[] = []
  return {
    now: () => now,
    after(ms: number, act: () => void) {
      const call = { at: now + ms, act }
      calls.push(call)
      return () => {
        calls = calls.filter((one) => one !== call)
      }
    },
    pass(ms: number) {
      const end = now + ms
      for (;;) {
        const next = calls.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        calls = calls.filter((one) => one !== next)
        now = next.at
        next.act()
      }
      now = end
    },
  }
}

/** One end of a socket, in the hands of a test. */
interface End {
  readonly events: SocketEvents
  readonly sent: { readonly do: string; readonly id?: string }[]
  closed: boolean
  say(message: ServerMessage): void
  /** Opens and greets: then it is a working line. */
  greet(): void
}

const setUp = (onNews: (news: News, connection: Connection) => void = () => {}) => {
  const clock = createClock()
  const ends: End[] = []
  const news: News[] = []
  const statuses: Status[] = []
  const refused: string[] = []
  const connection: Connection = createConnection(
    {
      clock,
      random: () => 0.5,
      open(given) {
        let isOpen = false
        const events: SocketEvents = {
          ...given,
          onOpen() {
            isOpen = true
            given.onOpen()
          },
        }
        const end: End = {
          events,
          sent: [],
          closed: false,
          say: (message) => events.onMessage(JSON.stringify(message)),
          greet() {
            events.onOpen()
            end.say(SYNC)
          },
        }
        ends.push(end)
        return {
          send(text) {
            if (!isOpen && !end.closed) throw new DOMException('still connecting', 'InvalidStateError')
            end.sent.push(JSON.parse(text))
          },
          close: () => {
            end.closed = true
          },
        }
      },
    },
    {
      hello: () => ({ do: 'hello', seen: news.length }),
      onNews(one) {
        news.push(one)
        onNews(one, connection)
      },
      onStatus: (status) => statuses.push(status),
      onRefused: ({ code }) => refused.push(code),
    },
  )
  const last = (): End => ends.at(-1)!
  return { clock, ends, news, statuses, refused, connection, last }
}

describe('a line that holds', () => {
  test('says hello first, and is open once everything has been told', () => {
    const { last, statuses, news } = setUp()
    last().events.onOpen()
    expect(last().sent).toEqual([{ do: 'hello', seen: 0 }])
    expect(statuses).toEqual([])
    last().say(SYNC)
    expect(statuses).toEqual(['open'])
    expect(news).toHaveLength(1)
  })

  test('a command is sent once, and answered with what the server says to its id', async () => {
    const { last, connection } = setUp()
    last().greet()
    const answer = connection.send({ do: 'rematch' })
    const { id } = last().sent[1]!
    last().say({ type: 'done', id: 'another' })
    last().say({ type: 'done', id: id!, table: 'n'.repeat(22) })
    expect(await answer).toEqual({ table: 'n'.repeat(22) })
    expect(last().sent).toHaveLength(2)
  })

  test('a refusal of a command is its answer', async () => {
    const { last, connection } = setUp()
    last().greet()
    const answer = connection.send({ do: 'begin' })
    last().say({ type: 'refused', id: last().sent[1]!.id!, error: refusal('not-host', null, '', '') })
    const refused = await answer
    expect(isRefusal(refused) && refused.code).toBe('not-host')
  })

  test('beats keep it alive; without them it is given up after a while', () => {
    const { last, clock, ends, statuses } = setUp()
    last().greet()
    for (let beat = 0; beat < 6; beat++) {
      clock.pass(10_000)
      last().say({ type: 'beat' })
    }
    expect(ends).toHaveLength(1)
    clock.pass(15_000)
    expect(last().closed || ends.length > 1).toBe(true)
    expect(statuses).toEqual(['open', 'lost'])
  })
})

describe('a line that breaks', () => {
  test('is made again after a tenth of a second, then ever more slowly: a second and a half at first, five later', () => {
    const { last, clock, ends } = setUp()
    last().greet()
    clock.pass(6000)
    const waits: number[] = []
    for (let loss = 0; loss < 40; loss++) {
      const before = ends.length
      last().events.onClose()
      const from = clock.now()
      while (ends.length === before) clock.pass(5)
      waits.push(clock.now() - from)
    }
    expect(waits[0]).toBeLessThanOrEqual(100)
    expect(waits.every((wait, k) => k === 0 || wait >= waits[k - 1]!)).toBe(true)
    expect(Math.max(...waits.slice(0, 30))).toBeLessThanOrEqual(1500)
    expect(Math.max(...waits)).toBeLessThanOrEqual(5000)
    expect(waits.at(-1)).toBeGreaterThan(2000)
  })

  test('commands that were not answered are sent again in their order with their ids, over as many lines as it takes', async () => {
    const { last, clock, connection } = setUp()
    last().greet()
    const first = connection.send({ do: 'move', move: 'H5@a1', turn: 0 })
    const second = connection.send({ do: 'phrase', phrase: 'thanks' })
    const sent = last().sent.slice(1)
    for (let loss = 0; loss < 3; loss++) {
      last().events.onClose()
      clock.pass(5000)
      last().greet()
      expect(last().sent.slice(1)).toEqual(sent)
    }
    last().say({ type: 'done', id: sent[1]!.id! })
    last().say({ type: 'done', id: sent[0]!.id! })
    expect(await Promise.all([first, second])).toEqual([{}, {}])
    last().events.onClose()
    clock.pass(5000)
    last().greet()
    expect(last().sent).toHaveLength(1)
  })

  test('what is pressed while it is broken is sent when it holds again', () => {
    const { last, clock, connection } = setUp()
    last().greet()
    last().events.onClose()
    void connection.send({ do: 'ready', ready: true })
    clock.pass(5000)
    last().events.onOpen()
    expect(last().sent).toHaveLength(1)
    last().say(SYNC)
    expect(last().sent[1]).toMatchObject({ do: 'ready' })
  })

  test('an answer that comes twice, as after a repeated command, does nothing the second time', async () => {
    const { last, connection, refused } = setUp()
    last().greet()
    const answer = connection.send({ do: 'begin' })
    const { id } = last().sent[1]!
    last().say({ type: 'done', id: id! })
    last().say({ type: 'refused', id: id!, error: refusal('begun', null, '', '') })
    expect(await answer).toEqual({})
    expect(refused).toEqual([])
  })

  test('what an earlier line still says after the next has begun is not heard', () => {
    const { ends, last, clock, news, statuses } = setUp()
    last().greet()
    last().events.onClose()
    clock.pass(5000)
    last().greet()
    const before = news.length
    ends[0]!.say(UPDATE)
    ends[0]!.events.onClose()
    ends[0]!.events.onOpen()
    expect(news).toHaveLength(before)
    expect(ends[0]!.sent).toHaveLength(1)
    expect(statuses).toEqual(['open', 'lost', 'open'])
  })

  test('when the network is back nobody waits', () => {
    const { last, clock, ends, connection } = setUp()
    last().greet()
    for (let loss = 0; loss < 8; loss++) {
      last().events.onClose()
      clock.pass(5000)
    }
    last().events.onClose()
    const before = ends.length
    connection.wake()
    expect(ends).toHaveLength(before + 1)
  })

  test('after a sleep a line with no beat behind it is made anew at once; one with a beat stays', () => {
    const { last, clock, ends, connection } = setUp()
    last().greet()
    clock.pass(11_000)
    connection.wake()
    expect(ends).toHaveLength(1)
    clock.pass(2000)
    connection.wake()
    expect(ends).toHaveLength(2)
    expect(ends[0]!.closed).toBe(true)
  })

  test('a line that is not answered is tried anew, and at once where somebody wakes it', () => {
    const { clock, ends, connection } = setUp()
    clock.pass(8200)
    expect(ends).toHaveLength(2)
    clock.pass(1500)
    connection.wake()
    expect(ends).toHaveLength(3)
  })

  test.each(['wake', 'renew'] as const)(
    'what is pressed while it is made anew (%s) waits for it, and is answered',
    async (again) => {
      const { last, clock, ends, statuses, connection } = setUp()
      last().greet()
      clock.pass(13_000)
      connection[again]()
      expect(ends).toHaveLength(2)
      const answer = connection.send({ do: 'begin' })
      expect(last().sent).toEqual([])
      last().events.onOpen()
      expect(last().sent).toHaveLength(1)
      last().say(SYNC)
      expect(last().sent.slice(1)).toMatchObject([{ do: 'begin' }])
      last().say({ type: 'refused', id: last().sent[1]!.id!, error: refusal('not-host', null, '', '') })
      expect(await answer).toMatchObject({ code: 'not-host' })
      expect(statuses).toEqual(['open'])
    },
  )

  test('what is due to be sent once more while it is made anew waits for it', () => {
    const { last, clock, connection } = setUp()
    last().greet()
    void connection.send({ do: 'begin' })
    const [, first] = last().sent
    last().say({ type: 'refused', id: first!.id!, error: refusal('store-down', null, '', '') })
    connection.renew()
    clock.pass(1000)
    last().greet()
    expect(last().sent.slice(1)).toEqual([first])
  })

  test('whoever finds on hearing everything that something is missing begins anew, and loses no command', () => {
    let isMissing = true
    const { last, ends, connection } = setUp((_, line) => {
      if (isMissing) line.renew()
      isMissing = false
    })
    void connection.send({ do: 'ready', ready: true })
    last().greet()
    expect(ends).toHaveLength(2)
    last().greet()
    expect(ends.map(({ sent }) => sent.map((message) => message.do))).toEqual([['hello'], ['hello', 'ready']])
  })

  test('what is sent on hearing everything is sent once', () => {
    const { last, connection } = setUp((_, line) => void line.send({ do: 'begin' }))
    void connection.send({ do: 'ready', ready: true })
    last().greet()
    expect(last().sent.map((message) => message.do)).toEqual(['hello', 'ready', 'begin'])
  })

  test('a network that is known to be gone is not waited for', () => {
    const { last, statuses, connection } = setUp()
    last().greet()
    connection.lose()
    expect(statuses).toEqual(['open', 'lost'])
    expect(last().closed).toBe(true)
  })
})

describe('a slow line, on which it takes long until everything is told', () => {
  /** How long the present line is waited for once it is open, in whole seconds. */
  const patienceWith = ({ last, clock, ends }: ReturnType<typeof setUp>): number => {
    last().events.onOpen()
    const before = ends.length
    const from = clock.now()
    while (!ends[before - 1]!.closed) clock.pass(500)
    const waited = clock.now() - from
    while (ends.length === before) clock.pass(100)
    return Math.floor(waited / 1000)
  }

  test('is waited for twice as long each time, up to a minute, and from the beginning once it was greeted', () => {
    const set = setUp()
    expect(Array.from({ length: 5 }, () => patienceWith(set))).toEqual([8, 16, 32, 60, 60])
    set.last().greet()
    set.last().events.onClose()
    set.clock.pass(1500)
    expect(patienceWith(set)).toBe(8)
  })

  test('is told to be lost no later for that', () => {
    const set = setUp()
    patienceWith(set)
    expect(set.statuses).toEqual([])
    patienceWith(set)
    expect(set.statuses).toEqual(['lost'])
  })

  test('is not cut by whoever comes back to the page in the middle', () => {
    const set = setUp()
    for (let slow = 0; slow < 3; slow++) patienceWith(set)
    set.last().events.onOpen()
    set.clock.pass(7000)
    const before = set.ends.length
    set.connection.wake()
    expect(set.ends).toHaveLength(before)
    set.clock.pass(1000)
    set.connection.wake()
    expect(set.ends).toHaveLength(before + 1)
  })

  test('is waited for anew with every sign of life: being open, a beat', () => {
    const { last, clock, ends } = setUp()
    clock.pass(7000)
    last().events.onOpen()
    for (let beat = 0; beat < 3; beat++) {
      clock.pass(7000)
      last().say({ type: 'beat' })
    }
    clock.pass(7000)
    last().say(SYNC)
    expect(ends).toHaveLength(1)
  })

  test('a line that does not even open is no slow one: it is tried anew as soon as ever', () => {
    const { clock, ends } = setUp()
    clock.pass(60_000)
    expect(ends.length).toBeGreaterThanOrEqual(7)
  })
})

describe('a server that refuses', () => {
  test('the connection itself: nobody tries again', () => {
    const { last, clock, ends, statuses, refused } = setUp()
    last().events.onOpen()
    last().say({ type: 'refused', id: null, error: refusal('unknown-table', null, '', '') })
    last().events.onClose()
    clock.pass(60_000)
    expect(ends).toHaveLength(1)
    expect(statuses).toEqual(['refused'])
    expect(refused).toEqual(['unknown-table'])
  })

  test.each(['store-down', 'too-many-connections'])('because of what passes, %s: we come back', (code) => {
    const { last, clock, ends } = setUp()
    last().events.onOpen()
    last().say({ type: 'refused', id: null, error: refusal(code, null, '', '') })
    last().events.onClose()
    clock.pass(5000)
    expect(ends).toHaveLength(2)
  })

  test('a command of which nobody knows whether it was stored is sent once more, with the same id', async () => {
    const { last, clock, connection } = setUp()
    last().greet()
    const answer = connection.send({ do: 'begin' })
    const [, first] = last().sent
    last().say({ type: 'refused', id: first!.id!, error: refusal('store-down', null, '', '') })
    clock.pass(1000)
    expect(last().sent.slice(1)).toEqual([first, first])
    last().say({ type: 'done', id: first!.id! })
    expect(await answer).toEqual({})
  })

  test('a command that came too fast is sent again with the same id once its wait is over', async () => {
    const { last, clock, connection } = setUp()
    last().greet()
    const answer = connection.send({ do: 'begin' })
    const [, first] = last().sent
    last().say({ type: 'refused', id: first!.id!, error: refusal('too-fast', null, '', ''), wait: 2300 })
    clock.pass(2299)
    expect(last().sent.slice(1)).toEqual([first])
    clock.pass(1)
    expect(last().sent.slice(1)).toEqual([first, first])
    last().say({ type: 'done', id: first!.id! })
    expect(await answer).toEqual({})
  })

  test('a command that still comes too fast after ten times is refused', async () => {
    const { last, clock, connection } = setUp()
    last().greet()
    const answer = connection.send({ do: 'begin' })
    const [, first] = last().sent
    const error = refusal('too-fast', null, '', '')
    for (let k = 0; k < 11; k++) {
      expect(last().sent).toHaveLength(2 + k)
      last().say({ type: 'refused', id: first!.id!, error, wait: 100 })
      clock.pass(100)
    }
    expect(last().sent).toHaveLength(12)
    expect(await answer).toEqual(error)
  })

  test('a refusal that names no wait is final', async () => {
    const { last, connection } = setUp()
    last().greet()
    const answer = connection.send({ do: 'say', text: 'six' })
    const error = refusal('too-fast', null, '', '')
    last().say({ type: 'refused', id: last().sent[1]!.id!, error })
    expect(await answer).toEqual(error)
  })

  test('something in the middle: the line goes on', () => {
    const { last, statuses, refused } = setUp()
    last().greet()
    last().say({ type: 'refused', id: null, error: refusal('malformed', null, '', '') })
    expect(statuses).toEqual(['open'])
    expect(refused).toEqual(['malformed'])
  })
})

test('a closed connection is silent for good', () => {
  const { last, clock, ends, connection } = setUp()
  last().greet()
  connection.close()
  connection.wake()
  connection.renew()
  clock.pass(60_000)
  expect(ends).toHaveLength(1)
  expect(ends[0]!.closed).toBe(true)
})
