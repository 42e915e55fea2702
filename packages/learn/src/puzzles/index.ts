export { makePuzzle, PUZZLE_GAMES } from './make.ts'
export { answersOf, type Brings, type Hardness, type Puzzle, positionOf } from './puzzle.ts'
export { puzzlesOf } from './stored.ts'
export { verifyPuzzle } from './verify.ts'
