import { type Description, type Text, text } from '@tefuda/kernel'
import type { ZhengShangYouView } from './view.ts'

/** What goes on in each step of the exchange (ZS-5). */
export const EXCHANGE_STEPS: Readonly<Record<NonNullable<ZhengShangYouView['exchange']>['step'], Text>> = {
  show: text('下位の2人が、いちばん強い札を1枚ずつ見せます。', 'The last two show their strongest card.'),
  take: text(
    '1位が、見せた札の1枚を取ります。もう1枚は2位へ。',
    'The first takes one of the two; the other goes to the second.',
  ),
  give: text('上位の2人が、渡す札を1枚ずつ出します。', 'The first two put down a card each.'),
  'take-back': text(
    '下から2番目が1枚を取ります。もう1枚は最下位へ。',
    'The last but one takes one; the other goes to the last.',
  ),
}

/** What a view tells beside where cards lie: what lies to be beaten, or the step of the exchange. */
export const describeView = ({ table, exchange }: ZhengShangYouView): Description => {
  if (exchange !== null) return { notes: [EXCHANGE_STEPS[exchange.step]] }
  if (table === null) return { notes: [] }
  const cards = table.cards.join(' ')
  return { notes: [text(`場は席${table.by + 1}の ${cards}`, `On the table: ${cards} of seat ${table.by + 1}`)] }
}
