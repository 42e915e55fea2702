import { defineTexts } from '../../i18n/index.ts'

export const useZhengText = defineTexts('zheng-shang-you', {
  ja: { oneSuit: '同じスート', impure: '代わりの札あり', passes: 'パス：{{names}}', between: '、' },
  en: { oneSuit: 'One suit', impure: 'With stand-ins', passes: 'Passed: {{names}}', between: ', ' },
})
