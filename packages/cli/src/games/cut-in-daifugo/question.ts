import { type CutInView, choiceKind, stillToChoose } from '@tefuda/cut-in-daifugo'
import { type Seat, type Text, text } from '@tefuda/kernel'
import { shapeName } from '../climbing/laid.ts'
import type { Projection } from '../drawing.ts'
import { bindsOf, nameOfEffect } from './middle.ts'

/** What a seat that is due is asked now. In a window it is the same for everybody, whoever holds what (CD-4). */
export const questionOf = (projection: Projection, seat: Seat): string => {
  const view = projection.view as CutInView
  const { say } = projection.look
  switch (view.phase) {
    case 'window':
      return say(
        text(
          'カットインしますか？　Enter：しない　する：同じ札を打つ',
          'Cut in? Enter: no. To cut in, type the same cards',
        ),
      )
    case 'exchange':
      return say(exchangeQuestion(projection, view, seat))
    case 'choice':
      return say(choiceQuestion(projection, view, seat))
    case 'turn':
      return turnQuestion(projection, view)
    case 'over':
      return ''
  }
}

const turnQuestion = ({ look }: Projection, view: CutInView): string => {
  const { table, shape } = view
  if (table === null || shape === null)
    return look.say(text('あなたの番：好きな組み合わせを出せます（m で一覧）', 'You lead: play anything (m lists it)'))
  const kind = shapeName(shape.run ? { width: 1, length: shape.count } : { width: shape.count, length: 1 })
  const binds = bindsOf(view, look)
  const bound = binds.length === 0 ? '' : look.say(text(`（${binds.join('・')}）`, ` (${binds.join(', ')})`))
  return look.say(
    text(
      `あなたの番：もっと強い${kind.ja}${bound}　p：パス　m：出せる手`,
      `Your turn: a stronger ${kind.en}${bound}. p: pass, m: what you may play`,
    ),
  )
}

const choiceQuestion = ({ names, rules }: Projection, view: CutInView, seat: Seat): Text => {
  const choice = view.resolving!.choice!
  const { effect, of } = choice
  const name = nameOfEffect(effect, rules)
  const whose = names[of] ?? ''
  const more = stillToChoose(view, choice, seat)
  const rest = text(`（あと${more}枚）`, ` (${more} to go)`)
  const asks = (ja: string, en: string): Text => text(`${name.ja}：${ja}${rest.ja}`, `${name.en}: ${en}${rest.en}`)
  switch (choiceKind(choice)) {
    case 'salvage':
      return asks('捨て札から取る札は？　none：取らない', 'which discard do you take? none: no more')
    case 'pass':
      return asks(`${whose} に渡す札は？`, `which card for ${whose}?`)
    case 'discard':
      return asks('捨てる札は？', 'which card do you discard?')
    case 'peep': {
      const count = view.hands[of]?.hidden ?? 0
      return asks(
        `${whose} の伏せ札1〜${count}のどれを公開させますか？`,
        `which of the ${count} hidden cards of ${whose}?`,
      )
    }
    case 'greed': {
      const to = of === seat ? text('自分', 'your own') : text(`${whose} `, `${whose}'s`)
      return asks(
        `${to.ja}の公開札にする札は？（m で一覧）　none：選ばない`,
        `which public card becomes one of ${to.en}? m lists them, none: no more`,
      )
    }
    case 'open':
      return asks('公開する手札は？', 'which card do you make public?')
  }
}

/** First with last, second with last but one (CD-11). */
const exchangeQuestion = ({ names }: Projection, { exchange, before }: CutInView, seat: Seat): Text => {
  const partner = names[before[before.length - 1 - before.indexOf(seat)] ?? 0] ?? ''
  const left = exchange?.left[seat] ?? 0
  return exchange?.step === 'poor'
    ? text(
        `札の交換：${partner} に渡す、いちばん強い札は？（あと${left}枚）`,
        `Exchange: which of your strongest cards for ${partner}? (${left} to go)`,
      )
    : text(`札の交換：${partner} に渡す札は？（あと${left}枚）`, `Exchange: which card for ${partner}? (${left} to go)`)
}
