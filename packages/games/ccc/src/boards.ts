import { type Text, text } from '@tefuda/kernel'
import type { BoardNumbers } from './board.ts'

/** 6×6, symmetric under half a turn, 1 to 10 with the low numbers outside (CC-1). */
export const STANDARD: BoardNumbers = [
  [1, 3, 2, 4, 3, 1],
  [2, 5, 6, 7, 5, 4],
  [4, 7, 9, 10, 8, 3],
  [3, 8, 10, 9, 7, 4],
  [4, 5, 7, 6, 5, 2],
  [1, 3, 4, 2, 3, 1],
]

/** 5×5 with numbers 1 to 8, for a short game. */
export const SMALL: BoardNumbers = [
  [1, 2, 3, 4, 1],
  [3, 5, 6, 5, 2],
  [4, 7, 8, 7, 4],
  [2, 5, 6, 5, 3],
  [1, 4, 3, 2, 1],
]

/** 8×8 without its corners, numbers 1 to 14. */
export const LARGE: BoardNumbers = [
  [0, 2, 3, 1, 4, 3, 2, 0],
  [1, 4, 6, 5, 7, 6, 4, 3],
  [3, 6, 8, 10, 9, 8, 5, 2],
  [4, 7, 11, 13, 14, 12, 6, 1],
  [1, 6, 12, 14, 13, 11, 7, 4],
  [2, 5, 8, 9, 10, 8, 6, 3],
  [3, 4, 6, 7, 5, 6, 4, 1],
  [0, 2, 3, 4, 1, 3, 2, 0],
]

/** The boards that come with the game. */
export const SHIPPED: readonly { readonly value: BoardNumbers; readonly label: Text }[] = [
  { value: STANDARD, label: text('標準 6×6', 'Standard 6×6') },
  { value: SMALL, label: text('小さな盤 5×5', 'Small 5×5') },
  { value: LARGE, label: text('大きな盤 8×8', 'Large 8×8') },
]
