import { type Refusal, refusal, type Text, text } from '@tefuda/kernel'
import * as z from 'zod'

type Issue = z.core.$ZodIssue

/** What does not fit the schema of an experiment, and what goes there; `keys` are those of the experiment itself. */
export const misshapen = (error: z.ZodError, keys: readonly string[]): Refusal => {
  const { ja, en } = saidOf(issueIn(firstOf(error.issues)!), keys)
  return refusal('bad-experiment', null, ja, en)
}

/** A key that is misspelt comes before what is missing for it. */
const firstOf = (issues: readonly Issue[]): Issue | undefined =>
  issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]

/** Of a place that may hold one of several things, what is wrong with the one that was meant; else the issue itself. */
const issueIn = (issue: Issue): Issue => {
  if (issue.code !== 'invalid_union') return issue
  const meant = issue.errors.map(firstOf).find((first) => first !== undefined && !isOtherThing(first))
  return meant === undefined ? issue : issueIn({ ...meant, path: [...issue.path, ...meant.path] })
}

const isOtherThing = ({ code, path }: Issue): boolean => code === 'invalid_type' && path.length === 0

const saidOf = (issue: Issue, keys: readonly string[]): Text => {
  const at = placeOf(issue.path)
  const there = text(at === '' ? '実験' : `実験の ${at} `, at === '' ? 'The experiment' : `${at} of the experiment`)
  if (issue.code === 'unrecognized_keys') {
    const [key] = issue.keys
    const known = text(`書けるのは ${keys.join('、')} です。`, ` There are: ${keys.join(', ')}.`)
    return text(
      `${there.ja}に「${key}」という項目はありません。${at === '' ? known.ja : ''}`,
      `${there.en} has no ${JSON.stringify(key)}.${at === '' ? known.en : ''}`,
    )
  }
  const wanted = wantedBy(issue)
  if (wanted === undefined)
    return text(
      `${there.ja}が書式に合いません（${inWords(issue, 'ja')}）。`,
      `${there.en} does not fit its schema: ${inWords(issue, 'en')}.`,
    )
  if (issue.input === undefined)
    return text(
      `実験に ${at} がありません。${wanted.ja}を書いてください。`,
      `The experiment lacks ${at}; give it ${wanted.en}.`,
    )
  const held = shortened(issue.input)
  return text(
    `${there.ja}には${wanted.ja}を書いてください（いまは ${held}）。`,
    `${there.en} takes ${wanted.en}, not ${held}.`,
  )
}

/** `variants[0].name`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((key, k) => (typeof key === 'number' ? `[${key}]` : `${k === 0 ? '' : '.'}${String(key)}`)).join('')

const LONGEST = 40

const shortened = (input: unknown): string => {
  const json = JSON.stringify(input)
  return json.length <= LONGEST ? json : `${json.slice(0, LONGEST)}…`
}

const KINDS: Readonly<Record<string, Text>> = {
  number: text('数', 'a number'),
  int: text('整数', 'a whole number'),
  string: text('文字（" " で囲む）', 'a text in quotes'),
  array: text('並び（[ ] で囲む）', 'a list in [ ]'),
  object: text('項目（{ } で囲む）', 'entries in { }'),
  record: text('項目（{ } で囲む）', 'entries in { }'),
}

/** What goes there; undefined where that is for the schema to say. */
const wantedBy = (issue: Issue): Text | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected]
    case 'invalid_union':
      return text('並び（[ ] で囲む）か項目（{ } で囲む）', 'a list in [ ] or entries in { }')
    case 'too_small':
    case 'too_big':
      return bounded(issue)
    default:
      return undefined
  }
}

const bounded = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Text | undefined => {
  const isLeast = issue.code === 'too_small'
  const bound = Number(isLeast ? issue.minimum : issue.maximum)
  if (issue.origin === 'array')
    return isLeast
      ? text(`${bound}つ以上の並び`, `a list of ${bound} or more`)
      : text(`${bound}つまでの並び`, `a list of ${bound} at most`)
  if (issue.origin === 'string')
    return isLeast
      ? text(`${bound}文字以上`, `${bound} letter${bound === 1 ? '' : 's'} or more`)
      : text(`${bound}文字まで`, `${bound} letters at most`)
  if (isLeast)
    return issue.inclusive === false
      ? text(`${bound}より大きい数`, `a number above ${bound}`)
      : text(`${bound}以上の数`, `a number from ${bound} on`)
  return text(`${bound}までの数`, `a number up to ${bound}`)
}

const LOCALES = { ja: z.locales.ja().localeError, en: z.locales.en().localeError }

const inWords = (issue: Issue, language: keyof Text): string => {
  const said = LOCALES[language](issue as z.core.$ZodRawIssue)
  return typeof said === 'string' ? said : (said?.message ?? issue.message)
}
