import type { Rng, Seat } from '@tefuda/kernel'
import { decideMove } from '../src/table/act.ts'
import type { Table } from '../src/table/table.ts'
import { deadlineOf, windowEnds } from '../src/table/time.ts'
import { addressesOf, askFor, type Line, leave, openPage, say } from './lines.ts'
import { pass, quanta, settle } from './moments.ts'
import type { Served, WaitingQuestion } from './served.ts'
import { guestFor, secretFor } from './story.ts'
import { look, onLateDeal, partLate, roomOf, type Twins } from './twins.ts'

/** How a difference between twins was noticed. */
export interface Leak {
  readonly by: string
  readonly at: string
}

/** What was done with a pair, and what came of it. */
export interface Account {
  leak: Leak | null
  steps: number
  windows: number
  messages: number
  bytes: number
  /** Answers over HTTP, and moves of bots. */
  answers: number
  bots: number
}

export const NOTHING: Account = { leak: null, steps: 0, windows: 0, messages: 0, bytes: 0, answers: 0, bots: 0 }

export interface Course {
  readonly twins: Twins
  readonly random: Rng
  readonly account: Account
  /** How much of each line has been compared. */
  readonly compared: number[]
  count: number
  /** A bot has no move that is legal at both. */
  isStuck: boolean
}

export const tableAt = ({ pair, story }: Twins, index: 0 | 1): Table => roomOf(pair.served[index], story).table

/** Does the same at both servers, one after the other. */
export const both = async ({ twins }: Course, work: (served: Served, lines: Line[], index: number) => unknown) => {
  for (const [index, served] of twins.pair.served.entries()) {
    await work(served, twins.lines[index]!, index)
    await settle(served, twins.lines[index]!)
  }
}

export const courseOf = (twins: Twins, random: Rng): Course => ({
  twins,
  random,
  account: { ...NOTHING },
  compared: twins.lines[0].map(() => 0),
  count: 0,
  isStuck: false,
})

/**
 * Plays on at both servers with moves that are legal at both, as long as somebody cannot know the exchanged cards.
 * `others`: how many of a hundred steps are something else than a move.
 */
export const play = async (twins: Twins, random: Rng, steps: number, others = 42): Promise<Account> => {
  const course = courseOf(twins, random)
  const { account } = course
  if (tableAt(twins, 0).stage === 'open') await begin(course)
  if (twins.plan.slots === null) return account
  for (const viewer of [null, ...twins.story.kinds.keys()]) twins.unaware.add(viewer)
  await hold(course, 'at the start')
  let { window } = tableAt(twins, 0)
  for (let k = 0; k < steps && twins.unaware.size > 0 && account.leak === null; k++) {
    const what = await step(course, others)
    if (what === null || course.isStuck) break
    account.steps += 1
    await hold(course, `step ${k}: ${what}`)
    const now = tableAt(twins, 0).window
    if (now !== null && now !== window) account.windows += 1
    window = now
  }
  return account
}

/** Compares everything that has come in since the last time; not when the seat `but` heard something. */
export const hold = async ({ twins, account, compared }: Course, at: string, but?: Seat): Promise<void> => {
  look(twins)
  if (twins.unaware.size === 0) return
  const differs = (by: string, one: unknown, other: unknown): boolean => {
    if (one !== other) account.leak ??= { by: `${by}: ${firstOdd(String(one), String(other))}`, at }
    return one !== other
  }
  for (const [k, line] of twins.lines[0].entries()) {
    const heard = [line, twins.lines[1][k]!].map((one) => one.heard.slice(compared[k]))
    const from = line.viewer === but ? null : compared[k]
    compared[k] = line.heard.length
    if (from === null) continue
    const shapes = heard.map((list) => list.map((one) => one.at).join())
    if (differs(`when ${line.name} heard something`, shapes[0], shapes[1])) return
    if (!twins.unaware.has(line.viewer)) continue
    const texts = heard.map((list) => list.map(({ text }) => text).join('\n'))
    account.messages += heard[0]!.length
    account.bytes += texts[0]!.length
    if (differs(`what ${line.name} heard`, texts[0], texts[1])) return
  }
  const due = await Promise.all(
    twins.pair.served.map(({ store }) =>
      store.db.selectFrom('due').select('at').where('match', '=', twins.story.id).executeTakeFirst(),
    ),
  )
  differs('what is scheduled', due[0]?.at, due[1]?.at)
}

/** The place at which two texts part, with a little of what comes before. */
const firstOdd = (one: string, other: string): string => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' ≠ ')
}

