import { type RuleBook, text } from '@tefuda/kernel'
import type { ExjanRules } from './rules.ts'
export const rulebook = (_rules: ExjanRules, _seats: number): RuleBook => ({
  title: text('エクスジャン', 'Exjan'),
  credit: text('考案：小川昌洋', 'Designed by Masahiro Ogawa'),
  chapters: [],
  rulings: [],
})
