import { changesFrom, type Game, isRefusal, readRules, type Setting, type Text } from '@tefuda/kernel'
import { type NamedRules, requestOf } from '@tefuda/lab/request'
import { valueNamed } from '@tefuda/lab/value'

/** So long may a name be: two of them together still name an experiment. */
const LONGEST = 90

/** What a change of rules is called: each setting with its new value, such as `カットインあり：なし`; empty where nothing is changed, or what is asked cannot be read. */
export const changesNamed = (
  { schema }: Game,
  base: NamedRules,
  set: Readonly<Record<string, unknown>>,
  say: (text: Text) => string,
): string => {
  const request = requestOf(base)
  const [before, after] = [readRules(schema, request), readRules(schema, { ...request, ...set })]
  if (isRefusal(before) || isRefusal(after)) return ''
  const changed = changesFrom(before, after)
  const named = Object.entries<Setting>(schema.settings).flatMap(([name, setting]) => {
    if (!(name in changed)) return []
    const value = valueNamed(setting, after[name]!, before[name]!)
    return [say({ ja: `${setting.label.ja}：${value.ja}`, en: `${setting.label.en}: ${value.en}` })]
  })
  return shortened(named.join(say({ ja: '・', en: ', ' })), LONGEST)
}

/** A text of at most so many characters; where some are left out, three dots say so. */
export const shortened = (words: string, most: number): string =>
  words.length <= most ? words : `${words.slice(0, most - 1)}…`
