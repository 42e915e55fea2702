import { useLocation } from 'wouter'
import { useOneAtATime } from '../frame/index.ts'
import { playAgain } from './again.ts'

/** Plays a record's rules with the same seats once more, and goes there. */
export const usePlayAgain = () => {
  const [, navigate] = useLocation()
  return useOneAtATime(async (...[record, players, sameDeal]: Parameters<typeof playAgain>) =>
    navigate(`/play/${await playAgain(record, players, sameDeal)}`),
  )
}
