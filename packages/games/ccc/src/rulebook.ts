import { type RuleBook, text } from '@tefuda/kernel'
import type { CccRules } from './rules.ts'

export const rulebook = (_rules: CccRules, _seats: number): RuleBook => ({
  title: text('CCC', 'CCC'),
  credit: text(
    'CCC（Color Coins with Cords）ver.1 の説明書',
    'After the rules of CCC (Color Coins with Cords), version 1',
  ),
  chapters: [
    {
      id: 'aim',
      title: text('目的', 'Aim'),
      blocks: [{ kind: 'paragraph', text: text('陣地を広げます。', 'Gain territory.') }],
    },
  ],
  rulings: [],
})
