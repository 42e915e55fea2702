import { type Card, JOKER_RANK } from '@tefuda/kernel'

/** A run, a set: bits of `ROLE_OF_THREE`. */
export const RUN = 1
export const SET = 2

const circle = (rank: number): number => (rank + 13) % 13

/** Three ranks in line order, as `a << 8 | b << 4 | c`: whether they are a run or a set, jokers standing for anything. */
export const ROLE_OF_THREE: Uint8Array = new Uint8Array(4096)
for (let first = 0; first < 13; first++)
  for (const step of [-1, 0, 1]) {
    const ranks = [first, circle(first + step), circle(first + 2 * step)]
    // Each of the three cards is the natural one or a joker.
    for (let jokers = 0; jokers < 8; jokers++) {
      const index = ranks.reduce((code, rank, k) => (code << 4) | ((jokers >> k) & 1 ? JOKER_RANK : rank), 0)
      ROLE_OF_THREE[index]! |= step === 0 ? SET : RUN
    }
  }

/**
 * Which ranks complete a line of three with two others: a bit for each rank. The two stand on either side of the missing
 * card (at `a << 4 | b`), or it goes to the end of the line (at `256 | near << 4 | far`).
 */
export const COMPLETING: Uint16Array = new Uint16Array(512)
for (let a = 0; a < 16; a++)
  for (let b = 0; b < 16; b++)
    for (let rank = 0; rank < 13; rank++) {
      if (ROLE_OF_THREE[(a << 8) | (rank << 4) | b] !== 0) COMPLETING[(a << 4) | b]! |= 1 << rank
      if (ROLE_OF_THREE[(rank << 8) | (a << 4) | b] !== 0) COMPLETING[256 | (a << 4) | b]! |= 1 << rank
    }

/** What a pair of cells opposite each other lacks for a card between them to make a role: fields of `PAIR`. */
export const OPEN = 0
export const MADE_RUN = 4
export const MADE_SET = 8
export const MADE_ROYAL = 12
export const LACKS_LOWER = 16
export const LACKS_SAME = 20
export const LACKS_UPPER = 24

/**
 * For a pair of cards and the rank of a card to go between them, at `pairIndex`: a one in the four bits of the field
 * that says what the pair lacks. Such numbers can be added up: then each field counts pairs.
 */
export const PAIR: Int32Array = new Int32Array(8192)

/** Where `PAIR` tells of two top cards, or none, and the ranks between them from the ace on. */
export const pairIndex = (a: Card, b: Card): number =>
  (((a ^ b) & 48) === 0 ? 4096 : 0) | ((a & 15) << 8) | ((b & 15) << 4)

for (let a = 0; a < 16; a++)
  for (let b = 0; b < 16; b++)
    for (let rank = 0; rank < 13; rank++) {
      const field = lack(a, b, rank)
      PAIR[pairIndex(a, 16 | b) | rank] = 1 << field
      PAIR[pairIndex(a, b) | rank] = 1 << (field === MADE_RUN ? MADE_ROYAL : field)
    }

function lack(a: number, b: number, rank: number): number {
  const [one, other] = [apart(a, rank), apart(b, rank)]
  if (one === null && other === null) return OPEN
  if (one !== null && one + (other ?? 9) === 0) return one === 0 ? MADE_SET : MADE_RUN
  // Where both could stay, a run is the easier aim: the rank itself is wanted between them.
  const wanted = [one, other].filter((step) => step !== null && step !== 0)[0] ?? 0
  return wanted === 0 ? LACKS_SAME : wanted > 0 ? LACKS_LOWER : LACKS_UPPER
}

/** -1, 0 or 1 where a card is of the rank below, the same, or the one above; else null. */
function apart(card: number, rank: number): number | null {
  if (card > 12) return null
  const step = circle(card - rank + 1) - 1
  return step <= 1 ? step : null
}
