/** What a player who has the turn may do with a hand when nobody can take it away. */
export interface Going<H, P> {
  /** The plays of somebody who leads with this hand; some may be left out. */
  leads(hand: H): readonly P[]
  /** What a play leaves; null where nothing is left. */
  rest(hand: H, play: P): H | null
  /** Whether nobody can beat a play with any of the cards that are unseen. */
  isSure(hand: H, play: P): boolean
}

/** So many plays are looked at for a hand; a search that takes more gives up. */
const STEPS = 500

/**
 * The first of these plays after which a hand goes out whatever others hold: every play but the last wins the turn against all
 * unseen cards, so the next one can be led. Null where none is found. What it finds is proven, since others are taken to hold
 * all unseen cards at once; it does not find all there is. The certain endings of daifugo programs (Ohto, FujiGokoro, UECda 2014–2017).
 */
export const surePlay = <H, P>({ leads, rest, isSure }: Going<H, P>, hand: H, plays: readonly P[]): P | null => {
  let steps = 0
  const first = (held: H, choices: readonly P[]): P | null => {
    for (const play of choices) {
      if (++steps > STEPS) return null
      const left = rest(held, play)
      if (left === null || (isSure(held, play) && first(left, leads(left)) !== null)) return play
    }
    return null
  }
  return first(hand, plays)
}
