import { type CutInView, EFFECTS, type Effect } from '@tefuda/cut-in-daifugo'
import type { Rules, Seat } from '@tefuda/kernel'
import { isJoker, rankIndex } from '../climbing/held.ts'
import { type Laid, readLaid } from '../climbing/plays.ts'

/** A play, as far as its effects depend on it. */
export interface Deed {
  readonly by: Seat
  /** Who is cut in on by it; null for a play in turn. */
  readonly of: Seat | null
  readonly laid: readonly Laid[]
  /** Cards of a rank, 0 for the three, that lay there before it: the plays it cuts in on. */
  readonly before: (rank: number) => number
  /** What its seat holds afterwards. */
  readonly hidden: number
  readonly open: number
}

/** A play being put together by whoever owns the view: on its turn, or as a cut-in on what lies there. */
export const deedOf = (view: CutInView, seat: Seat, laid: readonly Laid[]): Deed => {
  const hidden = [...(view.hands[seat]?.cards ?? [])]
  const open = view.hands[seat]?.open.length ?? 0
  for (const { token, card } of laid) {
    const at = token.endsWith('*') ? -1 : hidden.indexOf(card)
    if (at >= 0) hidden.splice(at, 1)
  }
  const left = hidden.length
  const gone = laid.length - ((view.hands[seat]?.hidden ?? 0) - left)
  const of = view.phase === 'window' ? (view.table?.by ?? null) : null
  const { totals } = view.chain ?? { totals: [] }
  return {
    by: seat,
    of,
    laid,
    before: (rank) => (of === null ? 0 : (totals[rank] ?? 0)),
    hidden: left,
    open: open - gone,
  }
}

/** What lies on the table while seats are asked whether they cut in; null where nothing does. */
export const deedLying = ({ table, chain, hands }: CutInView): Deed | null => {
  if (table === null || chain === null) return null
  const laid = table.cards.map(readLaid)
  const { hidden, open } = hands[table.by] ?? { hidden: 0, open: [] }
  return {
    by: table.by,
    of: chain.victim < 0 ? null : chain.victim,
    laid,
    before: (rank) => (chain.totals[rank] ?? 0) - laid.filter(({ as }) => rankIndex(as) === rank).length,
    hidden,
    open: open.length,
  }
}

/** The effects that come about unless somebody cuts in, in their order: by number, total and what there is to choose. */
export const effectsOf = (view: CutInView, rules: Rules, deed: Deed): Effect[] => {
  const ranks = rules.effects as Readonly<Record<Effect, number>>
  const course: Course = { view, rules, deed, hidden: deed.hidden, open: deed.open, skip: 0, direction: view.direction }
  if (playersLeft(course) < 2) return []
  const natural = deed.laid.filter(({ as }) => !isJoker(as)).map(({ as }) => rankIndex(as))
  return EFFECTS.filter((effect) => natural.includes(ranks[effect] - LEAST_RANK))
    .toSorted((a, b) => ranks[a] - ranks[b])
    .filter((effect) => {
      const rank = ranks[effect] - LEAST_RANK
      const own = natural.filter((one) => one === rank).length
      // A salvage is lost to a cut-in; everything else counts what lies there together (CD-5, CD-9).
      return comesAbout(course, effect, effect === 'salvage' ? own : own + deed.before(rank))
    })
}

/** As rule sets count ranks. */
const LEAST_RANK = 3

/** How things stand while the effects of one play are carried out. */
interface Course {
  readonly view: CutInView
  readonly rules: Rules
  readonly deed: Deed
  hidden: number
  open: number
  skip: number
  direction: 1 | -1
}

const comesAbout = (course: Course, effect: Effect, count: number): boolean => {
  const { view, rules, deed } = course
  const few = Math.floor(count / Number(rules.perCard))
  switch (effect) {
    case 'flow':
      return count % 2 === 0
    case 'skip':
      course.skip += 2 * count - 1
      return true
    case 'clear':
    case 'back':
      return true
    case 'reverse':
      if (count % 2 === 0) return false
      if (playersLeft(course) > 2) course.direction = course.direction === 1 ? -1 : 1
      return true
    case 'salvage':
      return maySalvage(view, deed.by) && left(course, deed.by) > 0
    case 'pass':
      return targetOf(course) !== null && loses(course, Math.min(count, course.hidden))
    case 'discard':
      return loses(course, Math.min(count, left(course, deed.by)))
    case 'peep':
      return hiddenOf(course, targetOf(course)) > 0
    case 'greed':
      return few > 0 && left(course, deed.by) > 0 && hasGreed(course)
    case 'open':
      return few > 0 && (deed.of === null ? others(course) : [deed.of]).some((seat) => hiddenOf(course, seat) > 0)
  }
}

/** Only for the great pauper, and until somebody is out (CD-9). */
const maySalvage = ({ before, out, fouled, discards }: CutInView, seat: Seat): boolean =>
  before.at(-1) === seat && out.length + fouled.length === 0 && discards.length > 0

const loses = (course: Course, cards: number): boolean => {
  const hidden = Math.min(cards, course.hidden)
  course.hidden -= hidden
  course.open -= cards - hidden
  return cards > 0
}

/** Whether a public card lies before anybody but whoever would get it. */
const hasGreed = (course: Course): boolean => {
  const { view, deed } = course
  const to = deed.of ?? deed.by
  const openOf = (seat: Seat): number => (seat === deed.by ? course.open : (view.hands[seat]?.open.length ?? 0))
  return left(course, to) > 0 && view.hands.some((_, seat) => seat !== to && openOf(seat) > 0)
}

const others = ({ view, deed }: Course): Seat[] => view.hands.map((_, seat) => seat).filter((seat) => seat !== deed.by)

const left = ({ view, deed, hidden, open }: Course, seat: Seat): number => {
  const hand = view.hands[seat]
  return seat === deed.by ? hidden + open : (hand?.hidden ?? 0) + (hand?.open.length ?? 0)
}

const hiddenOf = ({ view }: Course, seat: Seat | null): number => (seat === null ? 0 : (view.hands[seat]?.hidden ?? 0))

const playersLeft = (course: Course): number => course.view.hands.filter((_, seat) => left(course, seat) > 0).length

const nextSeat = (course: Course, from: Seat): Seat => {
  const seats = course.view.hands.length
  const round = Array.from({ length: seats }, (_, k) => (from + course.direction * (k + 1) + seats * (k + 1)) % seats)
  return round.find((seat) => left(course, seat) > 0) ?? from
}

/** Whom a pass or a peep touches: who was cut in on, else who would act next (CD-6); null where nobody else is left. */
const targetOf = (course: Course): Seat | null => {
  const { view, rules, deed } = course
  if (deed.of !== null) return left(course, deed.of) > 0 ? deed.of : null
  let seat = deed.by
  for (let k = 0; k < course.skip; k++) seat = nextSeat(course, seat)
  for (let k = 0; k < view.hands.length; k++) {
    seat = nextSeat(course, seat)
    if (seat === deed.by) return null
    if (rules.passBinds !== true || view.passed[seat] !== true) return seat
  }
  return null
}
