export { currentLanguage, defineTexts, useLanguage, useSay } from './texts.ts'
export { formatDate, formatNumber } from './format.ts'
