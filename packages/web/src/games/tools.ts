import { type Text, text } from '@tefuda/kernel'

/** A page that helps people who play a game at a real table. */
export interface Tool {
  readonly href: string
  readonly name: Text
}

const TOOLS: Readonly<Record<string, Tool>> = {
  ccc: { href: '/value/ccc', name: text('値の計算', 'Calculator') },
  exjan: { href: '/score/exjan', name: text('点数計算', 'Scorer') },
}

/** The tool of a game; undefined where it has none. */
export const toolOf = (game: string): Tool | undefined => TOOLS[game]
