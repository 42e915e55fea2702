import { type Measure, text } from '@tefuda/kernel'
import type { CutInEvent } from './event.ts'
import { EFFECT_LABELS, EFFECTS } from './rules.ts'

const TIMES = text('回', 'times')

/** Counts events of that type. */
const counting = (type: CutInEvent['type'], ja: string, en: string): Measure<CutInEvent> => ({
  id: `${type}s`,
  name: text(ja, en),
  unit: TIMES,
  count: (event) => Number(event.type === type),
})

/** What an experiment counts: cut-ins, binds, revolutions, what becomes public, falls, and each effect. */
export const measures: readonly Measure<CutInEvent>[] = [
  counting('play', '出した回数', 'Plays'),
  counting('cut', 'カットイン', 'Cut-ins'),
  counting('bind', 'しばり', 'Binds'),
  {
    id: 'revolutions',
    name: text('革命', 'Revolutions'),
    unit: TIMES,
    count: (event) => Number(event.type === 'revolution'),
  },
  counting('clear', '流れた場', 'Phases'),
  {
    id: 'opened',
    name: text('公開になった札', 'Cards made public'),
    unit: text('枚', 'cards'),
    count: (event) => (event.type === 'open' ? event.cards.length : 0),
  },
  counting('foul', '反則', 'Fouls'),
  counting('fall', '都落ち', 'Falls of the great millionaire'),
  ...EFFECTS.map((effect): Measure<CutInEvent> => {
    const { ja, en } = EFFECT_LABELS[effect]
    return {
      id: `effect_${effect}`,
      name: text(`効果：${ja}`, `Effect: ${en}`),
      unit: TIMES,
      count: (event) => Number(event.type === 'effect' && event.effect === effect),
    }
  }),
]
