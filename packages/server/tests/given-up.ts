import type { Rng } from '@tefuda/kernel'
import { areHidden } from '@tefuda/kernel/conformance'
import { leave, openPage, say } from './lines.ts'
import { type Account, both, courseOf, hold, lineAt, move, tableAt, wait } from './play.ts'
import { guestFor } from './story.ts'
import type { Twins } from './twins.ts'

/**
 * Somebody gives the seat up for good, at a table whose game goes on. From then on their pages, those that are open and those
 * that come back, may hear nothing but what those hear who look on. `knew`: whether they could see one of the cards before.
 */
export const goOnWithout = async (twins: Twins, random: Rng, steps: number): Promise<Account & { knew: boolean }> => {
  const { story, plan } = twins
  const { kinds, id } = story
  const seat = kinds.lastIndexOf('person')
  const course = courseOf(twins, random)
  const { account } = course
  const { match, stage } = tableAt(twins, 0)
  if (stage !== 'playing' || match === null || plan.slots === null) return { ...account, knew: false }
  const cards = plan.slots.map(({ card }) => card)
  const knew = !areHidden(match.engine, match.state, seat, cards)
  const pages = twins.lines[0].flatMap(({ viewer, socket }, k) => (viewer === seat && socket !== null ? [k] : []))
  const name = `seat ${seat}, given up`
  for (const k of pages) course.compared[k] = twins.lines[0][k]!.heard.length
  await both(course, (_, lines) => {
    const page = lineAt(lines, seat)
    for (const k of pages) Object.assign(lines[k]!, { viewer: null, name })
    say(page, { id: 'gone', do: 'leave' })
  })
  const without = {
    ...course,
    twins: { ...twins, story: { ...story, kinds: kinds.map((kind, one) => (one === seat ? 'bot' : kind)) } },
  }
  for (const viewer of [null, ...kinds.keys()]) twins.unaware.add(viewer)
  await hold(without, 'the seat is given up')
  for (let k = 0; k < steps && twins.unaware.has(null) && account.leak === null && !without.isStuck; k++) {
    const { engine, state } = tableAt(twins, 0).match!
    const [next] = engine.toAct(state)
    if (next === undefined) break
    if (k === 2 || k === 5)
      await both(without, async (served, lines) => {
        const { heard, seen } = lines[pages[0]!]!
        await leave(served, lines[pages[0]!]!)
        const page = { name, viewer: null, table: id, guest: guestFor(id, seat) }
        lines[pages[0]!] = await openPage(served, page, k === 2 ? seen : 0, heard)
      })
    if (k === 3) await both(without, (_, lines) => say(lines[pages[0]!]!, { id: 'said', do: 'say', text: '手札' }))
    await (k % 2 === 0 ? move(without, next) : wait(without, 900))
    await hold(without, `step ${k} after seat ${seat} was given up`)
    account.steps += 1
  }
  return { ...account, knew }
}
