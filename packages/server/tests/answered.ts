import type { Rng } from '@tefuda/kernel'
import { windowEnds } from '../src/table/time.ts'
import { say } from './lines.ts'
import {
  type Account,
  both,
  type Course,
  chat,
  comeBack,
  courseOf,
  hold,
  inquire,
  lineAt,
  move,
  tableAt,
  tryOut,
  wait,
} from './play.ts'
import type { Twins } from './twins.ts'

/** What others may do meanwhile. */
const DEEDS: readonly ((course: Course) => Promise<string>)[] = [
  inquire,
  tryOut,
  chat,
  (course) => comeBack(course, false),
  (course) => wait(course, 200),
]

/**
 * In a window one seat answers, at the first server alone. Nobody else may notice that, whatever they do, until the window
 * has ended at both. Null where no window is open in which somebody else is left who does not answer.
 */
export const answerAlone = async (twins: Twins, random: Rng, steps: number): Promise<Account | null> => {
  const course = courseOf(twins, random)
  const { account } = course
  const table = tableAt(twins, 0)
  for (let k = 0; k < 8 && table.window === null && table.stage === 'playing'; k++) {
    if (k === 0) await wait(course, 3000)
    const [next] = table.match!.engine.toAct(table.match!.state)
    if (next !== undefined) await move(course, next)
  }
  if (table.window === null) return null
  const { kinds } = twins.story
  await wait(course, 2500)
  if (table.window === null) return null
  const { engine, state } = table.match!
  const due = engine.toAct(state).filter((seat) => kinds[seat] !== 'bot')
  const persons = due.filter((seat) => kinds[seat] === 'person')
  const seat = due[random.below(due.length)]
  if (seat === undefined || !persons.some((other) => other !== seat)) return null
  for (const viewer of [null, ...kinds.keys()]) if (viewer !== seat) twins.unaware.add(viewer)
  const silent = engine.format(engine.timeoutMove(state, seat))
  const id = 'alone'
  await both(course, (_, lines, index) => {
    if (index === 1) return
    const words = kinds[seat] === 'program' ? { cmd: 'play' } : { do: 'move', turn: table.turns[seat] }
    say(lineAt(lines, seat), { id, ...words, move: silent })
  })
  await hold(course, `${seat} has answered`, seat)
  for (let k = 0; k < steps && account.leak === null; k++) {
    const deed = DEEDS[random.below(DEEDS.length)]!
    const what = await deed(course)
    account.steps += 1
    await hold(course, `${seat} has answered; ${what}`, seat)
  }
  const ends = windowEnds(tableAt(twins, 1))
  if (ends !== null && account.leak === null) {
    await wait(course, Math.min(10_000, ends - twins.pair.served[1].clock.now() + 500))
    await hold(course, 'the window has ended', seat)
  }
  account.windows += 1
  return account
}
