import type { Pack } from '../cards/index.ts'

/** Games that are not played with French cards, by their id. */
const PACKS: Readonly<Record<string, Pack>> = { exjan: 'exjan' }

/** The pack a game is played with. */
export const packOf = (game: string): Pack => PACKS[game] ?? 'french'
