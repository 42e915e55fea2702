import { defineTexts } from '../../i18n/index.ts'

export const useBoardText = defineTexts('ccc-board', {
  ja: {
    write: '盤を書く',
    how: '1行に1段ずつ、数を空白で区切って書きます。マスのない所は「.」。12行・12列、数は30まで。',
    file: 'ファイルから読む',
    preview: '{{columns}}列{{rows}}行、{{cells}}マスの盤',
  },
  en: {
    write: 'Write a board',
    how: 'A line for each row, numbers separated by blanks, . where a cell is missing. Up to 12 rows and columns, numbers up to 30.',
    file: 'Read a file',
    preview: 'A board of {{columns}} columns and {{rows}} rows with {{cells}} cells',
  },
})
