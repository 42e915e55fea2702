import { defineTexts } from '../../../i18n/index.ts'

export const useCccScorerText = defineTexts('ccc-scorer', {
  ja: {
    how: 'マスを押すと、選んだ人のコインを1枚置きます。',
    who: 'だれのコインか',
    less: '取りのぞく',
    more: '置く',
    way: '置くか取りのぞくか',
    points: '{{name}} {{points}}点',
    counts: '自陣{{own}} 準{{near}}',
  },
  en: {
    how: 'Tap a cell: a coin of the chosen player is placed.',
    who: 'Whose coin',
    less: 'Take away',
    more: 'Place',
    way: 'Place or take away',
    points: '{{name}} {{points}}',
    counts: 'own {{own}}, near {{near}}',
  },
})
