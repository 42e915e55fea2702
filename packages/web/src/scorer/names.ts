import type { Plan } from '../setup/plan.ts'
import { useScorerText } from './texts.ts'

/** What each seat is called: its name, else its number. */
export const useNames = ({ seats }: Plan): readonly string[] => {
  const t = useScorerText()
  return seats.map((seat, place) =>
    seat.kind === 'person' && seat.name.trim() !== '' ? seat.name : t('seat', { n: place + 1 }),
  )
}
