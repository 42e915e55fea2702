import { cardsEn, joinTexts, type LogLine, logLine, type Seat, type Text, text } from '@tefuda/kernel'
import { BIND_NAMES, bindOf } from './bind.ts'
import type { CutInEvent } from './event.ts'
import { titleOf } from './finish.ts'
import { type CutInRules, type Effect, effectName, TITLE_NAMES } from './rules.ts'

/** An event as a line of the log. */
export const narrateEvent = (rules: CutInRules, event: CutInEvent): LogLine => {
  switch (event.type) {
    case 'deal':
      return logLine(null, `第${event.deal}ゲーム`, `Game ${event.deal}`, { note: handed(event.counts) })
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取る', 'hand taken up', { weight: 'minor' })
        : logLine(event.seat, `手札 ${cards(event.cards)}`, `hand ${cards(event.cards)}`, { weight: 'seen' })
    case 'give':
      return logLine(
        event.seat,
        `席${event.to + 1}に${event.card === null ? '1枚' : ` ${event.card} を`}渡す`,
        `${event.card ?? 'a card'} to seat ${event.to + 1}`,
      )
    case 'play':
      return logLine(event.seat, cards(event.cards), cards(event.cards), { note: left(event.left) })
    case 'cut':
      return logLine(event.seat, `カットイン！ ${cards(event.cards)}`, `cut-in! ${cards(event.cards)}`, {
        note: cutOn(event.of, event.left),
      })
    case 'answer':
      return event.cards.length === 0
        ? logLine(event.seat, '見送る', 'no cut-in', { weight: 'minor' })
        : logLine(event.seat, `カットインを宣言：${cards(event.cards)}`, `cut-in called: ${cards(event.cards)}`, {
            weight: 'minor',
          })
    case 'turn':
      return logLine(null, `席${event.seat + 1}の番`, `Next: seat ${event.seat + 1}`, { weight: 'minor' })
    case 'pass':
      return logLine(event.seat, 'パス', 'passed')
    case 'bind': {
      const { ja, en } = bindText(event.rank, event.suits, event.count)
      return logLine(null, ja, en)
    }
    case 'revolution':
      return event.on
        ? logLine(null, '革命！', 'Revolution!', { note: text('強さが逆になる', 'the order is turned round') })
        : logLine(null, '革命返し！', 'Counter-revolution!', { note: text('強さが元に戻る', 'the order is as before') })
    case 'effect':
    case 'choose':
    case 'decline':
    case 'salvage':
    case 'discard':
    case 'open':
    case 'greed':
      return narrateEffect(rules, event)
    case 'foul':
      return logLine(event.seat, `反則 ${cards(event.cards)}`, `foul: ${cards(event.cards)}`, {
        note: foulName(event.rule),
      })
    case 'out':
      return event.foul
        ? logLine(event.seat, `反則上がり、${event.place}位`, `out by a foul, place ${event.place}`)
        : logLine(event.seat, `${event.place}位で上がり`, `out, place ${event.place}`)
    case 'fall':
      return logLine(event.seat, '都落ち', 'fallen', { note: text('最下位になる', 'will rank last') })
    case 'resign':
      return logLine(event.seat, '投了', 'resigned', {
        note: text(`手札 ${cards(event.cards)}`, `hand ${cards(event.cards)}`),
      })
    case 'clear':
      return logLine(null, `場が流れ、次は席${event.leader + 1}から`, `Cleared; next to lead: seat ${event.leader + 1}`)
    case 'end':
      return logLine(null, `第${event.deal}ゲーム終了`, `Game ${event.deal} ends`, {
        note: standings(event.places, event.totals),
      })
  }
}

type EffectEvent = Extract<
  CutInEvent,
  { readonly type: 'effect' | 'choose' | 'decline' | 'salvage' | 'discard' | 'open' | 'greed' }
>

