/**
 * How many sit at a table of several unless somebody asks for another number: four where it takes three at least, as mahjong and
 * climbing games are played, else the fewest. `possible`: the numbers of seats there may be, ascending.
 */
export const usualSeats = (possible: readonly number[]): number => {
  if ((possible[0] ?? 0) > 2 && possible.includes(4)) return 4
  return possible.find((seats) => seats > 1) ?? possible[0] ?? 1
}
