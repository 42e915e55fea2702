import { type Chapter, changedSettings, text } from '@tefuda/kernel'
import { differencesChapter, differencesOf, type Telling } from '@tefuda/kernel/rulebook'
import { schema } from '../../rules.ts'
import { type Aspect, matters, type Sitting } from '../sitting.ts'

/** Everything that is set otherwise than in the standard game, one by one. */
export const differences = (sitting: Sitting): Chapter | null =>
  differencesChapter(
    sitting,
    changedSettings(schema, sitting.rules).flatMap((name) =>
      differencesOf<Aspect, typeof sitting.rules>(schema, sitting.rules, name, TELLING),
    ),
    matters,
  )

const TELLING: Telling = {
  shown: (name, value) => (name === 'deals' && value === 0 ? text('なし', 'none') : undefined),
  properNames: true,
}
