import { type Chapter, changedSettings, text } from '@tefuda/kernel'
import { type Difference, differencesChapter, differencesOf } from '@tefuda/kernel/rulebook'
import { schema } from '../../rules.ts'
import { type Aspect, matters, type Sitting } from '../sitting.ts'

/** Everything that is set otherwise than in the standard game, one by one. */
export const differences = (sitting: Sitting): Chapter | null =>
  differencesChapter(
    sitting,
    changedSettings(schema, sitting.rules).flatMap((name) =>
      name === 'board' ? [OTHER_BOARD] : differencesOf<Aspect, typeof sitting.rules>(schema, sitting.rules, name),
    ),
    matters,
  )

const OTHER_BOARD: Difference<Aspect> = {
  aspect: 'board',
  told: text('盤：標準とは別の盤（「この卓」の表）', 'Board: another one, shown under “This table”'),
}
