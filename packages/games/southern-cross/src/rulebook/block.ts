import type { Block } from '@tefuda/kernel'
import { writerOf } from '@tefuda/kernel/rulebook'
import type { RoleKind } from '../rules.ts'
import { type BookSubject, differs } from './subject.ts'

export { count, same } from '@tefuda/kernel/rulebook'

export const { say, list, table } = writerOf<BookSubject>('SC')

/** Roles of an example of which the official rules print a sum that does not add up; nothing where these score otherwise. */
export const slip = (subject: BookSubject, kinds: readonly RoleKind[], printed: number): Block[] => {
  if (kinds.some((kind) => differs(subject, `points.${kind}`))) return []
  const points = kinds.map((kind) => subject.rules.points[kind])
  const terms = points.join(' + ')
  const sum = points.reduce((total, one) => total + one)
  return [
    say(
      subject,
      `公式ルールでは、この形の例が${printed}点となっていますが、${terms} を足すと${sum}点です。点は役の表のとおりに数えます。`,
      `The official rules print ${printed} points for this example, but ${terms} is ${sum}. What counts is the table of the roles.`,
    ),
  ]
}
