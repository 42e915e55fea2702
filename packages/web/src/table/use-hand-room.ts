import { useState } from 'react'

/** Room for the most cards there have been, so that nothing moves as they grow fewer; `isOver`: what comes next is dealt anew. */
export const useHandRoom = (cards: number, isOver: boolean): number => {
  const [most, setMost] = useState(cards)
  if (cards > most || (isOver && cards < most)) setMost(cards)
  return Math.max(most, cards)
}
