import { countOf, isJoker, type Measure, measureOf, type Restraint, TIMES, text } from '@tefuda/kernel'
import type { SouthernCrossEvent } from './event.ts'
import type { Move } from './move.ts'
import { ROLE_NAMES, ROLES, type SouthernCrossRules } from './rules.ts'

const measure = measureOf<SouthernCrossEvent, 'take'>

/** What an experiment counts: roles and how they come, tricks, reaches. */
export const measures: readonly Measure<SouthernCrossEvent, Move>[] = [
  measure({
    id: 'roles',
    name: text('取った役', 'Roles taken'),
    unit: TIMES,
    rule: 'SC-5',
    on: 'take',
    count: ({ wave }) => wave.roles.length,
  }),
  measure({
    id: 'several',
    name: text('2つ以上の役を一度に', 'Several roles at once'),
    unit: TIMES,
    rule: 'SC-7',
    on: 'take',
    count: ({ wave }) => Number(wave.roles.length > 1),
  }),
  measure({
    id: 'combos',
    name: text('めくれた札での役', 'Roles made by uncovered cards'),
    unit: TIMES,
    rule: 'SC-9',
    on: 'take',
    count: ({ wave }) => Number(wave.combo > 0),
  }),
  measure({
    id: 'tricks',
    name: text('名前のある技', 'Tricks'),
    unit: TIMES,
    rule: 'SC-8',
    on: 'take',
    count: ({ wave }) => Number(wave.trick !== null),
  }),
  {
    id: 'jokers',
    name: text('置いたジョーカー', 'Jokers placed'),
    unit: text('枚', 'cards'),
    rule: 'SC-4',
    countMove: (move) => countOf(move, ({ card }) => isJoker(card)),
  },
  {
    id: 'together',
    name: text('ジョーカーを一度に何枚も', 'Several jokers in one move'),
    unit: TIMES,
    rule: 'SC-10',
    countMove: (move) => Number(move.length > 1),
  },
  measureOf<SouthernCrossEvent, 'reach'>({
    id: 'reaches',
    name: text('リーチ', 'Reaches'),
    unit: TIMES,
    rule: 'SC-16',
    on: 'reach',
  }),
  measureOf<SouthernCrossEvent, 'reach'>({
    id: 'reachPoints',
    name: text('リーチの点', 'Points of reaches'),
    unit: text('点', 'points'),
    on: 'reach',
    count: ({ points }) => points,
  }),
  measureOf<SouthernCrossEvent, 'eclipse'>({
    id: 'eclipses',
    name: text('場の札をなくした', 'Fields left empty'),
    unit: TIMES,
    rule: 'SC-12',
    on: 'eclipse',
  }),
  measureOf<SouthernCrossEvent, 'redeal'>({
    id: 'redeals',
    name: text('配り直し', 'Deals begun again'),
    unit: TIMES,
    rule: 'SC-15',
    on: 'redeal',
  }),
  ...ROLES.map((kind) => {
    const { ja, en } = ROLE_NAMES[kind]
    return measure({
      id: `role_${kind.replaceAll('-', '_')}`,
      name: text(`役：${ja}`, `Role: ${en.toLowerCase()}`),
      unit: TIMES,
      rule: 'SC-2',
      on: 'take',
      count: ({ wave }) => countOf(wave.roles, (role) => role.kind === kind),
    })
  }),
]

export const restraints: readonly Restraint<Move, SouthernCrossRules>[] = [
  {
    id: 'together',
    name: text('ジョーカーを一度に何枚も置くこと', 'Placing several jokers at once'),
    uses: (move) => move.length > 1,
  },
]