/** What the effect of a card does, and the cards that are chosen for it. */
const narrateEffect = (rules: CutInRules, event: EffectEvent): LogLine => {
  switch (event.type) {
    case 'effect': {
      const { ja, en } = effectName(event.effect, rules.effects[event.effect])
      return logLine(event.seat, ja, en.toLowerCase(), { note: effectReach(rules, event.effect, event.count) })
    }
    case 'choose':
      return event.card === null
        ? logLine(event.seat, '札を選ぶ', 'card chosen', { weight: 'minor' })
        : logLine(event.seat, `${event.card} を選ぶ`, `${event.card} chosen`, { weight: 'minor' })
    case 'decline':
      return logLine(event.seat, '選ばない', 'none chosen', { weight: 'minor' })
    case 'salvage':
      return logLine(event.seat, `捨て札から ${event.card}`, `${event.card} from the discards`)
    case 'discard':
      return logLine(event.seat, `${event.card} を捨てる`, `${event.card} discarded`)
    case 'open':
      return logLine(event.seat, `公開札 ${cards(event.cards)}`, `public: ${cards(event.cards)}`)
    case 'greed':
      return logLine(
        event.seat,
        `席${event.from + 1}の ${event.card} を席${event.to + 1}の公開札に`,
        `${event.card} of seat ${event.from + 1} to seat ${event.to + 1}`,
      )
  }
}

const handed = (counts: readonly number[]): Text =>
  counts.every((count) => count === counts[0])
    ? text(`手札は${counts[0]}枚ずつ`, `${counts[0]} cards each`)
    : text(`手札は席順に${counts.join('、')}枚`, `hands of ${counts.join(', ')} cards`)

const left = (count: number): Text | null => (count === 0 ? null : text(`残り${count}枚`, `${count} left`))

/** On whose cards, and how many are left. */
const cutOn = (of: Seat, count: number): Text => {
  const on = text(`席${of + 1}の札に`, `on seat ${of + 1}`)
  const rest = left(count)
  return rest === null ? on : joinTexts([on, rest], text('、', ', '))
}

const cards = (names: readonly string[]): string => names.join(' ')

const SUITS: Readonly<Record<string, Text>> = {
  S: text('スペード', 'spades'),
  H: text('ハート', 'hearts'),
  D: text('ダイヤ', 'diamonds'),
  C: text('クラブ', 'clubs'),
}

/** What a foul offends against, by the ruling; without one it is the turn. */
const FOULS: Readonly<Record<string, Text>> = {
  'CD-1': text('強さが足りない', 'not strong enough'),
  'CD-2': text('形や枚数が違う', 'another type or number'),
  'CD-3': text('縛りに合わない', 'against a bind'),
  'CD-35': text('落とした札', 'dropped'),
  '': text('順番ではない', 'out of turn'),
}

/** What a foul offends against, in a few words; `rule` as its event has it. */
const foulName = (rule: string | null): Text => FOULS[rule ?? ''] ?? FOULS['']!

/** Everything that binds the phase now, by its name; a suit that must be there twice is named with its number. */
export const bindText = (isRank: boolean, suits: readonly string[], count: number): Text => {
  const name = BIND_NAMES[bindOf(isRank, suits.length, count)!]
  const named = [...new Set(suits)].map((suit) => {
    const times = suits.filter((other) => other === suit).length
    const { ja, en } = SUITS[suit]!
    return times === 1 ? text(ja, en) : text(`${ja}${times}枚`, `${en} (${times})`)
  })
  if (named.length === 0) return name
  const { ja, en } = joinTexts(named, text('、', ', '))
  return text(`${name.ja}：${ja}`, `${name.en}: ${en}`)
}

/** How far an effect reaches that counts so many cards: `3人飛ばし`, `2 cards`; null where that goes without saying. */
const effectReach = (rules: CutInRules, which: Effect, count: number): Text | null => {
  switch (which) {
    case 'skip':
      return text(`${2 * count - 1}人飛ばし`, `${2 * count - 1} skipped`)
    case 'salvage':
      return text(`${count}枚まで`, `up to ${cardsEn(count)}`)
    case 'pass':
    case 'discard':
    case 'peep':
      return text(`${count}枚`, cardsEn(count))
    case 'greed':
    case 'open':
      return text(`${Math.floor(count / rules.perCard)}枚`, cardsEn(Math.floor(count / rules.perCard)))
    default:
      return null
  }
}

const standings = (places: readonly Seat[], totals: readonly number[]): Text =>
  joinTexts(
    places.map((seat, place) => {
      const { ja, en } = TITLE_NAMES[titleOf(place, places.length)]
      const total = signed(totals[seat]!)
      return text(`${ja} 席${seat + 1} 計${total}点`, `${en.toLowerCase()} seat ${seat + 1}, total ${total}`)
    }),
    text('、', '; '),
  )

const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)
