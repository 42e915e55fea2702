import { text } from '@tefuda/kernel'
import { notify } from '../frame/notify.ts'
import { currentLanguage } from '../i18n/index.ts'

const FULL = text(
  'この端末の保存場所がいっぱいです。「記録」から要らないものを消すと、また保存できます。',
  'This device has no room left. Delete something under Records, and saving works again.',
)
const FORBIDDEN = text(
  'このブラウザでは保存できません（プライベートウィンドウなど）。遊べますが、ページを閉じると消えます。',
  'This browser does not let the page save anything (a private window, perhaps). You can play, but it is gone when the page is closed.',
)

let told = ''

/** Says once what is wrong with saving and what to do. */
export const reportTrouble = (error: unknown): void => {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError'
  const message = (full ? FULL : FORBIDDEN)[currentLanguage()]
  if (message === told) return
  told = message
  notify({ text: message, stays: true })
}
