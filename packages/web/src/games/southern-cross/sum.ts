import { type Text, text } from '@tefuda/kernel'
import { ROLE_NAMES, type RoleKind, type SouthernCrossEvent, type Taking, type Wave } from '@tefuda/southern-cross'
import type { Readout, Sum } from '../../table/middle.ts'

export const ECLIPSE = text('トータル・エクリプス', 'Total eclipse')

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

const combo = (name: Text | null): Text =>
  text(`コンボ${name === null ? '' : `：${name.ja}`}`, `Combo${name === null ? '' : `: ${name.en.toLowerCase()}`}`)

const waveName = ({ combo: number, trick, roles }: Wave): Text | null => {
  const [first] = roles
  const name = trick ?? (roles.length === 1 && first !== undefined ? ROLE_NAMES[first.kind] : null)
  return number > 0 ? combo(name) : name
}

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
  if (taking.eclipse > 0) sums.push(single(taking.eclipse, ECLIPSE))
  if (taking.reachName !== null) sums.push(reachSum(taking.reaches.length, taking.reachPoints, taking.reachName))
  if (sums.length === 0) return { sums, note: NOTHING }
  return {
    sums,
    note: taking.waves.find(({ reason, multiplier }) => reason !== null && multiplier === 1)?.reason ?? null,
  }
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
        return [single(event.points, ECLIPSE)]
      case 'reach':
        return [reachSum(event.reaches.length, event.points, event.name)]
      default:
        return []
    }
  })
  return sums.length === 0 ? null : { sums, note: null }
}
