export { formatDate, formatDay, formatNumber, formatWeekday } from './format.ts'
export { currentLanguage, defineTexts, useLanguage, useSay } from './texts.ts'
