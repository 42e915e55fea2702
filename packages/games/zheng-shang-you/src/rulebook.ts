import type { RuleBook } from '@tefuda/kernel'
import type { ZhengShangYouRules } from './rules.ts'

export const rulebook = (_rules: ZhengShangYouRules, _seats: number): RuleBook => ({
  title: { ja: '争上遊', en: 'Zheng Shang You' },
  credit: { ja: '', en: '' },
  chapters: [],
  rulings: [],
})
