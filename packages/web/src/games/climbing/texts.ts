import { defineTexts } from '../../i18n/index.ts'

export const useClimbingText = defineTexts('climbing', {
  ja: {
    earlier: 'このフェイズで先に出た札',
    cutIn: 'カットイン',
    discards: '捨て札',
    place: '左から{{n}}枚目',
    leads: '{{name}}から始めます',
    clockwise: '時計回り',
    counter: '反時計回り',
    weak: '弱',
    strong: '強',
    order: 'いまの強さの順',
  },
  en: {
    earlier: 'Earlier plays of this phase',
    cutIn: 'Cut in',
    discards: 'Discards',
    place: 'Card {{n}} from the left',
    leads: '{{name}}: first to play',
    clockwise: 'Clockwise',
    counter: 'Counter-clockwise',
    weak: 'weak',
    strong: 'strong',
    order: 'Strength, as it is now',
  },
})
