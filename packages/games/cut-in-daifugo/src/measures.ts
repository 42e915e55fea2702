import { type Measure, measureOf, type Restraint, TIMES, text } from '@tefuda/kernel'
import type { CutInEvent } from './event.ts'
import type { Move } from './move.ts'
import { type CutInRules, EFFECT_NAMES, EFFECTS, type Effect } from './rules.ts'

/** Counts events of that type. */
const counting = (type: CutInEvent['type'], ja: string, en: string, rule?: string): Measure<CutInEvent> =>
  measureOf<CutInEvent, CutInEvent['type']>({
    id: `${type}s`,
    name: text(ja, en),
    unit: TIMES,
    ...(rule !== undefined && { rule }),
    on: type,
  })

/** What an effect is read by, but for those of CD-5 alone. */
const EFFECT_RULES: Partial<Record<Effect, string>> = {
  flow: 'CD-6',
  skip: 'CD-6',
  salvage: 'CD-9',
  pass: 'CD-7',
  clear: 'CD-6',
  reverse: 'CD-6',
  discard: 'CD-7',
  peep: 'CD-7',
  greed: 'CD-8',
  open: 'CD-8',
}

/** What an experiment counts: cut-ins, binds, revolutions, what becomes public, falls, and each effect. */
export const measures: readonly Measure<CutInEvent, Move>[] = [
  { id: 'plays', name: text('出した回数', 'Plays'), unit: TIMES, countMove: ({ type }) => Number(type === 'play') },
  counting('cut', 'カットイン', 'Cut-ins', 'CD-4'),
  counting('bind', '縛り', 'Binds', 'CD-3'),
  measureOf<CutInEvent, 'revolution'>({
    id: 'revolutions',
    name: text('革命', 'Revolutions'),
    unit: TIMES,
    rule: 'CD-2',
    on: 'revolution',
  }),
  counting('clear', '流れた場', 'Phases'),
  measureOf<CutInEvent, 'open'>({
    id: 'opened',
    name: text('公開になった札', 'Cards made public'),
    unit: text('枚', 'cards'),
    rule: 'CD-14',
    on: 'open',
    count: ({ cards }) => cards.length,
  }),
  counting('decline', '使わなかった効果', 'Effects declined'),
  counting('foul', '反則', 'Fouls', 'CD-13'),
  counting('fall', '都落ち', 'Falls of the great millionaire', 'CD-11'),
  ...EFFECTS.map((effect) => {
    const { ja, en } = EFFECT_NAMES[effect]
    return measureOf<CutInEvent, 'effect'>({
      id: `effect_${effect}`,
      name: text(`効果：${ja}`, `Effect: ${en}`),
      unit: TIMES,
      rule: EFFECT_RULES[effect] ?? 'CD-5',
      on: 'effect',
      count: (event) => Number(event.effect === effect),
    })
  }),
]

/** Effects that may be declined; what others do comes about by itself, and one can but know nothing of it. */
const DECLINED: readonly Effect[] = ['greed', 'salvage']

export const restraints: readonly Restraint<Move, CutInRules>[] = [
  { id: 'cut-ins', name: text('カットイン', 'Cut-ins'), uses: ({ type }) => type === 'cut' },
  {
    id: 'sets',
    name: text('何枚も一度に出すこと', 'Plays of several cards'),
    uses: (move) => move.type === 'play' && move.laid.length > 1,
  },
  { id: 'greed', name: text('グリード', 'Greed'), uses: ({ type }) => type === 'greed' },
  { id: 'salvage', name: text('サルベージ', 'Salvage'), uses: ({ type }) => type === 'take' },
  ...EFFECTS.filter((effect) => !DECLINED.includes(effect)).map((effect) => ({
    id: effect,
    name: EFFECT_NAMES[effect],
    unknowing: (rules: CutInRules) => ({ ...rules, effects: { ...rules.effects, [effect]: 0 } }),
  })),
]
