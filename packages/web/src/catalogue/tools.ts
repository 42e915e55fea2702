import { type Text, text } from '@tefuda/kernel'

/** A page that helps people who play a game at a real table. */
export interface Tool {
  readonly href: string
  readonly name: Text
}

const CALCULATOR: Tool = { href: '/value/ccc', name: text('値の計算', 'Calculator') }

const SCORED: readonly string[] = ['southern-cross', 'cut-in-daifugo', 'exjan', 'zheng-shang-you', 'ccc']

/** The tools of a game; none for a game of somebody else's. */
export const toolsOf = (game: string): readonly Tool[] => [
  ...(game === 'ccc' ? [CALCULATOR] : []),
  ...(SCORED.includes(game) ? [{ href: `/score/${game}`, name: text('点数係', 'Scorer') }] : []),
]
