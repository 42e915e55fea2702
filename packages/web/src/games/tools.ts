import { text } from '@tefuda/kernel'
import type { FindTools } from '../catalogue/tools.ts'
import { pageGameOf } from './index.ts'

/** The tools of a game; none for a game of somebody else's. */
export const toolsOf: FindTools = (game) => {
  const { calculator, scorer } = pageGameOf(game) ?? {}
  return [
    ...(calculator === undefined ? [] : [{ href: `/value/${game}`, name: text('値の計算', 'Calculator') }]),
    ...(scorer === undefined ? [] : [{ href: `/score/${game}`, name: text('点数係', 'Scorer') }]),
  ]
}
