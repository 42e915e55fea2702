import { useParams } from 'wouter'
import { NotFound } from '../site/failure.tsx'
import { pageGameOf } from './index.ts'

/** A tool of the game that the address names. */
const ToolPage = ({ tool }: { readonly tool: 'scorer' | 'calculator' }) => {
  const { game = '' } = useParams()
  const Tool = pageGameOf(game)?.[tool]
  return Tool === undefined ? <NotFound /> : <Tool />
}

export const ScorerPage = () => <ToolPage tool="scorer" />

export const CalculatorPage = () => <ToolPage tool="calculator" />
