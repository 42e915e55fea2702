import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../../scripts/test-databases.ts'
import { answering } from '../../../testing/answering.ts'
import { setClock } from '../../../testing/hand-clock.ts'
import {
  begin,
  must,
  openTrial,
  openTrials,
  playOut,
  type Trial,
  type TrialParts,
  type Visitor,
} from '../../../testing/trial.ts'
import { forgetGuest } from '../../http/guests.ts'

const trialOf = async (parts?: TrialParts): Promise<Trial> => {
  const trial = await openTrial(await testDatabase('sqlite'), parts)
  onTestFinished(() => trial.close())
  return trial
}

/** A trial where `meanwhile.work` is done, once, after the next question about a table and before its answer. */
const interrupted = async (table: 'blocks' | 'chat') => {
  const meanwhile: { work: (() => Promise<void>) | null } = { work: null }
  const doing = async (): Promise<void> => {
    const { work } = meanwhile
    meanwhile.work = null
    await work?.()
  }
  const trial = await trialOf({ wrap: (store) => answering(store, table, doing) })
  return { trial, meanwhile }
}

const heard = ({ messages }: Visitor): (string | undefined)[] =>
  messages.flatMap((message) => (message.type === 'said' ? [message.line.text ?? message.line.phrase] : []))

/** The host of a table that has not begun, and two more who look at it. */
const threeAt = async (trial: Trial) => {
  const guests = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Cleo')] as const
  const table = await trial.open(guests[0], { game: 'southern-cross' })
  const [host, second, third] = guests
  const visitors = [
    await trial.visit(host, table),
    await trial.visit(second, table),
    await trial.visit(third, table),
  ] as const
  return { table, guests, visitors }
}

const block = async (trial: Trial, guest: string, blocked: string): Promise<void> => {
  await trial.store.db.insertInto('blocks').values({ guest, blocked }).execute()
  await trial.tables.blocks(guest)
}

test('what spectators say does not reach those who play until the game is over', async () => {
  const trial = await trialOf()
  const [ada, ben, cleo, dan] = [
    await trial.guest('Ada'),
    await trial.guest('Ben'),
    await trial.guest('Cleo'),
    await trial.guest('Dan'),
  ]
  const table = await trial.open(ada, { game: 'southern-cross' })
  const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
  const watchers = [await trial.visit(cleo, table), await trial.visit(dan, table)]
  must(await watchers[0]!.ask({ do: 'say', text: 'before' }))
  await begin(trial, persons)
  must(await watchers[0]!.ask({ do: 'say', text: 'she has the joker' }))
  must(await persons[0]!.ask({ do: 'phrase', phrase: 'one-moment' }))
  await trial.rest()
  expect(persons.map(heard)).toEqual([
    ['before', 'one-moment'],
    ['before', 'one-moment'],
  ])
  expect(heard(watchers[1]!)).toEqual(['before', 'she has the joker', 'one-moment'])
  const texts = (visitor: Visitor): (string | undefined)[] => {
    const [sync] = visitor.messages
    return sync?.type === 'sync' ? sync.chat.map(({ text, phrase }) => text ?? phrase) : []
  }
  expect(texts(await trial.visit(ada, table))).toEqual(['before', 'one-moment'])
  await playOut(trial, persons)
  must(await watchers[0]!.ask({ do: 'say', text: 'after' }))
  await trial.rest()
  expect(heard(persons[0]!).at(-1)).toBe('after')
  expect(texts(await trial.visit(ada, table))).toEqual(['before', 'she has the joker', 'one-moment', 'after'])
})

