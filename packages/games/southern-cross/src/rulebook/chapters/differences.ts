import { type Chapter, changedSettings, type Text, text } from '@tefuda/kernel'
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

/** Where zero is no number. */
const ZERO: { readonly [name: string]: Text | undefined } = {
  decks: text('場に合わせる', 'as the field asks'),
  target: text('なし', 'none'),
  deals: text('なし', 'none'),
}

const TELLING: Telling = { shown: (name, value) => (value === 0 ? ZERO[name] : undefined) }
