import { defineTexts } from '../../i18n/index.ts'

export const useCutInText = defineTexts('cut-in-daifugo', {
  ja: {
    revolution: '革命中',
    inForce: '{{effect}}中',
    great: '激縛り',
    rankBind: 'ランク縛り',
    rankBindNext: 'ランク縛り 次は {{rank}}',
    suitBind: 'スート縛り',
    partBind: '片縛り',
  },
  en: {
    revolution: 'Revolution',
    inForce: '{{effect}}',
    great: 'Super bind',
    rankBind: 'Rank bind',
    rankBindNext: 'Rank bind: {{rank}} next',
    suitBind: 'Suit bind',
    partBind: 'Partial bind',
  },
})
