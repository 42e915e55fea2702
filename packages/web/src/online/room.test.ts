import { recordOf } from '@tefuda/kernel'
import type { ServerMessage } from '@tefuda/wire'
import { describe, expect, test } from 'vitest'
import { storeOf } from '../../testing/kept-store.ts'
import { allArrives, begin, nothingArrives, openTable, type Sitter, setUp, sitterAt } from '../../testing/sitters.ts'

describe('sitting down', () => {
  test('everybody’s secret is revealed by itself, and the deal comes of all of them', async () => {
    const { served, sitters } = await setUp(['an', 'bo'])
    expect(served.received.filter((command) => command.do === 'reveal')).toHaveLength(2)
    expect(recordOf(served.match()).commitments?.seats.every(({ secret }) => secret !== undefined)).toBe(true)
    expect(sitters[0]!.room.state().game?.now.turn).toBe(0)
  })

  test('whoever opened the table takes the next seat where somebody was quicker', async () => {
    const served = await openTable(['an', 'bo'])
    const sitters = served.guests.map((guest) => sitterAt(served, guest, storeOf(), () => true))
    await served.settled()
    expect(sitters.map(({ room }) => room.state().table?.you.seat)).toEqual([0, 1])
    expect(sitters.map(({ room }) => room.state().trouble)).toEqual([null, null])
  })

  test('a seat that is pressed twice is asked for once', async () => {
    const served = await openTable(['an', 'bo'])
    const { room } = sitterAt(served)
    await served.settled()
    expect(await Promise.all([room.sit(0), room.sit(0)])).toEqual([null, null])
    await served.settled()
    expect(await room.sit(0)).toBeNull()
    expect(served.received.filter((command) => command.do === 'sit')).toHaveLength(1)
    expect(room.state().table?.you.seat).toBe(0)
  })

  test('where no other seat is left, it is said why', async () => {
    const served = await openTable(['an', 'bo'], 1)
    const sitters = served.guests.map((guest) => sitterAt(served, guest, storeOf(), () => true))
    await served.settled()
    expect(sitters.map(({ room }) => room.state().table?.you.seat)).toEqual([0, null])
    expect(sitters[1]!.room.state().trouble).toMatchObject({ code: 'seat-taken' })
  })

  test('a device without the secret sends nothing', async () => {
    const served = await openTable(['an'])
    const { room } = sitterAt(served)
    await served.settled()
    await room.sit(0)
    const other = sitterAt(served)
    await served.settled()
    room.close()
    await begin(served, other)
    expect(served.received.some((command) => command.do === 'reveal')).toBe(false)
  })

  test('a table that changes its own commitment gets no secret, and it is said why', async () => {
    const served = await openTable(['an'])
    const sitter = sitterAt(served)
    await served.settled()
    await sitter.room.sit(0)
    await served.settled()
    served.onTheWay = withAnotherCommitment
    await begin(served, sitter)
    expect(served.received.some((command) => command.do === 'reveal')).toBe(false)
    expect(sitter.room.state().trouble?.code).toBe('table-changed')
  })
})

/** The table goes back on its word. */
const withAnotherCommitment = (message: ServerMessage): ServerMessage => {
  if (!('table' in message) || typeof message.table !== 'object') return message
  const { table } = message
  return {
    ...message,
    table: { ...table, commitments: { ...table.commitments, table: '8'.repeat(64) } },
  } as ServerMessage
}

describe('speaking', () => {
  test('what is said is on its way until it is answered, however long the line is broken', async () => {
    const served = await openTable(['an'])
    const { room } = sitterAt(served)
    await served.settled()
    served.onTheWay = nothingArrives
    void room.order({ do: 'say', text: 'hello' })
    void room.order({ do: 'phrase', phrase: 'thanks' })
    await served.settled()
    expect(room.state().unsaid).toMatchObject([{ text: 'hello' }, { phrase: 'thanks' }])
    served.onTheWay = allArrives
    served.cut()
    await served.settled()
    expect(room.state().unsaid).toEqual([])
  })

  test('whoever may say nothing knows it after the first attempt, until one succeeds', async () => {
    const served = await openTable(['an', 'bo'], 1)
    const [host, { room }] = served.guests.map((guest) => sitterAt(served, guest)) as [Sitter, Sitter]
    await served.settled()
    const { who } = room.state().table!.you
    await room.order({ do: 'say', text: 'hello' })
    await host.room.order({ do: 'silence', who })
    expect(await room.order({ do: 'say', text: 'hello' })).toMatchObject({ code: 'silenced' })
    expect(room.state()).toMatchObject({ isSilenced: true, unsaid: [] })
    await host.room.order({ do: 'silence', who, silent: false })
    await room.order({ do: 'say', text: 'hello' })
    expect(room.state().isSilenced).toBe(false)
  })

  test('what was said and is not there any more goes from the page', async () => {
    const served = await openTable(['an', 'bo', 'cy'])
    const [{ room }, ...others] = served.guests.map((guest) => sitterAt(served, guest)) as [Sitter, Sitter, Sitter]
    await served.settled()
    for (const [place, text] of ['secret', 'hello'].entries()) await others[place]!.room.order({ do: 'say', text })
    await served.settled()
    expect(room.state().chat.map(({ text }) => text)).toEqual(['secret', 'hello'])
    await served.trial.store.db.deleteFrom('chat').where('guest', '=', served.guests[1]!).execute()
    served.trial.tables.renamed(served.guests[1]!, '')
    served.cut()
    await served.settled()
    expect(room.state().chat.map(({ text }) => text)).toEqual(['hello'])
  })
})
