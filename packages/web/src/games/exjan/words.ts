import { type Sheet, YAKU_NAMES, type YakuLine } from '@tefuda/exjan'
import { type Text, text } from '@tefuda/kernel'

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
export const yakuOf = ({ yaku, yakuman }: Sheet): Text => {
  const names = [...yakuman.map((id) => YAKU_NAMES[id]), ...yaku.map(yakuText)]
  return text(names.map(({ ja }) => ja).join('・'), names.map(({ en }) => en).join(', '))
}

/** `3段 40点：リーチ・自力` */
export const sheetText = (sheet: Sheet): Text => {
  const names = yakuOf(sheet)
  return sheet.yakuman.length > 0
    ? text(`役満 ${sheet.points}点：${names.ja}`, `yakuman, ${sheet.points} points: ${names.en}`)
    : text(`${sheet.dan}段 ${sheet.points}点：${names.ja}`, `${sheet.dan} dan, ${sheet.points} points: ${names.en}`)
}
