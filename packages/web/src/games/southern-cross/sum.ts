import { type Text, text } from '@tefuda/kernel'
import {
  ECLIPSE_NAME,
  MADE_OF,
  ROLE_NAMES,
  type RoleKind,
  type SouthernCrossEvent,
  type Taking,
  type Wave,
  waveName,
} from '@tefuda/southern-cross'
import type { Readout, Sum } from '../../table/table-game.ts'

/** Names short enough for a label on a card. */
const SHORT: Readonly<Record<RoleKind, Text>> = {
  ...ROLE_NAMES,
  'royal-sequence': text('ロイヤル', 'Royal'),
  'hyper-sequence': text('ハイパー', 'Hyper'),
  'hyper-set': text('フォア・カード', 'Four cards'),
  'hyper-royal-sequence': text('Hロイヤル', 'H. royal'),
  'straight-flush': text('S・フラッシュ', 'St. flush'),
  'royal-straight-flush': text('ロイヤルSF', 'Royal SF'),
}

export const shortRoleName = (kind: RoleKind): Text => SHORT[kind]

export const waveSum = (wave: Wave): Sum => ({
  terms: wave.roles.map(({ points }) => points),
  factor: wave.multiplier,
  value: wave.points,
  name: waveName(wave),
})

const single = (value: number, name: Text): Sum => ({ terms: [value], factor: 1, value, name })

const NOTHING = text('役はできません', 'No role')

/** What a placement would take, as a sum. */
export const readoutOf = (taking: Taking): Readout => {
  const sums = taking.waves.map(waveSum)
  if (taking.eclipse > 0) sums.push(single(taking.eclipse, ECLIPSE_NAME))
  if (taking.reachName !== null) sums.push(reachSum(taking.reaches.length, taking.reachPoints, taking.reachName))
  if (sums.length === 0) return { sums, note: NOTHING }
  const whyNot = taking.waves.find(({ reason, multiplier }) => reason !== null && multiplier === 1)?.reason
  return { sums, note: whyNot ?? madeOf(taking) }
}

/** What the only role is made of; several say it by the cards they bind. */
const madeOf = ({ waves }: Taking): Text | null => {
  const [only, ...others] = waves.flatMap(({ roles }) => roles)
  return only === undefined || others.length > 0 ? null : MADE_OF[only.kind]
}

const reachSum = (count: number, points: number, name: Text): Sum =>
  points % count === 0
    ? { terms: Array<number>(count).fill(points / count), factor: 1, value: points, name }
    : single(points, name)

/** How the points of a move added up, from its events so far. */
export const toldSum = (events: readonly SouthernCrossEvent[]): Readout | null => {
  const sums = events.flatMap((event): Sum[] => {
    switch (event.type) {
      case 'take':
        return [waveSum(event.wave)]
      case 'eclipse':
        return [single(event.points, ECLIPSE_NAME)]
      case 'reach':
        return [reachSum(event.reaches.length, event.points, event.name)]
      default:
        return []
    }
  })
  return sums.length === 0 ? null : { sums, note: null }
}
