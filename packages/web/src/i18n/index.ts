export { formatDate, formatDay, formatNumber } from './format.ts'
export { currentLanguage, defineTexts, useLanguage, useSay } from './texts.ts'
