import type { GameEvent } from '@tefuda/kernel'

/**
 * An event by what is not as it was in the last one of its type by its seat that the viewer has been told. All other fields are
 * those of that one. An event without a seat of its own has null here.
 */
export type BriefEvent = readonly [type: string, seat: unknown, changes?: Readonly<Record<string, unknown>>]

type Fields = Readonly<Record<string, unknown>>

const seatOf = (event: GameEvent): unknown => (event as { readonly seat?: unknown }).seat ?? null

/** Whether two events are of one type, and by one seat where they have one. */
export const areAkin = (one: GameEvent, other: GameEvent): boolean =>
  one.type === other.type && seatOf(one) === seatOf(other)

/** An event by what is not as in `before`, which is akin to it; whole where the two have other fields, or none stands before it. */
export const inBrief = (event: GameEvent, before: GameEvent | undefined): GameEvent | BriefEvent => {
  if (before === undefined) return event
  const [now, then] = [event, before] as unknown as readonly [Fields, Fields]
  const [names, earlier] = [Object.keys(now), Object.keys(then)]
  if (names.length !== earlier.length) return event
  let changes: Record<string, unknown> | undefined
  for (let k = 0; k < names.length; k++) {
    const name = names[k]!
    if (name !== earlier[k]) return event
    if (isSame(now[name], then[name])) continue
    changes ??= {}
    changes[name] = now[name]
  }
  const { type } = event
  return changes === undefined ? [type, seatOf(event)] : [type, seatOf(event), changes]
}

/** The event itself, by what the viewer was told before. Throws where nothing of that is akin to it. */
export const inFull = (told: GameEvent | BriefEvent, before: readonly GameEvent[]): GameEvent => {
  if (!isBrief(told)) return told
  const [type, seat, changes] = told
  const akin = before.findLast((event) => event.type === type && seatOf(event) === seat)
  if (akin === undefined) throw new Error(`nothing of the type ${type} was told before`)
  return { ...akin, ...changes }
}

const isBrief = (told: GameEvent | BriefEvent): told is BriefEvent => Array.isArray(told)

/** Whether two values of plain data are the same. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && isSameList(one, other)
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  for (const name of names) if (!(name in other && isSame((one as Fields)[name], (other as Fields)[name]))) return false
  return true
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one.length !== other.length) return false
  for (let k = 0; k < one.length; k++) if (!isSame(one[k], other[k])) return false
  return true
}
