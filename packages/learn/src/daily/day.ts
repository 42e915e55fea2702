import { tz } from '@date-fns/tz'
import { addHours } from 'date-fns/addHours'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { subHours } from 'date-fns/subHours'

/** A day of the daily deal as `YYYY-MM-DD`: it begins and ends at four in the morning in Japan. */
export type Day = string

/** The hour at which a day begins, Japan time. */
export const TURNS_AT = 4

const JAPAN = { in: tz('Asia/Tokyo') } as const

/** The day that was asked for last, as nearly all ask for today, and when it begins and ends. */
let last = { day: '', begins: 0, ends: 0 }

/** The day at a moment, in milliseconds since 1970. */
export const dayAt = (moment: number): Day => {
  if (moment < last.begins || moment >= last.ends) {
    const day = formatISO(subHours(moment, TURNS_AT, JAPAN), { ...JAPAN, representation: 'date' })
    last = { day, begins: startOf(day), ends: startOf(plusDays(day, 1)) }
  }
  return last.day
}

/** When a day begins, in milliseconds since 1970; it ends when the next one begins. */
export const startOf = (day: Day): number => addHours(parseISO(day, JAPAN), TURNS_AT).getTime()

/** The day so many days later, or earlier where `count` is negative. */
export const plusDays = (day: Day, count: number): Day => written(numberOf(day) + count)

/** How many days `later` is after `day`; negative where it is before. */
export const daysBetween = (day: Day, later: Day): number => numberOf(later) - numberOf(day)

/** Whether a text from outside is a day of the calendar. */
export const isDay = (text: string): boolean => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const number = numberOf(text)
  return !Number.isNaN(number) && written(number) === text
}

const MS = 24 * 3600 * 1000

/** Days of the calendar are counted without hours, so in no time zone: since 1970. */
const numberOf = (day: Day): number => Date.parse(day) / MS

const written = (number: number): Day => new Date(number * MS).toISOString().slice(0, 10)
