import { type LogLine, logLine, type Seat, type Text, text } from '@tefuda/kernel'
import type { ExjanEvent } from './event.ts'
import { YAKU_NAMES } from './rules.ts'
import type { Sheet } from './scoring/sheet.ts'

/** One line about an event. Seats are called by number, counted from 1; a client may put names in their place. */
export const narrateEvent = (event: ExjanEvent): LogLine => {
  switch (event.type) {
    case 'deal':
      return logLine(
        null,
        `第${event.deal}ラウンド　親は席${event.dealer + 1}　ドラ表示 ${event.indicator}（ドラは ${event.dora.join(' ')}）　山札${event.wall}枚`,
        `Round ${event.deal}: seat ${event.dealer + 1} deals, indicator ${event.indicator} (dora ${event.dora.join(' ')}), ${event.wall} cards in the wall`,
      )
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取りました', 'has taken up a hand', { weight: 'minor' })
        : logLine(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`, { weight: 'seen' })
    case 'draw':
      return logLine(
        event.seat,
        `${event.card === null ? '1枚' : `${event.card} `}を引きました（山札${event.wall}枚）`,
        `draws ${event.card ?? 'a card'} (${event.wall} left)`,
        { weight: event.card === null ? 'minor' : 'main' },
      )
    case 'discard':
      return logLine(event.seat, `${event.card} を捨てました`, `discards ${event.card}`)
    case 'reach':
      return logLine(
        event.seat,
        `リーチ！ ${event.card} を捨て、${event.stake}点を置きました`,
        `reach: discards ${event.card} and pays ${event.stake}`,
      )
    case 'answer':
      return answered(event.seat, event.answer)
    case 'call': {
      const name = event.kind === 'group' ? text('群', 'group') : text('連', 'run')
      return logLine(
        event.seat,
        `${name.ja}！ ${event.cards.join(' ')}（席${event.from + 1}の ${event.taken}）`,
        `calls ${name.en}: ${event.cards.join(' ')} (${event.taken} of seat ${event.from + 1})`,
      )
    }
    case 'win':
      return won(event.sheet)
    case 'exhausted':
      return logLine(null, '山札がなくなりました。流局です', 'The wall is empty: the round is drawn')
    case 'end':
      return event.next === null
        ? logLine(null, `終わり　${event.chips.join(' : ')}`, `The game is over, ${event.chips.join(' : ')}`)
        : logLine(
            null,
            `第${event.deal}ラウンド終了　${event.chips.join(' : ')}　次の親は席${event.next + 1}`,
            `Round ${event.deal} is over, ${event.chips.join(' : ')}; seat ${event.next + 1} deals next`,
          )
  }
}

const answered = (seat: Seat, answer: string): LogLine => {
  const [verb, ...cards] = answer.split(' ')
  switch (verb) {
    case 'win':
      return logLine(seat, 'あがりを宣言しました', 'says that it wins', { weight: 'minor' })
    case 'group':
      return logLine(seat, `群を宣言しました（${cards.join(' ')}）`, `asks for a group with ${cards.join(' ')}`, {
        weight: 'minor',
      })
    case 'run':
      return logLine(seat, `連を宣言しました（${cards.join(' ')}）`, `asks for a run with ${cards.join(' ')}`, {
        weight: 'minor',
      })
    default:
      return logLine(seat, '見送りました', 'lets it pass', { weight: 'minor' })
  }
}

const won = (sheet: Sheet): LogLine => {
  const how =
    sheet.from === null
      ? text(`${sheet.card} を引いて`, `draws ${sheet.card}`)
      : text(`席${sheet.from + 1}の ${sheet.card} で`, `on ${sheet.card} of seat ${sheet.from + 1}`)
  const worth =
    sheet.yakuman.length > 0 ? text(`役満${sheet.points}点`, `yakuman, ${sheet.points} points`) : inDan(sheet)
  const lines = [
    ...sheet.yakuman.map((id) => YAKU_NAMES[id]),
    ...sheet.yaku.map(({ id, dan }) =>
      text(`${YAKU_NAMES[id].ja} ${dan}`, `${YAKU_NAMES[id].en.toLowerCase()} ${dan}`),
    ),
  ]
  const hand = sheet.blocks.map(({ cards }) => cards.join(' ')).join(' / ')
  return logLine(
    sheet.winner,
    `あがり！ ${how.ja}　${hand}　${lines.map(({ ja }) => ja).join('・')}　${worth.ja}　${paid(sheet).ja}`,
    `wins, ${how.en}: ${hand}: ${lines.map(({ en }) => en.toLowerCase()).join(', ')}; ${worth.en}; ${paid(sheet).en}`,
  )
}

const inDan = ({ dan, points }: Sheet): Text => text(`${dan}段${points}点`, `${dan} dan, ${points} points`)

const paid = ({ payments, stakes }: Sheet): Text => {
  const staked = stakes > 0 ? text(`、供託 +${stakes}`, `, stakes +${stakes}`) : text('', '')
  const each = payments.map(({ seat, paid: points }) => ({ seat: seat + 1, points }))
  return text(
    `${each.map(({ seat, points }) => `席${seat} −${points}`).join('、')}${staked.ja}`,
    `${each.map(({ seat, points }) => `seat ${seat} −${points}`).join(', ')}${staked.en}`,
  )
}
