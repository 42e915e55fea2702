import { type Term, text } from '@tefuda/kernel'
import type { CccRules } from '../rules.ts'
import { flushText } from './chapters/paying.ts'
import { HELD } from './chapters/territory.ts'

/** How cells are held, and what multiplies a payment. */
export const terms = ({ multipliers, flushCards }: CccRules): Term[] => [
  ...HELD.map(
    ({ id, lead, name, follows }): Term => ({
      id,
      name,
      meaning: text(`コインが${lead.ja}マスです。${follows.ja}`, `${lead.en} in coins. ${follows.en}`),
      chapter: 'territory',
    }),
  ),
  ...(multipliers.flush > 1
    ? [
        {
          id: 'flush',
          name: text('フラッシュ', 'Flush'),
          meaning: flushText(multipliers.flush, flushCards),
          chapter: 'paying',
        },
      ]
    : []),
]
