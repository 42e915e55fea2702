import { defineTexts } from '../../../i18n/index.ts'

export const useArchiveText = defineTexts('online-archive', {
  ja: {
    title: 'オンラインで終えたゲーム',
    game: '遊び',
    anyGame: 'すべての遊び',
    name: '一緒に遊んだ人の名前',
    namePlaceholder: '名前でさがす',
    none: 'オンラインで終えたゲームは、ここに並びます。',
    noneFound: '見つかりませんでした。',
    more: '続きを見る',
    replay: 'リプレイ',
    download: 'ファイルに保存',
    series: '連戦の成績',
    stopped: '途中で終えた',
    failed: '記録を開けませんでした',
  },
  en: {
    title: 'Games finished online',
    game: 'Game',
    anyGame: 'All games',
    name: 'Name of somebody who played',
    namePlaceholder: 'Search by name',
    none: 'Games you finish online appear here.',
    noneFound: 'Nothing was found.',
    more: 'Show more',
    replay: 'Replay',
    download: 'Save as a file',
    series: 'Results of the series',
    stopped: 'Stopped early',
    failed: 'The record could not be opened',
  },
})
