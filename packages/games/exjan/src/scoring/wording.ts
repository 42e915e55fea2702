import { joinTexts, type Text, text } from '@tefuda/kernel'
import { YAKU_NAMES } from '../rules.ts'
import type { Sheet } from './sheet.ts'
import type { YakuLine } from './yaku.ts'

export const KIND_NAMES: Readonly<Record<'group' | 'run' | 'pair', Text>> = {
  group: text('群', 'Group'),
  run: text('連', 'Run'),
  pair: text('対', 'Pair'),
}

/** A yaku as a line of a sheet calls it; what counts several times says how often. */
export const yakuText = ({ id, times }: YakuLine): Text => {
  const { ja, en } = YAKU_NAMES[id]
  return times > 1 ? text(`${ja} ×${times}`, `${en} ×${times}`) : text(ja, en)
}

/** The yaku of a win in one line. */
export const yakuListText = ({ yaku, yakuman }: Sheet): Text =>
  joinTexts([...yakuman.map((id) => YAKU_NAMES[id]), ...yaku.map(yakuText)], text('・', ', '))

/** `3段 40点：リーチ・自力` */
export const sheetText = (sheet: Sheet): Text => {
  const { ja, en } = yakuListText(sheet)
  return sheet.yakuman.length > 0
    ? text(`役満 ${sheet.points}点：${ja}`, `yakuman, ${sheet.points} points: ${en}`)
    : text(`${sheet.dan}段 ${sheet.points}点：${ja}`, `${sheet.dan} dan, ${sheet.points} points: ${en}`)
}
