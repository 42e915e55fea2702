import type { Refusal } from '@tefuda/kernel'
import type { RuleSet, RuleSetBody } from '@tefuda/wire'
import { api } from '../api.ts'
import { keepsCookies, NO_COOKIES } from './cookies.ts'
import { BAD_NAME, inPlainWords } from './plain-answers.ts'

/** Saves a rule set as one's own. */
export const keepRuleSet = async (set: RuleSetBody): Promise<RuleSet | Refusal> =>
  keepsCookies() ? inPlainWords(await api.saveRuleSet(set), BAD_NAME) : NO_COOKIES
