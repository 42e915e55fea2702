import type { ExjanRules, Payment, Sheet } from '@tefuda/exjan'
import { type Text, text } from '@tefuda/kernel'

const FACTORS: Readonly<Record<number, Text>> = {
  50: text('の半分', 'half of'),
  25: text('の4分の1', 'a quarter of'),
}

/** Why a seat pays: what it did, and the part of the points that makes. */
export const whyPaid = (sheet: Sheet, payment: Payment, rules: Pick<ExjanRules, 'leastShare'>): Text => {
  const reason = REASONS[roleOf(sheet, payment)]
  const part = partOf(sheet.points, payment.percent)
  const isLeast = payment.due > Math.ceil((sheet.points * payment.percent) / 100)
  const least = isLeast ? text(`、少なくとも${rules.leastShare}点`, `, and at least ${rules.leastShare}`) : text('', '')
  const lacks =
    payment.paid < payment.due
      ? text(`（持っている${payment.paid}点だけ）`, ` (${payment.paid} is all there is)`)
      : text('', '')
  return text(`${reason.ja}：${part.ja}${least.ja}${lacks.ja}`, `${reason.en}: ${part.en}${least.en}${lacks.en}`)
}

type Role = 'dealerDiscard' | 'otherDiscard' | 'dealerDraw' | 'toDealer' | 'toOther'

const roleOf = ({ from, winner, dealer }: Sheet, { seat }: Payment): Role => {
  if (from !== null) return winner === dealer ? 'dealerDiscard' : 'otherDiscard'
  if (winner === dealer) return 'dealerDraw'
  return seat === dealer ? 'toDealer' : 'toOther'
}

const REASONS: Readonly<Record<Role, Text>> = {
  dealerDiscard: text('親のあがり札を捨てた', 'discarded the dealer’s winning card'),
  otherDiscard: text('子のあがり札を捨てた', 'discarded the winning card'),
  dealerDraw: text('親が引いてあがった', 'the dealer drew it'),
  toDealer: text('子が引いてあがり、親の分', 'another drew it, the dealer’s share'),
  toOther: text('子が引いてあがり、子の分', 'another drew it, the share of the rest'),
}

const partOf = (points: number, percent: number): Text => {
  if (percent === 100) return text(`${points}点`, `${points} points`)
  const factor = FACTORS[percent]
  return factor === undefined
    ? text(`${points}点の${percent / 100}倍`, `${points} points × ${percent / 100}`)
    : text(`${points}点${factor.ja}`, `${factor.en} ${points} points`)
}

/** What every seat gained or lost by a win; the stakes are the winner's besides. */
export const gainOf = ({ winner, payments }: Sheet, seat: number): number =>
  seat === winner
    ? payments.reduce((sum, { paid }) => sum + paid, 0)
    : -payments.reduce((sum, payment) => sum + (payment.seat === seat ? payment.paid : 0), 0)