test('nobody hears whom they have blocked; the silenced are refused; the same chat line is told once', async () => {
  const trial = await trialOf()
  const { table, guests, visitors } = await threeAt(trial)
  const [, ben, cleo] = guests
  const [host, other, loud] = visitors
  await block(trial, ben, cleo)
  must(await loud.ask({ do: 'say', text: 'hey' }, 'one'))
  must(await loud.ask({ do: 'say', text: 'hey' }, 'one'))
  await trial.rest()
  expect([heard(host), heard(other)]).toEqual([['hey'], []])
  const back = (await trial.visit(ben, table)).messages[0]
  expect(back).toMatchObject({ type: 'sync', chat: [] })

  const said = host.messages.find((message) => message.type === 'said')
  if (said?.type !== 'said') throw new Error('nothing was heard')
  expect(await other.ask({ do: 'silence', who: said.line.who })).toMatchObject({ error: { code: 'not-host' } })
  must(await host.ask({ do: 'silence', who: said.line.who }))
  expect(await loud.ask({ do: 'say', text: 'hey' })).toMatchObject({ error: { code: 'silenced' } })
  expect(await host.ask({ do: 'silence', who: 'nobody00' })).toMatchObject({ error: { code: 'unknown-person' } })
})

test('who is blocked goes from all pages of whoever blocks, at every node, and comes back when that is lifted', async () => {
  const { one, other, close } = await openTrials(await testDatabase('sqlite'), 2)
  onTestFinished(close)
  const { table, guests, visitors } = await threeAt(one)
  const [, ben, cleo] = guests
  const [host, page, loud] = visitors
  const phone = await other.visit(ben, table)
  const rest = () => Promise.all([one.rest(), other.rest()])
  const said = async (visitor: Visitor, text: string) => must(await visitor.ask({ do: 'say', text }))
  await said(loud, 'before')
  await rest()
  await block(one, ben, cleo)
  await rest()
  const pages = [page, phone]
  const told = () => pages.map(({ messages }) => messages.findLast((message) => message.type === 'sync')?.chat.length)
  expect(told()).toEqual([0, 0])
  await said(loud, 'after')
  await rest()
  // Somebody who had spoken is forgotten, and everybody gets a full sync.
  await said(host, 'my secret')
  one.tables.renamed(guests[0], '')
  await rest()
  expect(told()).toEqual([0, 0])
  expect(pages.map(heard)).toEqual([
    ['before', 'my secret'],
    ['before', 'my secret'],
  ])
  await one.store.db.deleteFrom('blocks').execute()
  await one.tables.blocks(ben)
  await rest()
  expect(told()).toEqual([2, 2])
})

test('a block that was not heard of at another node is found a little later', async () => {
  const { net, one, other, close } = await openTrials(await testDatabase('sqlite'), 2)
  onTestFinished(close)
  const { table, guests, visitors } = await threeAt(one)
  const phone = await other.visit(guests[1], table)
  net.cut = true
  await block(one, guests[1], guests[2])
  must(await visitors[2].ask({ do: 'say', text: 'after' }))
  must(await visitors[0].ask({ do: 'say', text: 'hello' }))
  await one.pass(2000)
  await other.rest()
  expect(heard(phone)).toEqual(['hello'])
})

test('of two readings of whom somebody blocks the one begun last counts, and one that fails is made again', async () => {
  const { trial, meanwhile } = await interrupted('blocks')
  const { guests, visitors } = await threeAt(trial)
  const [, ben, cleo] = guests
  const [, page, loud] = visitors
  const told = () => page.messages.findLast((message) => message.type === 'sync')?.chat.map(({ text }) => text)
  must(await loud.ask({ do: 'say', text: 'before' }))
  await trial.rest()
  meanwhile.work = () => block(trial, ben, cleo)
  await trial.tables.blocks(ben)
  await trial.rest()
  expect(told()).toEqual([])

  await trial.store.db.deleteFrom('blocks').execute()
  const { schema } = trial.store.db
  await schema.alterTable('blocks').renameTo('elsewhere').execute()
  await trial.tables.blocks(ben)
  expect(trial.warnings).toHaveLength(1)
  await schema.alterTable('elsewhere').renameTo('blocks').execute()
  await trial.until(() => told()?.length === 1, 'what was said')
})

