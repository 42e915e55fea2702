import { type Measure, text } from '@tefuda/kernel'
import type { SouthernCrossEvent } from './event.ts'
import { ROLE_NAMES, ROLES } from './rules.ts'

const TIMES = text('回', 'times')

/** What an experiment counts: roles and how they come, tricks, reaches. */
export const measures: readonly Measure<SouthernCrossEvent>[] = [
  {
    id: 'roles',
    name: text('取った役', 'Roles taken'),
    unit: TIMES,
    count: (event) => (event.type === 'take' ? event.wave.roles.length : 0),
  },
  {
    id: 'several',
    name: text('2つ以上の役を一度に', 'Several roles at once'),
    unit: TIMES,
    count: (event) => Number(event.type === 'take' && event.wave.roles.length > 1),
  },
  {
    id: 'combos',
    name: text('めくれた札での役', 'Roles by what was uncovered'),
    unit: TIMES,
    count: (event) => Number(event.type === 'take' && event.wave.combo > 0),
  },
  {
    id: 'tricks',
    name: text('名前のある技', 'Tricks'),
    unit: TIMES,
    count: (event) => Number(event.type === 'take' && event.wave.trick !== null),
  },
  {
    id: 'reaches',
    name: text('リーチ', 'Reaches'),
    unit: TIMES,
    count: (event) => Number(event.type === 'reach'),
  },
  {
    id: 'reachPoints',
    name: text('リーチの点', 'Points of reaches'),
    unit: text('点', 'points'),
    count: (event) => (event.type === 'reach' ? event.points : 0),
  },
  {
    id: 'eclipses',
    name: text('場の札をなくした', 'Fields left empty'),
    unit: TIMES,
    count: (event) => Number(event.type === 'eclipse'),
  },
  ...ROLES.map((kind): Measure<SouthernCrossEvent> => {
    const { ja, en } = ROLE_NAMES[kind]
    return {
      id: `role_${kind.replaceAll('-', '_')}`,
      name: text(`役：${ja}`, `Role: ${en.toLowerCase()}`),
      unit: TIMES,
      count: (event) => (event.type === 'take' ? event.wave.roles.filter((role) => role.kind === kind).length : 0),
    }
  }),
]
