import { type Term, text } from '@tefuda/kernel'

/** The plays that a table names; they are the same under all rules. */
const TERMS: readonly Term[] = [
  {
    id: 'set',
    name: text('同位札', 'Set'),
    meaning: text(
      '同じランクの2枚以上です。ランクの高いほうが勝ち、同じランクなら代わりの札のないほうが勝ちます。',
      'Two or more cards of one rank. The higher rank wins; of equal ones the set without wild cards.',
    ),
    chapter: 'sets',
  },
  {
    id: 'sequence',
    name: text('シークエンス', 'Sequence'),
    meaning: text(
      'ランクの続いた3枚以上で、3からAまでです。同じ枚数の同位札が3つ以上続いたものもあります。',
      'Three or more ranks in a row, from 3 to A; of single cards, or of sets of equal size.',
    ),
    chapter: 'plays',
  },
  {
    id: 'one-suit',
    name: text('同じスート', 'One suit'),
    meaning: text(
      'スートのそろったシークエンスは、スートの混じったものに、ランクにかかわらず勝ちます。',
      'A sequence of one suit beats any of mixed suits, whatever the ranks.',
    ),
    chapter: 'sequences',
  },
  {
    id: 'stand-in',
    name: text('代わりの札', 'Stand-in'),
    meaning: text(
      '2とジョーカーは、自分より弱いランクの札の代わりになれます。同じランクなら、代わりの札の入らないほうが勝ちます。',
      'Twos and jokers may stand for cards of a lower rank. Of two plays of one rank the one without them wins.',
    ),
    chapter: 'sets',
  },
]

export const terms = (): readonly Term[] => TERMS
