import { useParams } from 'wouter'
import { NotFound } from '../site/failure.tsx'
import { pageGameOf } from './index.ts'

/** The scorer of the game that the address names. */
export const ScorerPage = () => {
  const { game = '' } = useParams()
  const Scorer = pageGameOf(game)?.scorer
  return Scorer === undefined ? <NotFound /> : <Scorer />
}

/** The calculator of the game that the address names. */
export const CalculatorPage = () => {
  const { game = '' } = useParams()
  const Calculator = pageGameOf(game)?.calculator
  return Calculator === undefined ? <NotFound /> : <Calculator />
}
