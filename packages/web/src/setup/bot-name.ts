import { BOT_LEVELS } from '../bots-worker/bot-levels.ts'
import { defineTexts, useSay } from '../i18n/index.ts'

const useBotText = defineTexts('bot', {
  ja: { bot: 'ボット', level: 'ボット（{{level}}）' },
  en: { bot: 'Bot', level: 'Bot ({{level}})' },
})

/** What a bot of a level is called where its table is spoken of. */
export const useBotName = (): ((level: string) => string) => {
  const t = useBotText()
  const say = useSay()
  return (level) => {
    const found = BOT_LEVELS.find(({ id }) => id === level)
    return found === undefined ? t('bot') : t('level', { level: say(found.name) })
  }
}
