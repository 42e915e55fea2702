import { type Chapter, changedSettings, text } from '@tefuda/kernel'
import { differencesChapter, differencesOf, type Telling } from '@tefuda/kernel/rulebook'
import { schema } from '../../rules.ts'
import { type Aspect, type BookSubject, matters } from '../subject.ts'

/** Everything that is set otherwise than in the standard game, one by one. */
export const differences = (subject: BookSubject): Chapter | null =>
  differencesChapter(
    subject,
    changedSettings(schema, subject.rules).flatMap((name) =>
      differencesOf<Aspect, typeof subject.rules>(schema, subject.rules, name, TELLING),
    ),
    matters,
  )

const TELLING: Telling = {
  shown: (name, value) => (name === 'deals' && value === 0 ? text('なし', 'none') : undefined),
  properNames: true,
}
