import { usualSeats } from '@tefuda/kernel'
import type { CataloguePreset } from '../catalogue/catalogue.ts'

/** As many bots as there usually are with one person, and one at least. */
export const botsFor = ({ seats }: CataloguePreset): number => Math.max(1, usualSeats(seats) - 1)

/** "1–5", or a single number. */
export const seatRange = ({ seats }: CataloguePreset): string => [...new Set([seats[0], seats.at(-1)])].join('–')
