import { defineTexts } from '../../i18n/index.ts'

export const useCutInText = defineTexts('cut-in-daifugo', {
  ja: {
    revolution: '革命中',
    inForce: '{{effect}}中',
    next: '・次は {{rank}}',
  },
  en: {
    revolution: 'Revolution',
    inForce: '{{effect}}',
    next: ', {{rank}} next',
  },
})
