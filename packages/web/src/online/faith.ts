import { commitmentTo, type Refusal, refusal, type Seed } from '@tefuda/kernel'
import type { TableView } from '@tefuda/wire'
import type { Entropy } from './entropy.ts'

/** Before it asks to reveal, a table must show what it had committed to when the seat was taken. */
const TABLE_CHANGED = refusal(
  'table-changed',
  null,
  'この卓は、席についたあとで約束の値を変えました。公正に配られる保証がないので、こちらの値は明かしません。',
  'This table has changed its commitment since you sat down. A fair deal cannot be vouched for, so your secret is not revealed.',
)

/**
 * Sees to it that the deal is what all have committed to, and adds one's own secret once nobody can change theirs.
 * Answers with why the secret is kept back, else null.
 */
export const createFaith = (
  entropy: Entropy,
  reveal: (secret: Seed) => void,
): ((table: TableView) => Refusal | null) => {
  let revealed = false
  return ({ stage, commitments, you }) => {
    if (stage === 'open') return null
    entropy.remember(commitments)
    if (stage !== 'revealing' || you.seat === null || revealed) return null
    const secret = entropy.secretFor(commitments, you.seat)
    if (secret === null || commitments.seats[you.seat] !== commitmentTo(commitments.match, you.seat, secret))
      return null
    if (!entropy.isTableSteady(commitments)) return TABLE_CHANGED
    revealed = true
    reveal(secret)
    return null
  }
}
