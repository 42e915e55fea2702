import { defineTexts } from '../../i18n/index.ts'

export const useSouthernText = defineTexts('southern-cross', {
  ja: {
    field: '場',
    empty: '空き',
    outside: '空き（場の外）',
    beneath: '下に{{count}}枚',
    laid: 'ここに{{card}}を置く',
    here: 'ここ',
    possible: '役ができる',
    pile: '山札',
    taken: '取った札',
    hidden: 'ほかの人の場は、全員が終わるまで見えません。',
    zoomIn: '大きく',
    zoomOut: '小さく',
    fit: '全体',
  },
  en: {
    field: 'Field',
    empty: 'empty',
    outside: 'empty, beside the field',
    beneath: '{{count}} beneath',
    laid: '{{card}} goes here',
    here: 'Here',
    possible: 'makes a role',
    pile: 'Pile',
    taken: 'Taken',
    hidden: 'Fields of others stay hidden until everybody is done.',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    fit: 'Fit',
  },
})
