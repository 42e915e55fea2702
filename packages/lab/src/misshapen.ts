import { joinTexts, type Refusal, refusal, type Text, text } from '@tefuda/kernel'
import * as z from 'zod'

type Issue = z.core.$ZodIssue

/** All that does not fit the schema of an experiment, and what goes there; `keys` are those of the experiment itself. */
export const misshapen = (error: z.ZodError, keys: readonly string[]): Refusal => {
  const places = [...Map.groupBy(error.issues.flatMap(issuesIn), ({ path }) => placeOf(path)).values()]
  const misspelt = places.filter(([first]) => isMisspelt(first!))
  const others = places.filter(
    ([first]) => !isMisspelt(first!) && !misspelt.some(([other]) => isMeantBy(other!, first!)),
  )
  const told = [...misspelt, ...others].map((issues) => saidOf(issues, keys))
  const { ja, en } = joinTexts(told, text('', ' '))
  return refusal('bad-experiment', null, ja, en)
}

/** Of a place that may hold one of several things, what is wrong with the one that was meant; else the issue itself. */
const issuesIn = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((issues) => issues.length > 0 && !issues.some(isOtherThing))
  return meant === undefined
    ? [issue]
    : meant.flatMap((each) => issuesIn({ ...each, path: [...issue.path, ...each.path] }))
}

const isMisspelt = ({ code }: Issue): boolean => code === 'unrecognized_keys'

/** What is missing beside a key that is misspelt is most likely what was meant by it. */
const isMeantBy = (misspelt: Issue, { input, path }: Issue): boolean =>
  input === undefined && placeOf(misspelt.path) === placeOf(path.slice(0, -1))

const isOtherThing = ({ code, path }: Issue): boolean => code === 'invalid_type' && path.length === 0

/** `issues`: of one place, of which the first is told. */
const saidOf = (issues: readonly Issue[], keys: readonly string[]): Text => {
  const [issue] = issues as [Issue]
  const at = placeOf(issue.path)
  const there = text(at === '' ? '実験' : `実験の ${at} `, at === '' ? 'The experiment' : `${at} of the experiment`)
  if (issue.code === 'unrecognized_keys') {
    if (issue.path[0] === 'players' && issue.keys.includes('ladder')) return LADDER_IN_LIST
    const unknown = (open: string, close: string, between: string): string =>
      issue.keys.map((key) => `${open}${key}${close}`).join(between)
    const known = text(`書けるのは ${keys.join('、')} です。`, ` There are: ${keys.join(', ')}.`)
    return text(
      `${there.ja}に${unknown('「', '」', '')}という項目はありません。${at === '' ? known.ja : ''}`,
      `${there.en} has no ${unknown('"', '"', ', ')}.${at === '' ? known.en : ''}`,
    )
  }
  const wanted = wantedBy(issue, issues.some(isNotWhole) ? WHOLE : NUMBER)
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

const LADDER_IN_LIST = text(
  'はしごは、並びの中ではなく、そのまま "players": { "ladder": [ … ] } と書いてください。',
  'A ladder stands in no list: write "players": { "ladder": [ … ] }.',
)

/** `variants[0].name`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((key, k) => (typeof key === 'number' ? `[${key}]` : `${k === 0 ? '' : '.'}${String(key)}`)).join('')

const LONGEST = 40

const shortened = (input: unknown): string => {
  const json = JSON.stringify(input)
  return json.length <= LONGEST ? json : `${json.slice(0, LONGEST)}…`
}

const NUMBER = text('数', 'a number')
const WHOLE = text('整数', 'a whole number')

const KINDS: Readonly<Record<string, Text>> = {
  number: NUMBER,
  int: WHOLE,
  string: text('文字（" " で囲む）', 'a text in quotes'),
  array: text('並び（[ ] で囲む）', 'a list in [ ]'),
  object: text('項目（{ } で囲む）', 'entries in { }'),
  record: text('項目（{ } で囲む）', 'entries in { }'),
}

const isNotWhole = (issue: Issue): boolean => issue.code === 'invalid_type' && issue.expected === 'int'

/** What goes there; undefined where that is for the schema to say. `kind`: of number. */
const wantedBy = (issue: Issue, kind: Text): Text | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected]
    case 'invalid_union':
      return text('並び（[ ] で囲む）か項目（{ } で囲む）', 'a list in [ ] or entries in { }')
    case 'too_small':
    case 'too_big':
      return bounded(issue, kind)
    default:
      return undefined
  }
}

const bounded = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, kind: Text): Text => {
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
      ? text(`${bound}より大きい${kind.ja}`, `${kind.en} above ${bound}`)
      : text(`${bound}以上の${kind.ja}`, `${kind.en} from ${bound} on`)
  return text(`${bound}までの${kind.ja}`, `${kind.en} up to ${bound}`)
}

const LOCALES = { ja: z.locales.ja().localeError, en: z.locales.en().localeError }

const inWords = (issue: Issue, language: keyof Text): string => {
  const said = LOCALES[language](issue as z.core.$ZodRawIssue)
  return typeof said === 'string' ? said : (said?.message ?? issue.message)
}
