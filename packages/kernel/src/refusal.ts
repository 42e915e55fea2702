import { joinTexts, type Text, text } from './text.ts'

/** The id of a ruling or rule that a player can look up in the rule book, such as `SC-6`. */
export type RuleId = string

/**
 * Why something was not done: an answer, not an exception. Whoever gets one may rely on nothing having changed.
 * `code` is for programs and stays the same between releases; `rule` names the rule it rests on, if one does;
 * `message` tells a person what is wrong and what to do.
 */
export interface Refusal {
  readonly code: string
  readonly rule: RuleId | null
  readonly message: Text
  /** Against the rules, but these rules accept it and punish it (CD-13): it may be played all the same. */
  readonly foul?: true
}

/** A refusal from its parts; `rule` is null where it rests on no rule of the game. */
export const refusal = (code: string, rule: RuleId | null, ja: string, en: string): Refusal => ({
  code,
  rule,
  message: { ja, en },
})

/** Tells a refusal from whatever else a function gives; nothing that a game gives has the fields `code`, `rule` and `message`. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'rule' in value &&
  'message' in value &&
  typeof value.code === 'string'

/** Everything that is wrong, in one answer with the code of what comes first; undefined where nothing is. */
export const allRefused = (refusals: readonly (Refusal | undefined)[]): Refusal | undefined => {
  const wrong = refusals.filter((each) => each !== undefined)
  const [first] = wrong
  if (first === undefined || wrong.length === 1) return first
  const { ja, en } = joinTexts(
    wrong.map(({ message }) => message),
    text('', ' '),
  )
  return refusal(first.code, first.rule, ja, en)
}

/**
 * Carries a refusal out of a place that can only return a value, such as a shuffle in the middle of a move.
 * Whoever starts such work catches it and returns the refusal.
 */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(reason: Refusal) {
    super(reason.message.en)
    this.name = 'Refused'
    this.refusal = reason
  }
}

/** Does what can only be refused by a throw, such as a shuffle, and gives back what that gave, or the refusal. */
export const unlessRefused = <T>(work: () => T): T | Refusal => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
