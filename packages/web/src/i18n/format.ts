import type { Language } from '@tefuda/kernel'

/** A whole number with separators and the sign for minus, as both languages write it: 1,480, −3. */
export const formatNumber = (value: number): string => value.toLocaleString('en').replace('-', '−')

/** Day and time of a moment in milliseconds, on this device's clock. */
export const formatDate = (moment: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)

/** The day of the week of a day (`YYYY-MM-DD`), as short as people write it: 火, Tue. */
export const formatWeekday = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(day))

/** A day of the calendar (`YYYY-MM-DD`) as people say it: 11月24日, November 24. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))
