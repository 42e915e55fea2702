import { type Text, text } from '@tefuda/kernel'
import type { Cell } from './board.ts'
import type { Hit } from './role.ts'
import { centreOf, type RulesContext } from './state.ts'

/** What several roles of one move score together, and what the trick is called. */
export interface Trick {
  readonly sum: number
  readonly multiplier: number
  readonly reason: Text | null
  readonly name: Text | null
}

/** The trick that the roles of one placement make: multiplied unless a joker is among their cards (SC-7, SC-8). */
export const trickOf = (context: RulesContext, roles: readonly Hit[], placed: readonly Cell[]): Trick => {
  const sum = sumOf(roles)
  const n = roles.length
  if (n < 2) return { sum, multiplier: 1, reason: null, name: null }
  const centred = isCentred(context, roles)
  if (roles.some((hit) => hit.hasJoker))
    return {
      sum,
      multiplier: 1,
      reason: text('ジョーカーを使ったので、倍にはなりません', 'not multiplied, since a joker takes part'),
      name: jokerTrickName(context, n, centred),
    }
  const multiplier = multiplierOf(context, roles, placed)
  return {
    sum,
    multiplier,
    reason: isNirvana(context, roles, placed)
      ? text('中央を通る5枚役が4つ', 'four roles of five through the centre')
      : text(`ジョーカーなしで${n}役`, `${n} roles without a joker`),
    name: extraTrickName(context, roles, placed),
  }
}

export const sumOf = (roles: readonly Hit[]): number => {
  let sum = 0
  for (const hit of roles) sum += hit.points
  return sum
}

/** By how much the sum of the roles is multiplied (SC-7). */
export const multiplierOf = (context: RulesContext, roles: readonly Hit[], placed: readonly Cell[]): number => {
  const { rules } = context
  const n = roles.length
  if (n < 2 || roles.some((hit) => hit.hasJoker)) return 1
  switch (rules.board) {
    case '5x5':
      if (isNirvana(context, roles, placed)) return rules.multipliers5x5.nirvana
      return rules.multipliers5x5[`${Math.min(n, 8)}` as '2']
    case 'zodiac':
      // Five and more count as such through the centre only (SC-7).
      return rules.multipliersZodiac[`${Math.min(n, isCentred(context, roles) ? 6 : 4)}` as '2']
    case 'free':
    case 'ultra':
      return rules.multipliersFree[`${Math.min(n, 5)}` as '2']
    default:
      return rules.multipliers[`${Math.min(n, 4)}` as '2']
  }
}

/** The most a move without jokers can be multiplied by on this board. */
export const mostMultiplied = ({ rules }: RulesContext): number =>
  Math.max(
    1,
    ...Object.values(
      {
        '5x5': rules.multipliers5x5,
        zodiac: rules.multipliersZodiac,
        free: rules.multipliersFree,
        ultra: rules.multipliersFree,
        '3x3': rules.multipliers,
        '4x4': rules.multipliers,
      }[rules.board],
    ),
  )

const isCentred = (context: RulesContext, roles: readonly Hit[]): boolean => {
  const centre = centreOf(context)
  return centre.length === 1 && roles.every((hit) => hit.line.cells.includes(centre[0]!))
}

/** Four roles of five cards through the centre of 5×5, where the card was placed. */
const isNirvana = (context: RulesContext, roles: readonly Hit[], placed: readonly Cell[]): boolean =>
  context.rules.board === '5x5' &&
  roles.length === 4 &&
  placed.includes(centreOf(context)[0]!) &&
  isCentred(context, roles) &&
  roles.every((hit) => hit.line.cells.length === 5)

const MANY = [
  text('クアドラブル・トリック', 'quadruple trick'),
  text('クインティプル・トリック', 'quintuple trick'),
  text('セクスタプル・トリック', 'sextuple trick'),
  text('セプタプル・トリック', 'septuple trick'),
  text('オクタブル・トリック', 'octuple trick'),
] as const

/** Four and more roles, as 5×5 calls them; beyond eight the number is said. */
const manyName = (n: number): Text => MANY[n - 4] ?? text(`${n}役のトリック`, `trick of ${n} roles`)

const jokerTrickName = (context: RulesContext, n: number, centred: boolean): Text => {
  if (n === 2) return text('ダブル・トリック', 'Double trick')
  if (n === 3) return text('トリプル・トリック', 'Triple trick')
  const { board } = context.rules
  if (board === '3x3' && n >= 5) return text('サターン', 'Saturn')
  if (board === 'zodiac' && n === 6 && centred) return text('ゾディア・クロス', 'Zodiac cross')
  if (n === 4 && board !== '5x5')
    return centred ? text('サザン・クロス', 'Southern cross') : text('変型サザン・クロス', 'Variant southern cross')
  return capital(manyName(n))
}

const extraTrickName = (context: RulesContext, roles: readonly Hit[], placed: readonly Cell[]): Text => {
  const n = roles.length
  if (n === 2) return text('エキストラ・ダブル・トリック', 'Extra double trick')
  if (n === 3) return text('エキストラ・トリプル・トリック', 'Extra triple trick')
  const { board } = context.rules
  if (isNirvana(context, roles, placed))
    return isQueenOfEmpire(roles)
      ? text('クイーン・オブ・エンパイア（帝国の女王）', 'Queen of Empire')
      : text('ニルヴァーナ', 'Nirvana')
  if (board === 'zodiac' && n >= 5 && isCentred(context, roles)) return text('スーパーノヴァ', 'Supernova')
  if (n === 4 && board !== '5x5')
    return isUltimate(roles)
      ? text('アルティメット・グランド・クロス', 'Ultimate grand cross')
      : text('グランド・クロス', 'Grand cross')
  const many = manyName(n)
  return text(`エキストラ・${many.ja}`, `Extra ${many.en}`)
}

const kindsOf = (roles: readonly Hit[]): string =>
  roles
    .map((hit) => hit.kind)
    .sort()
    .join(' ')

const isQueenOfEmpire = (roles: readonly Hit[]): boolean =>
  kindsOf(roles) === 'five-cards royal-straight-flush royal-straight-flush straight'

const isUltimate = (roles: readonly Hit[]): boolean => kindsOf(roles) === 'royal-sequence sequence sequence set'

const capital = (name: Text): Text => text(name.ja, name.en.charAt(0).toUpperCase() + name.en.slice(1))

const REACH_NAMES = [
  text('ノーマル・リーチ', 'Normal reach'),
  text('ダブル・リーチ', 'Double reach'),
  text('トリプル・リーチ', 'Triple reach'),
  text('スーパー・リーチ', 'Super reach'),
  text('スーパー・リーチ', 'Super reach'),
  text('スーパー・リーチ', 'Super reach'),
  text('レインボー・リーチ', 'Rainbow reach'),
  text('サザンクロス・リーチ', 'Southern cross reach'),
] as const

/** The name of `count` reaches at once (SC-16); 1 and more. */
export const reachName = (count: number): Text => REACH_NAMES[Math.min(count, REACH_NAMES.length) - 1]!