test('the host lets those speak again who were silenced, and alone sees who they are', async () => {
  const trial = await trialOf()
  const { table, guests, visitors } = await threeAt(trial)
  const [ada, , cleo] = guests
  const [host, other, loud] = visitors
  const { who } = loud.table.you
  const silenced = () => [host, other, loud].map((visitor) => visitor.table.you.silenced)
  must(await host.ask({ do: 'silence', who }))
  await trial.rest()
  expect(silenced()).toEqual([[who], undefined, undefined])
  expect(await other.ask({ do: 'silence', who, silent: false })).toMatchObject({ error: { code: 'not-host' } })
  expect(await loud.ask({ do: 'silence', who, silent: false })).toMatchObject({ error: { code: 'not-host' } })
  // Also somebody who has gone and had never said anything, at a table that is read anew.
  for (const visitor of [host, other, loud]) visitor.leave()
  await trial.rest()
  const again = await trial.visit(ada, table)
  expect(again.table.you.silenced).toEqual([who])
  must(await again.ask({ do: 'silence', who, silent: false }))
  await trial.rest()
  expect(again.table.you.silenced).toBeUndefined()
  must(await (await trial.visit(cleo, table)).ask({ do: 'say', text: 'hey' }))
  must(await again.ask({ do: 'silence', who, silent: false }))
})

test('whoever was silenced and becomes the host may speak', async () => {
  const trial = await trialOf()
  const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
  const table = await trial.open(ada, { game: 'southern-cross' })
  const [host, loud] = [await trial.visit(ada, table), await trial.visit(ben, table)]
  must(await loud.sit(1))
  must(await host.ask({ do: 'silence', who: loud.table.you.who }))
  must(await host.ask({ do: 'hand-over', seat: 1 }))
  expect(await loud.ask({ do: 'say', text: 'thanks' })).toMatchObject({ type: 'done' })
})

test('texts are plain and not too many', async () => {
  const trial = await trialOf()
  const ada = await trial.guest('Ada')
  const host = await trial.visit(ada, await trial.open(ada, { game: 'southern-cross' }))
  for (const text of ['a\nb', 'a\u0007', 'a\u2028b', '   ', '\u200b', '\u3164', 'a\u202eb'])
    expect(await host.ask({ do: 'say', text }), JSON.stringify(text)).toMatchObject({ error: { code: 'bad-text' } })
  for (let k = 0; k < 5; k++) must(await host.ask({ do: 'say', text: `${k} <b>&` }))
  expect(await host.ask({ do: 'say', text: 'six' })).toMatchObject({ error: { code: 'too-fast' } })
  await trial.pass(10_000)
  must(await host.ask({ do: 'say', text: 'six' }))
  expect(heard(host)[0]).toBe('0 <b>&')
})

test('a clock that is set back silences nobody', async () => {
  const clock = setClock()
  const trial = await openTrial(await testDatabase('sqlite'), { clock })
  onTestFinished(() => trial.close())
  const ada = await trial.guest('Ada')
  const host = await trial.visit(ada, await trial.open(ada, { game: 'southern-cross' }))
  for (let k = 0; k < 5; k++) must(await host.ask({ do: 'say', text: 'now' }))
  clock.set(-3_600_000)
  await trial.pass(10_000)
  expect(await host.ask({ do: 'say', text: 'an hour ago' })).toMatchObject({ type: 'done' })
})

test('other nodes hear it too, and names follow their guests', async () => {
  const database = await testDatabase('sqlite')
  const { one, other, close } = await openTrials(database, 2)
  onTestFinished(close)
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const table = await one.open(ada, { game: 'southern-cross' })
  const [host, far] = [await one.visit(ada, table), await other.visit(ben, table)]
  must(await host.sit(0))
  must(await host.ask({ do: 'say', text: 'hello' }))
  await one.until(() => heard(far).length > 0, 'the chat line')
  one.tables.renamed(ada, 'Augusta')
  await one.until(() => (far.table.seats[0] as { name: string }).name === 'Augusta', 'the name')
  // Taken away, the name goes everywhere, and so does what was said.
  one.tables.renamed(ada, '')
  await one.until(() => (far.table.seats[0] as { name: string }).name === '', 'the name')
  expect((await other.visit(ben, table)).messages[0]).toMatchObject({ type: 'sync', chat: [] })
})