/** Something somebody does; what it was, or null where nobody can do the same at both. */
const step = async (course: Course, others: number): Promise<string | null> => {
  const { twins, random } = course
  const table = tableAt(twins, 0)
  const due = table.match!.engine.toAct(table.match!.state)
  const seat = due[random.below(due.length)]
  if (seat === undefined) return null
  if (random.below(100) >= others) return move(course, seat)
  const what = random.below(100)
  if (what < 24) return tryOut(course)
  if (what < 36) return comeBack(course)
  if (what < 48) return chat(course)
  if (what < 64) return inquire(course)
  return wait(course, 50 + random.below(what < 94 ? 600 : 6000))
}

export const move = async (course: Course, seat: Seat): Promise<string | null> => {
  const { twins, random } = course
  const { kinds } = twins.story
  if (kinds[seat] === 'bot') return wait(course, 300)
  const moves = common(twins, seat)
  const text = moves[random.below(Math.max(1, moves.length))]
  if (text === undefined) return null
  const id = `m${course.count++}`
  await both(course, ({ rooms }, lines) => {
    const line = lineAt(lines, seat)
    const turn = rooms.get(twins.story.id)!.table.turns[seat]
    say(line, kinds[seat] === 'program' ? { id, cmd: 'play', move: text } : { id, do: 'move', move: text, turn })
  })
  return `seat ${seat} plays ${text}`
}

export const lineAt = (lines: readonly Line[], seat: Seat): Line =>
  lines.find(({ viewer, socket }) => viewer === seat && socket !== null)!

/** Moves that are legal at both servers. */
const common = (twins: Twins, seat: Seat): string[] => {
  const [one, other] = [0, 1].map((index) => {
    const { engine, state } = tableAt(twins, index as 0 | 1).match!
    return engine.moves(state, seat, { limit: 300 }).map(engine.format)
  })
  const there = new Set(other)
  return one!.filter((text) => there.has(text))
}

/** Moves that may not be made, and whatever a program may ask. */
export const tryOut = async (course: Course): Promise<string> => {
  const { twins, random } = course
  const { engine, state } = tableAt(twins, 0).match!
  const texts = [...twins.story.kinds.keys()].flatMap((seat) =>
    engine.moves(state, seat, { limit: 5 }).map(engine.format),
  )
  const text = [...texts, 'pass', 'no', '?', 'SA'][random.below(texts.length + 4)]!
  const id = `t${course.count++}`
  await both(course, (_, lines) => {
    for (const line of lines) {
      if (line.socket === null || line.viewer === null) continue
      if (twins.story.kinds[line.viewer] !== 'program') {
        if (!isLegal(twins, line.viewer, text))
          say(line, { id, do: 'move', move: text, turn: turnOf(twins, line.viewer) })
      } else
        for (const asked of [
          { cmd: 'why', move: text },
          ...['view', 'moves', 'events', 'outcome', 'record'].map((cmd) => ({ cmd })),
        ])
          say(line, { id, ...asked })
    }
  })
  return `everybody tries ${text}`
}

const turnOf = (twins: Twins, seat: Seat): number => tableAt(twins, 0).turns[seat]!

/** Whether it would be played somewhere; then it is nothing to be tried. */
const isLegal = (twins: Twins, seat: Seat, text: string): boolean =>
  ([0, 1] as const).some((index) => {
    const table = tableAt(twins, index)
    const at = twins.pair.served[index].clock.now()
    return Array.isArray(decideMove(table, seat, text, null, at, 'seat'))
  })

/** Somebody loses the line and comes back, having seen everything or nothing; others may move meanwhile. */
export const comeBack = async (course: Course, isPlayed = true): Promise<string> => {
  const { twins, random } = course
  const { id, kinds, options } = twins.story
  const pages = twins.lines[0].flatMap(({ socket, viewer }, k) =>
    socket !== null && (viewer === null ? options.spectators !== null : kinds[viewer] === 'person') ? [k] : [],
  )
  const chosen = pages[random.below(pages.length)]!
  const [remembers, pause] = [random.below(2) === 1, random.below(2) * 300]
  await both(course, (served, lines) => leave(served, lines[chosen]!))
  await wait(course, pause)
  for (let k = 0; isPlayed && pause > 0 && k < 3 && !course.isStuck; k++) {
    const { engine, state } = tableAt(twins, 0).match!
    const [next] = engine.toAct(state).filter((seat) => seat !== twins.lines[0][chosen]!.viewer)
    if (next === undefined) break
    await (kinds[next] === 'bot' ? wait(course, 1200) : move(course, next))
  }
  await both(course, async (served, lines) => {
    const { name, viewer, heard, seen } = lines[chosen]!
    const guest = guestFor(id, viewer ?? 'spectator')
    lines[chosen] = await openPage(served, { name, viewer, table: id, guest }, remembers ? seen : 0, heard)
  })
  return `${twins.lines[0][chosen]!.name} comes back`
}

