import type { CutInEvent, CutInRules } from '@tefuda/cut-in-daifugo'
import { BIND_NAMES, bindOf, effectReach, foulName, TITLE_NAMES, titleOf } from '@tefuda/cut-in-daifugo'
import { type Rules, type Seat, type Text, text } from '@tefuda/kernel'
import type { DealEnd, LogLine, Tally } from '../../table/middle.ts'
import { effectText } from './names.ts'

const line = (seat: Seat | null, ja: string, en: string, note: Text | null = null): LogLine => ({
  seat,
  text: text(ja, en),
  points: null,
  note,
})

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** What binds a phase of plays of so many cards, in the words of the game, with the suits that are bound. */
export const bindText = (rank: boolean, suits: readonly string[], count: number): Text => {
  const name = BIND_NAMES[bindOf(rank, suits.length, count) ?? 'rank']
  const signs = suits.map((suit) => SUIT_SIGNS[suit]).join('')
  return signs === '' ? name : text(`${name.ja} ${signs}`, `${name.en} ${signs}`)
}

/** A row of the log for an event; null for what is not worth one. */
export const lineOf = (event: CutInEvent, rules: Rules): LogLine | null => {
  switch (event.type) {
    case 'deal':
      return line(null, `第${event.deal}ゲーム`, `Game ${event.deal}`)
    case 'hand':
    // What the table waits for, or the next line, says as much.
    case 'choose':
    case 'answer':
    case 'turn':
    case 'decline':
      return null
    case 'give':
      return line(
        event.seat,
        `席${event.to + 1}に ${event.card ?? '1枚'} を渡す`,
        `gives ${event.card ?? 'a card'} to seat ${event.to + 1}`,
      )
    case 'play':
      return line(event.seat, event.cards.join(' '), event.cards.join(' '))
    case 'cut':
      return line(
        event.seat,
        `カットイン！ ${event.cards.join(' ')}`,
        `Cuts in: ${event.cards.join(' ')}`,
        text(`席${event.of + 1}の手に`, `on seat ${event.of + 1}`),
      )
    case 'pass':
      return line(event.seat, 'パス', 'Pass')
    case 'bind': {
      const words = bindText(event.rank, event.suits, event.count)
      return line(null, words.ja, words.en)
    }
    case 'revolution':
      return event.on ? line(null, '革命', 'Revolution') : line(null, '革命返し', 'Counter-revolution')
    case 'effect': {
      const name = effectText(event.effect, rules)
      const reach = effectReach(rules as CutInRules, event.effect, event.count)
      return reach === null
        ? line(null, name.ja, name.en)
        : line(null, `${name.ja}（${reach.ja}）`, `${name.en} (${reach.en})`)
    }
    case 'salvage':
      return line(event.seat, `捨て札から ${event.card}`, `takes ${event.card} from the discards`)
    case 'discard':
      return line(event.seat, `${event.card} を捨てる`, `discards ${event.card}`)
    case 'open':
      return line(event.seat, `公開札 ${event.cards.join(' ')}`, `Public: ${event.cards.join(' ')}`)
    case 'greed':
      return line(
        event.seat,
        `席${event.from + 1}の ${event.card} を席${event.to + 1}の公開札に`,
        `moves ${event.card} of seat ${event.from + 1} to seat ${event.to + 1}`,
      )
    case 'foul':
      return line(event.seat, `反則 ${event.cards.join(' ')}`, `Foul: ${event.cards.join(' ')}`, foulName(event.rule))
    case 'out':
      return event.foul
        ? line(event.seat, '反則上がり（最下位）', 'out by a foul, ranks last')
        : line(event.seat, `上がり（${event.place}番目）`, `out, place ${event.place}`)
    case 'fall':
      return line(event.seat, '都落ち', 'falls to the last place')
    case 'resign':
      return line(event.seat, '投了', 'resigns')
    case 'clear':
      return line(null, `流れました。次は席${event.leader + 1}から`, `Cleared; next to lead: seat ${event.leader + 1}`)
    case 'end':
      return line(null, `第${event.deal}ゲーム終了`, `Game ${event.deal} ends`)
  }
}

export const dealEndOf = (event: CutInEvent): DealEnd | null =>
  event.type === 'end'
    ? {
        title: text(`第${event.deal}ゲーム終了`, `Game ${event.deal} is over`),
        standings: event.places.map((seat, place) => ({
          seat,
          place: place + 1,
          title: TITLE_NAMES[titleOf(place, event.places.length)],
          points: event.points[seat] ?? 0,
          total: event.totals[seat] ?? 0,
        })),
        over: event.over,
      }
    : null

/** How often a seat had which title, and what it brought. */
export const tallyOf = (events: readonly CutInEvent[], seat: Seat): Tally => {
  const rows = new Map<string, { readonly label: Text; count: number; points: number }>()
  for (const [title, label] of Object.entries(TITLE_NAMES)) rows.set(title, { label, count: 0, points: 0 })
  for (const event of events) {
    if (event.type !== 'end') continue
    const row = rows.get(titleOf(event.places.indexOf(seat), event.places.length))
    if (row === undefined) continue
    row.count += 1
    row.points += event.points[seat] ?? 0
  }
  return { rows: [...rows.values()], best: null }
}
