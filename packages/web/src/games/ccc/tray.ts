import { type GroupValue, groupValue, type Payment, type Rates } from '@tefuda/ccc'
import { type Card, frenchFace, frenchName } from '@tefuda/kernel'
import type { Draft } from './draft.ts'
import { type HandCard, isAceName, keysFor } from './hand-card.ts'

/** What lies between two splitting aces, or before the first, or after the last. */
export interface Group {
  readonly cards: readonly HandCard[]
  /** Null for a group that is still empty. */
  readonly value: GroupValue | null
  /** The splitting ace behind it; null behind the last one. */
  readonly split: HandCard | null
}

/** A payment as it lies in the tray. */
export interface Tray {
  readonly cards: readonly HandCard[]
  readonly groups: readonly Group[]
  /** The number it pays for; null while it pays for none. */
  readonly number: number | null
  /** As the notation writes it; null while a group is empty. */
  readonly text: string | null
}

export const faceOf = (name: string): Card => frenchFace(name)!

/** The cards of the tray in their order, cut into groups at the aces that split. */
export const trayOf = (rates: Rates, hand: readonly HandCard[], { cards, splits }: Draft): Tray => {
  const held = cards.flatMap((key) => hand.find((one) => one.key === key) ?? [])
  const groups: Group[] = []
  let rest: HandCard[] = []
  const close = (split: HandCard | null): void => {
    const value =
      rest.length === 0
        ? null
        : groupValue(
            rates,
            rest.map(({ name }) => faceOf(name)),
          )
    groups.push({ cards: rest, value, split })
    rest = []
  }
  for (const one of held) {
    if (splits.includes(one.key)) close(one)
    else rest.push(one)
  }
  if (held.length > 0) close(null)
  const roots = groups.flatMap(({ value }) => value?.root ?? [])
  const isWhole = groups.length > 0 && groups.every(({ value }) => value !== null)
  return {
    cards: held,
    groups,
    number: isWhole && roots.length === groups.length ? roots.reduce((sum, root) => sum + root) : null,
    text: isWhole ? groups.flatMap(wordsOf).join(' / ') : null,
  }
}

const wordsOf = ({ cards, split }: Group): string[] => [
  cards.map(({ name }) => name).join(' '),
  ...(split === null ? [] : [split.name]),
]

/** The cards of a payment as they lie in a tray: a splitting ace between each two groups. */
const namesIn = ({ groups, splits }: Payment): { readonly names: string[]; readonly splits: number[] } => {
  const names: string[] = []
  const places: number[] = []
  for (const [k, group] of groups.entries()) {
    const split = splits[k - 1]
    if (split !== undefined) {
      places.push(names.length)
      names.push(frenchName(split))
    }
    names.push(...group.map(frenchName))
  }
  return { names, splits: places }
}

/** A draft with a payment in its tray. */
export const withPayment = (draft: Draft, payment: Payment, hand: readonly HandCard[]): Draft => {
  const { names, splits } = namesIn(payment)
  const keys = keysFor(hand, names)
  return { ...draft, cards: keys, splits: splits.flatMap((place) => keys[place] ?? []) }
}

/** Makes an ace of the tray split, or count as one again. */
export const toggleSplit = (draft: Draft, key: string): Draft => ({
  ...draft,
  splits: draft.splits.includes(key) ? draft.splits.filter((other) => other !== key) : [...draft.splits, key],
  proposed: false,
})

/** The ace that a press on "split" means: the last one that does not split yet, else the last one. */
export const aceToSplit = ({ cards }: Tray, { splits }: Draft): string | null => {
  const aces = cards.filter(({ name }) => isAceName(name)).map(({ key }) => key)
  return aces.findLast((key) => !splits.includes(key)) ?? aces.at(-1) ?? null
}