test('what is said after all before it was deleted is told, and comes after it', async () => {
  const trial = await trialOf()
  const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
  const table = await trial.open(ada, { game: 'southern-cross' })
  const [host, other] = [await trial.visit(ada, table), await trial.visit(ben, table)]
  for (const text of ['one', 'two']) must(await host.ask({ do: 'say', text }))
  await trial.pass(2000)
  await trial.store.db.deleteFrom('chat').execute()
  must(await host.ask({ do: 'say', text: 'three' }))
  await trial.rest()
  expect(heard(other)).toEqual(['one', 'two', 'three'])
  const numbers = other.messages.flatMap((message) => (message.type === 'said' ? [message.line.number] : []))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(new Set(numbers).size).toBe(3)
})

test('what has been stored is answered with done, even where it cannot be told', async () => {
  const trial = await trialOf()
  const ada = await trial.guest('Ada')
  const host = await trial.visit(ada, await trial.open(ada, { game: 'southern-cross' }))
  // Nobody is known by that name any more, and it cannot be read.
  trial.tables.renamed(ada, '')
  await trial.rest()
  await trial.store.db.schema.alterTable('guests').renameTo('elsewhere').execute()
  host.send({ do: 'say', text: 'hello' }, 'one')
  await trial.until(() => trial.warnings.length > 0, 'a warning')
  const answers = host.messages.filter((message) => 'id' in message && message.id === 'one')
  expect(answers.map(({ type }) => type)).toEqual(['done'])
})

test('what was said while nodes could not hear each other is heard a little later, once', async () => {
  const database = await testDatabase('sqlite')
  const { net, one, other, close } = await openTrials(database, 2)
  onTestFinished(close)
  const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
  const table = await one.open(ada, { game: 'southern-cross' })
  const [host, far] = [await one.visit(ada, table), await other.visit(ben, table)]
  net.cut = true
  must(await host.ask({ do: 'say', text: 'hello' }))
  must(await host.ask({ do: 'say', text: 'anybody?' }))
  await one.pass(2000)
  await other.rest()
  net.cut = false
  await one.pass(10_000)
  await other.rest()
  expect(heard(far)).toEqual(['hello', 'anybody?'])
})

test('who sees the table late does not hear any more what somebody said who has been forgotten since, and new names', async () => {
  const trial = await trialOf()
  const [ada, ben, cleo] = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Cleo')]
  const options = { pace: { kind: 'none' }, isPublic: false, spectators: 60 } as const
  const table = await trial.open(ada, { game: 'southern-cross', options })
  const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
  await begin(trial, persons)
  const watcher = await trial.visit(cleo, table)
  must(await persons[0]!.ask({ do: 'say', text: 'my secret' }))
  must(await persons[1]!.ask({ do: 'say', text: 'hello' }))
  await trial.rest()
  expect(heard(watcher)).toEqual([])
  trial.tables.renamed(ada, '')
  trial.tables.renamed(ben, 'Benjamin')
  await trial.pass(70_000)
  const said = watcher.messages.flatMap((message) => (message.type === 'said' ? [message.line] : []))
  expect(said.map(({ name, text }) => [name, text])).toEqual([['Benjamin', 'hello']])
})

test.each([
  ['open', 0],
  ['playing', 65_000],
])(
  'until they see the end, those who see the table late and still %s speak to each other, at once',
  async (stage, ms) => {
    const trial = await trialOf()
    const options = { pace: { kind: 'none' }, isPublic: false, spectators: 60 } as const
    const [ada, eve, finn] = [await trial.guest('Ada'), await trial.guest('Eve'), await trial.guest('Finn')]
    const table = await trial.open(ada, { game: 'southern-cross', options })
    const persons = [await trial.visit(ada, table), await trial.visit(await trial.guest('Ben'), table)]
    const [late, other] = [await trial.visit(eve, table), await trial.visit(finn, table)]
    const said = async (visitor: Visitor, text: string): Promise<void> => {
      must(await visitor.ask({ do: 'say', text }))
      await trial.rest()
    }
    await begin(trial, persons)
    await said(late, 'not begun for us')
    await trial.pass(ms)
    await playOut(trial, persons)
    await said(persons[0]!, 'well played')
    await said(late, 'who leads?')
    expect(late.table.stage).toBe(stage)
    expect(heard(late)).toEqual(['not begun for us', 'who leads?'])
    expect(heard(other)).toEqual(heard(late))
    await trial.pass(65_000)
    expect(other.table.stage).toBe('over')
    expect(heard(other)).toEqual(['not begun for us', 'who leads?', 'well played'])
    await said(persons[1]!, 'thank you')
    await said(other, 'and to you')
    expect(heard(late).slice(-2)).toEqual(['thank you', 'and to you'])
    expect(heard(persons[0]!)).toEqual(['well played', 'who leads?', 'thank you', 'and to you'])
    expect((await trial.visit(eve, table)).messages[0]).toMatchObject({ chat: { length: 5 } })
  },
)

