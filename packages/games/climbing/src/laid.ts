import { type Card, excerpt, frenchFace, frenchName, type Refusal, refusal } from '@tefuda/kernel'

/** A card on the table and the card it is declared to be; the same where it stands for itself. Both are faces. */
export interface Laid {
  readonly card: Card
  readonly as: Card
}

/** Whether the card stands for another. */
export const isStandIn = ({ card, as }: Laid): boolean => card !== as

/** `S5`, or `RJ=H6` for a card that stands for another. */
export const formatLaid = ({ card, as }: Laid): string =>
  card === as ? frenchName(card) : `${frenchName(card)}=${frenchName(as)}`

/** What `formatLaid` writes, in small letters too; undefined for anything else. */
export const readLaid = (word: string): Laid | undefined => {
  const [name = '', asName = name, ...more] = word.toUpperCase().split('=')
  const [card, as] = [frenchFace(name), frenchFace(asName)]
  return card === undefined || as === undefined || more.length > 0 ? undefined : { card, as }
}

/** The cards of a play, separated by blanks. */
export const formatAll = (laid: readonly Laid[]): string => laid.map(formatLaid).join(' ')

/** Reads cards separated by blanks, each perhaps with what it stands for. */
export const parseAll = (text: string): Laid[] | Refusal => {
  const laid: Laid[] = []
  for (const part of text.trim().split(/\s+/)) {
    const one = readLaid(part)
    if (one === undefined) return unknownCard(part)
    laid.push(one)
  }
  return laid
}

/** Reads the name of one card. */
export const parseOne = (name: string): Card | Refusal => frenchFace(name.trim().toUpperCase()) ?? unknownCard(name)

const unknownCard = (part: string): Refusal =>
  refusal(
    'unknown-card',
    null,
    `「${excerpt(part)}」は札として読めません。S10、RJ、RJ=H6 のように書いてください。`,
    `Cannot read ${JSON.stringify(excerpt(part))} as a card. Write S10, RJ or RJ=H6.`,
  )

/** The faces that stand-ins take in a set of one rank where suits mean nothing: the first of S H D C not there yet, else S. */
export const lackingSuits = (faces: readonly Card[], ofSuit: (suit: number) => Card, count: number): Card[] => {
  const there = faces.slice()
  for (let k = 0; k < count; k++) there.push(firstLacking(there, ofSuit))
  return there.slice(faces.length)
}

const firstLacking = (there: readonly Card[], ofSuit: (suit: number) => Card): Card => {
  for (let suit = 0; suit < 4; suit++) if (!there.includes(ofSuit(suit))) return ofSuit(suit)
  return ofSuit(0)
}
