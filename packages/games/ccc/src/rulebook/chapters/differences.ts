import { type Chapter, changedSettings, text } from '@tefuda/kernel'
import { type Difference, differencesChapter, differencesOf } from '@tefuda/kernel/rulebook'
import { schema } from '../../rules.ts'
import { type Aspect, type BookSubject, matters } from '../subject.ts'

/** Everything that is set otherwise than in the standard game, one by one. */
export const differences = (subject: BookSubject): Chapter | null =>
  differencesChapter(
    subject,
    changedSettings(schema, subject.rules).flatMap((name) =>
      name === 'board' ? [OTHER_BOARD] : differencesOf<Aspect, typeof subject.rules>(schema, subject.rules, name),
    ),
    matters,
  )

const OTHER_BOARD: Difference<Aspect> = {
  aspect: 'board',
  told: text('盤：標準とは別の盤（「この卓」の表）', 'Board: another one, shown under “This table”'),
}