test('who sees the table late does not hear what somebody said who has been blocked since', async () => {
  const trial = await trialOf()
  const [ada, ben, cleo] = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Cleo')]
  const options = { pace: { kind: 'none' }, isPublic: false, spectators: 60 } as const
  const table = await trial.open(ada, { game: 'southern-cross', options })
  const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
  await begin(trial, persons)
  const watcher = await trial.visit(cleo, table)
  for (const person of persons) must(await person.ask({ do: 'say', text: 'hello' }))
  await block(trial, cleo, ben)
  await trial.pass(70_000)
  expect(heard(watcher)).toEqual(['hello'])
  expect(watcher.messages.findLast(({ type }) => type === 'sync')).toMatchObject({ chat: [] })
})

test('nothing stays of whoever is forgotten while a chat line is being told, or while a table is being read', async () => {
  const { trial, meanwhile } = await interrupted('chat')
  const { table, guests, visitors } = await threeAt(trial)
  const [ada, ben, cleo] = guests
  const [host, loud, other] = visitors
  const told = async () => {
    const visitor = await trial.visit(ada, table)
    visitor.leave()
    const [sync] = visitor.messages
    return sync?.type === 'sync' ? sync.chat : []
  }
  meanwhile.work = async () => {
    await forgetGuest(trial.store.db, ben, trial.clock.now())
    trial.tables.renamed(ben, '')
    trial.tables.forgotten(ben)
  }
  loud.send({ do: 'say', text: 'my secret' })
  await trial.rest()
  expect([meanwhile.work, heard(host), await told()]).toEqual([null, [], []])

  must(await other.ask({ do: 'say', text: 'another' }))
  for (const visitor of [host, loud, other]) visitor.leave()
  await trial.rest()
  meanwhile.work = () => forgetGuest(trial.store.db, cleo, trial.clock.now())
  expect([await told(), meanwhile.work]).toEqual([[], null])
})

test('pages get a full sync only where somebody who is forgotten has spoken, and once for many', async () => {
  const trial = await trialOf()
  const guests = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => trial.guest(name))
  const [ada, ben, cleo, dan, eve] = (await Promise.all(guests)) as [string, string, string, string, string]
  const table = await trial.open(ada, { game: 'southern-cross' })
  const [host, loud, other, busy] = [
    await trial.visit(ada, table),
    await trial.visit(ben, table),
    await trial.visit(cleo, table),
    await trial.visit(dan, table),
  ]
  await trial.visit(eve, table)
  for (const visitor of [loud, other]) must(await visitor.ask({ do: 'say', text: 'my secret' }))
  const syncs = () => host.messages.filter(({ type }) => type === 'sync')
  trial.tables.renamed(eve, '')
  await trial.pass(1000)
  expect(syncs()).toHaveLength(1)
  for (const guest of [ben, cleo]) trial.tables.renamed(guest, '')
  await trial.pass(1000)
  expect(syncs().slice(1)).toMatchObject([{ chat: [] }])
  // However much has been said since.
  must(await busy.ask({ do: 'say', text: 'my secret' }))
  for (let k = 0; k < 150; k++) {
    must(await host.ask({ do: 'say', text: `${k}` }))
    await trial.pass(2000)
  }
  trial.tables.renamed(dan, '')
  await trial.pass(1000)
  expect(syncs()).toHaveLength(3)
})
