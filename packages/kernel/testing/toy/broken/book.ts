import { type Snatch, snatch } from '../snatch.ts'
import type { Broken } from './bend.ts'

const book = (
  what: string,
  says: RegExp,
  change: (book: ReturnType<Snatch['rulebook']>) => Partial<typeof book>,
): Broken => {
  const game = snatch()
  const rulebook: Snatch['rulebook'] = (rules, seats) => {
    const sound = game.rulebook(rules, seats)
    return { ...sound, ...change(sound) }
  }
  return { what, property: 'book', says, game: { ...game, rulebook } }
}

export const BOOK: readonly Broken[] = [
  book('a ruling is missing', /rests on SN-1, which is missing/, () => ({ rulings: [] })),
  book('the title is in one language', /the title has no English/, () => ({ title: { ja: '横取り', en: '' } })),
  book('a figure shows a card of another game', /which is not in the deck/, () => ({
    chapters: [
      {
        id: 'play',
        title: { ja: '絵', en: 'Figure' },
        blocks: [
          {
            kind: 'figure',
            figure: { spots: [{ x: 0, y: 0, card: 'S5' }], lines: [] },
            caption: { ja: '絵', en: 'Figure' },
          },
        ],
      },
    ],
  })),
]
