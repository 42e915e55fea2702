import { tz } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { subHours } from 'date-fns/subHours'

/** A day of the daily deal as `YYYY-MM-DD`: it begins and ends at four in the morning in Japan. */
export type Day = string

/** The hour at which a day begins, Japan time. */
export const TURNS_AT = 4

const JAPAN = { in: tz('Asia/Tokyo') } as const

const write = (date: Date): Day => formatISO(date, { ...JAPAN, representation: 'date' })

/** The day at a moment, in milliseconds since 1970. */
export const dayAt = (moment: number): Day => write(subHours(moment, TURNS_AT))

/** When a day begins, in milliseconds since 1970; it ends when the next one begins. */
export const startOf = (day: Day): number => addHours(parseISO(day, JAPAN), TURNS_AT).getTime()

/** The day so many days later, or earlier where `count` is negative. */
export const plusDays = (day: Day, count: number): Day => write(addDays(parseISO(day, JAPAN), count))

/** How many days `later` is after `day`; negative where it is before. */
export const daysBetween = (day: Day, later: Day): number =>
  differenceInCalendarDays(parseISO(later, JAPAN), parseISO(day, JAPAN))

/** Whether a text from outside is a day of the calendar. */
export const isDay = (text: string): boolean => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const date = parseISO(text, JAPAN)
  return !Number.isNaN(date.getTime()) && write(date) === text
}
