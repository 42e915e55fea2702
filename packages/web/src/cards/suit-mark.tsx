import { SUIT_SHAPES, type SuitLetter } from './suits.ts'

/** The sign of a suit in running text, drawn; `suit` is its letter, S H D C. */
export const SuitMark = ({ suit }: { readonly suit: string }) => (
  <span className="suit-mark" data-suit={suit} data-red={suit === 'H' || suit === 'D'}>
    <svg viewBox="0 0 100 100" role="img" aria-label={NAMES[suit] ?? suit}>
      <path d={SUIT_SHAPES[suit as SuitLetter]} />
    </svg>
  </span>
)

const NAMES: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }
