import { useState } from 'react'

/**
 * Room for the most cards there have been in a deal, so that nothing moves as they grow fewer; `isOver`: its result is shown. Only when
 * that is put away the room is that of the hand dealt anew.
 */
export const useHandRoom = (cards: number, isOver: boolean): number => {
  const [most, setMost] = useState(cards)
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver !== wasOver) setWasOver(isOver)
  const isNew = wasOver && !isOver
  if (isNew ? cards !== most : cards > most) setMost(cards)
  return isNew ? cards : Math.max(most, cards)
}
