import { type RuleBook, text } from '@tefuda/kernel'
import type { CutInRules } from './rules.ts'

export const rulebook = (_rules: CutInRules, _seats: number): RuleBook => ({
  title: text('カットイン大富豪', 'Cut-in Daifugo'),
  credit: text('考案：こけ', 'Designed by Koke'),
  chapters: [
    {
      id: 'aim',
      title: text('目的', 'Aim'),
      blocks: [{ kind: 'paragraph', text: text('先に手札をなくします。', 'Be rid of your cards first.') }],
    },
  ],
  rulings: [],
})
