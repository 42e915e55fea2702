import { defineTexts } from '../../i18n/index.ts'

export const useZhengText = defineTexts('zheng-shang-you', {
  ja: { oneSuit: '同じスート', impure: '代わりの札あり' },
  en: { oneSuit: 'One suit', impure: 'With stand-ins' },
})
