import { joinTexts, type LogLine, logLine, type Seat, type Text, text } from '@tefuda/kernel'
import { BIND_NAMES, bindOf } from './bind.ts'
import type { CutInEvent } from './event.ts'
import { titleOf } from './finish.ts'
import { type CutInRules, type Effect, effectName, TITLE_NAMES } from './rules.ts'

/** One line about an event. Seats are called by number, counted from 1; a client may put names in their place. */
export const narrateEvent = (rules: CutInRules, event: CutInEvent): LogLine => {
  switch (event.type) {
    case 'deal':
      return dealt(event.deal, event.counts)
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取りました', 'takes up a hand', { weight: 'minor' })
        : logLine(event.seat, `手札 ${cards(event.cards)}`, `hand ${cards(event.cards)}`, { weight: 'seen' })
    case 'choose':
      return event.card === null
        ? logLine(event.seat, '札を選びました', 'has chosen a card', { weight: 'minor' })
        : logLine(event.seat, `${event.card} を選びました`, `chooses ${event.card}`, { weight: 'minor' })
    case 'give':
      return logLine(
        event.seat,
        `席${event.to + 1}に${event.card === null ? '1枚' : ` ${event.card} を`}渡しました`,
        `gives ${event.card ?? 'a card'} to seat ${event.to + 1}`,
      )
    case 'play':
      return logLine(
        event.seat,
        `${cards(event.cards)}（残り${event.left}枚）`,
        `${cards(event.cards)} (${event.left} left)`,
      )
    case 'cut':
      return logLine(
        event.seat,
        `席${event.of + 1}にカットイン！ ${cards(event.cards)}（残り${event.left}枚）`,
        `cuts in on seat ${event.of + 1} with ${cards(event.cards)} (${event.left} left)`,
      )
    case 'answer':
      return event.cards.length === 0
        ? logLine(event.seat, '見送りました', 'lets it pass', { weight: 'minor' })
        : logLine(
            event.seat,
            `カットインを宣言しました（${cards(event.cards)}）`,
            `asks to cut in with ${cards(event.cards)}`,
            { weight: 'minor' },
          )
    case 'turn':
      return logLine(null, `席${event.seat + 1}の番です`, `Next is seat ${event.seat + 1}`, { weight: 'minor' })
    case 'pass':
      return logLine(event.seat, 'パス', 'passes')
    case 'bind': {
      const { ja, en } = bound(event.rank, event.suits, event.count)
      return logLine(null, ja, en)
    }
    case 'revolution':
      return event.on
        ? logLine(null, '革命！ 強さが逆になります', 'Revolution! The order is turned round')
        : logLine(null, '革命返し！ 強さが元に戻ります', 'Counter-revolution! The order is as before')
    case 'effect':
      return effect(rules, event.seat, event.effect, event.count)
    case 'decline':
      return logLine(event.seat, '選びませんでした', 'chooses none')
    case 'salvage':
      return logLine(event.seat, `捨て札から ${event.card} を拾いました`, `takes ${event.card} from the discards`)
    case 'discard':
      return logLine(event.seat, `${event.card} を捨てました`, `throws ${event.card} away`)
    case 'open':
      return logLine(
        event.seat,
        `${cards(event.cards)} を公開札に`,
        event.cards.length === 1 ? `${cards(event.cards)} becomes public` : `${cards(event.cards)} become public`,
      )
    case 'greed':
      return logLine(
        event.seat,
        `席${event.from + 1}の公開札 ${event.card} を席${event.to + 1}へ移しました`,
        `moves the public ${event.card} from seat ${event.from + 1} to seat ${event.to + 1}`,
      )
    case 'foul': {
      const { ja, en } = foulName(event.rule)
      return logLine(event.seat, `反則（${ja}）：${cards(event.cards)}`, `foul (${en}): ${cards(event.cards)}`)
    }
    case 'out':
      return event.foul
        ? logLine(
            event.seat,
            `禁じ手の上がり。${event.place}位`,
            `goes out with a forbidden card, place ${event.place}`,
          )
        : logLine(event.seat, `${event.place}位で上がり`, `goes out, place ${event.place}`)
    case 'fall':
      return logLine(event.seat, '都落ち。最下位になります', 'falls and will rank last')
    case 'resign':
      return logLine(event.seat, `投了。手札は ${cards(event.cards)}`, `resigns and shows ${cards(event.cards)}`)
    case 'clear':
      return logLine(
        null,
        `場が流れました。席${event.leader + 1}から始めます`,
        `The table is cleared; seat ${event.leader + 1} leads`,
      )
    case 'end':
      return ended(event.deal, event.places, event.totals)
  }
}

const dealt = (deal: number, counts: readonly number[]): LogLine =>
  counts.every((count) => count === counts[0])
    ? logLine(null, `第${deal}ゲーム、手札は${counts[0]}枚ずつ`, `Game ${deal} is dealt: ${counts[0]} cards each`)
    : logLine(
        null,
        `第${deal}ゲーム、手札は席順に${counts.join('、')}枚`,
        `Game ${deal} is dealt: ${counts.join(', ')} cards`,
      )

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
  '': text('順番ではない', 'out of turn'),
}

/** What a foul offends against, in a few words; `rule` as its event has it. */
export const foulName = (rule: string | null): Text => FOULS[rule ?? ''] ?? FOULS['']!

/** Everything that binds the phase now, by its name; a suit that must be there twice is named with its number. */
export const bound = (isRank: boolean, suits: readonly string[], count: number): Text => {
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

/** The effect by its name at this table, and how far it reaches. */
const effect = (rules: CutInRules, seat: Seat, which: Effect, count: number): LogLine => {
  const name = effectName(which, rules.effects[which])
  const reach = effectReach(rules, which, count)
  return logLine(
    seat,
    `${name.ja}${reach === null ? '' : `（${reach.ja}）`}`,
    `${name.en.toLowerCase()}${reach === null ? '' : ` (${reach.en})`}`,
  )
}

/** How far an effect reaches that counts so many cards: `3人飛ばし`, `2 cards`; null where that goes without saying. */
export const effectReach = (rules: CutInRules, which: Effect, count: number): Text | null => {
  switch (which) {
    case 'skip':
      return text(`${2 * count - 1}人飛ばし`, `${2 * count - 1} skipped`)
    case 'salvage':
      return text(`${count}枚まで`, `up to ${countOf(count)}`)
    case 'pass':
    case 'discard':
    case 'peep':
      return text(`${count}枚`, countOf(count))
    case 'greed':
    case 'open':
      return text(`${Math.floor(count / rules.perCard)}枚`, countOf(Math.floor(count / rules.perCard)))
    default:
      return null
  }
}

const countOf = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)

const ended = (deal: number, places: readonly Seat[], totals: readonly number[]): LogLine => {
  const told = places.map((seat, place) => {
    const title = TITLE_NAMES[titleOf(place, places.length)]
    return text(
      `${title.ja} 席${seat + 1}（計${signed(totals[seat]!)}点）`,
      `${title.en.toLowerCase()} seat ${seat + 1} (total ${signed(totals[seat]!)})`,
    )
  })
  const { ja, en } = joinTexts(told, text('、', ', '))
  return logLine(null, `第${deal}ゲーム終了：${ja}`, `Game ${deal} is over: ${en}`)
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)