export const chat = async (course: Course): Promise<string> => {
  const { twins, random, count } = course
  const { kinds, options } = twins.story
  const talkers = twins.lines[0].flatMap(({ socket, viewer }, k) =>
    socket !== null && (viewer === null ? options.spectators !== null : kinds[viewer] === 'person') ? [k] : [],
  )
  const chosen = talkers[random.below(talkers.length)]!
  course.count += 1
  const words = random.below(2) === 0 ? { do: 'say', text: `手札 ${count}` } : { do: 'phrase', phrase: 'hello' }
  await both(course, (_, lines) => say(lines[chosen]!, { ...words, id: `s${count}` }))
  return `${twins.lines[0][chosen]!.name} speaks`
}

export const inquire = async (course: Course): Promise<string> => {
  const { twins, random, account } = course
  const { id } = twins.story
  const first = random.below(100)
  await both(course, async (served, lines) => {
    for (const [k, line] of lines.entries()) {
      if (!line.name.startsWith('http')) continue
      const guest = guestFor(id, line.viewer ?? 'stranger')
      const addresses = addressesOf(id, guest)
      for (const more of [0, 1]) {
        await askFor(served, line, addresses[(first + k + more) % addresses.length]!, guest)
        account.answers += 1
      }
    }
  })
  return 'everybody asks by HTTP'
}

/** Lets time pass, not further than to where time itself would play differently at the two. */
export const wait = async (course: Course, ms: number): Promise<string> => {
  const { twins } = course
  for (const quantum of quanta(ms)) {
    if (!mayPass(twins, quantum)) break
    for (const [index, served] of twins.pair.served.entries()) {
      const room = roomOf(served, twins.story)
      await pass(served, twins.lines[index]!, quantum, () => partLate(twins.plan, index, room))
    }
    answerBots(course)
  }
  return `${ms} ms pass`
}

const mayPass = (twins: Twins, ms: number): boolean => {
  const [one, other] = [tableAt(twins, 0), tableAt(twins, 1)]
  if (one.match === null || other.match === null) return true
  const now = twins.pair.served[0].clock.now()
  const { engine, state } = one.match
  const due = engine.toAct(state)
  const isNear = due.some((seat) => (windowEnds(one) ?? deadlineOf(one, seat) ?? Infinity) <= now + ms + 10)
  const timeOut = ({ match }: Table, seat: Seat): string =>
    match!.engine.toAct(match!.state).includes(seat)
      ? match!.engine.format(match!.engine.timeoutMove(match!.state, seat))
      : ''
  return !isNear || due.every((seat) => timeOut(one, seat) === timeOut(other, seat))
}

/** Bots that are asked at both servers play the same. How long they think depends on what they hold, as it may. */
const answerBots = (course: Course): void => {
  const { twins, random, account } = course
  const [one, other] = twins.pair.served
  for (const asked of [...one.asked]) {
    const { seat, ms } = asked.question
    const there = other.asked.find(({ question }) => question.seat === seat)
    const moves = common(twins, seat)
    const text = moves[random.below(Math.max(1, moves.length))]
    if (text === undefined) course.isStuck = true
    if (there === undefined || text === undefined) continue
    const longest = tableAt(twins, 0).window !== null ? 150 : ms > 50 ? 600 : 50
    answer(one, asked, text, random.below(longest))
    answer(other, there, text, random.below(longest))
    account.bots += 1
  }
}

const answer = ({ asked, clock }: Served, one: WaitingQuestion, text: string, ms: number): void => {
  asked.splice(asked.indexOf(one), 1)
  clock.after(ms, () => one.answer(text))
}

/** The host begins, everybody reveals, the cards are dealt. */
const begin = async (course: Course): Promise<void> => {
  const { twins } = course
  const { id, kinds } = twins.story
  const persons = [...kinds.keys()].filter((seat) => kinds[seat] === 'person')
  await both(course, (_, lines) => say(lineAt(lines, persons[0]!), { id: 'begin', do: 'begin' }))
  for (const [index, served] of twins.pair.served.entries()) onLateDeal(twins.plan, index, roomOf(served, twins.story))
  for (const seat of persons)
    await both(course, (_, lines) =>
      say(lineAt(lines, seat), { id: `reveal${seat}`, do: 'reveal', secret: secretFor(`${id} ${seat}`) }),
    )
  while (tableAt(twins, 0).match === null) await wait(course, 50)
}
