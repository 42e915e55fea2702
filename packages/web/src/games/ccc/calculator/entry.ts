import { frenchFace, frenchName } from '@tefuda/kernel'
import { type Draft, EMPTY } from '../draft.ts'
import { type HandCard, isAceName } from '../hand-card.ts'

/** A card that has been laid out; an ace may split. */
export interface Item {
  readonly name: string
  readonly splits: boolean
}

/** Two packs hold two of each card. */
const COPIES = 2

/** The cards in what somebody wrote, in their order; `/` around an ace makes it split. What is no card is left out. */
export const itemsIn = (written: string): Item[] => {
  const words = written
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('/', ' / ')
    .split(/[\s,、]+/)
    .filter(Boolean)
  return words.flatMap((word, place) => {
    const face = frenchFace(word)
    if (face === undefined) return []
    const name = frenchName(face)
    const isBetween = words[place - 1] === '/' && words[place + 1] === '/'
    return [{ name, splits: isBetween && isAceName(name) }]
  })
}

/** The same as one writes it: `C4 / SA / D3 H6`. */
export const written = (items: readonly Item[]): string =>
  items
    .map(({ name, splits }) => (splits ? `/ ${name} /` : name))
    .join(' ')
    .replaceAll('/ /', '/')

/** How many of a card lie there. */
export const countOf = (items: readonly Item[], name: string): number =>
  items.filter((item) => item.name === name).length

/** One more card, unless both lie there already. */
export const withCard = (items: readonly Item[], name: string): readonly Item[] =>
  countOf(items, name) < COPIES ? [...items, { name, splits: false }] : items

/** What pressing a card does: an ace changes between splitting and counting as one, any other card goes. */
export const pressed = (items: readonly Item[], place: number): readonly Item[] => {
  const item = items[place]
  if (item === undefined) return items
  return isAceName(item.name) ? items.with(place, { ...item, splits: !item.splits }) : items.toSpliced(place, 1)
}

/** The cards as a hand that lies in the tray as a whole; keys are places. */
export const handOf = (items: readonly Item[]): readonly HandCard[] =>
  items.map(({ name }, place) => ({ key: `${place}`, name }))

export const draftOf = (items: readonly Item[]): Draft => ({
  ...EMPTY,
  cards: items.map((_, place) => `${place}`),
  splits: items.flatMap(({ splits }, place) => (splits ? [`${place}`] : [])),
})
