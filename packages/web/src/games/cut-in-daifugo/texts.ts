import { defineTexts } from '../../i18n/index.ts'

export const useCutInText = defineTexts('cut-in-daifugo', {
  ja: {
    revolution: '革命',
    next: '・次は {{rank}}',
  },
  en: {
    revolution: 'Revolution',
    next: '({{rank}} next)',
  },
})
