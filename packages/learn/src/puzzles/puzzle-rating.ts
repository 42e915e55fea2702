import { answersOf, type Brings } from './puzzle.ts'

/** The rating of a puzzle that greedy alone misses, with two moves of which one is plainly worse. */
const LEAST = 1200
/** For each further level of bots that misses it. */
const A_LEVEL = 200
/** Where another move is nearly as good as the answer, next to what the worst one loses. */
const A_RIVAL = 300
/** Each time there are twice as many moves. */
const A_CHOICE = 25

/** How hard a puzzle is, as a rating: by what its moves bring, and by how many levels of bots, greedy among them, miss it. */
export const puzzleRating = (brings: readonly Brings[], missed: number): number => {
  const losses = brings.slice(answersOf({ brings }).length).map(({ behind }) => behind)
  const nearness = 1 - Math.min(...losses) / Math.max(...losses)
  return Math.round(LEAST + A_LEVEL * (missed - 1) + A_RIVAL * nearness + A_CHOICE * (Math.log2(brings.length) - 1))
}
