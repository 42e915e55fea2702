import { defineTexts } from '../i18n/index.ts'

export const useFrameText = defineTexts('frame', {
  ja: {
    back: '戻る',
    close: '閉じる',
    rule: 'ルール {{rule}}',
    seats: '席',
    field: '場',
    dock: '自分の席',
    less: '{{label}}を減らす',
    more: '{{label}}を増やす',
    range: '{{label}}は{{min}}から{{max}}までの整数です。{{value}}のままにしました。',
    cancel: '戻る',
    notDone: '始められませんでした。つながりを確かめて、もう一度押してください。',
  },
  en: {
    back: 'Back',
    close: 'Close',
    rule: 'Rule {{rule}}',
    seats: 'Seats',
    field: 'Field',
    dock: 'Your seat',
    less: 'Less: {{label}}',
    more: 'More: {{label}}',
    range: '{{label}} takes a whole number from {{min}} to {{max}}. It is still {{value}}.',
    cancel: 'Cancel',
    notDone: 'That could not be started. Check the connection, and press again.',
  },
})
