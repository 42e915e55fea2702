import { exjan, scoreHand } from '@tefuda/exjan'
import { isRefusal, resolveRules } from '@tefuda/kernel'
import { sheetLines } from '../games/exjan/sheet.ts'
import { requestFromJson, requestFromWords } from './exjan-request.ts'
import { exjanSession } from './exjan-session.ts'
import type { Scorer } from './scorer.ts'

/** A win: the score sheet with yaku, dan, points, who pays what. */
export const exjanScorer: Scorer = {
  options: [
    'win',
    'meld',
    'indicator',
    'dealer',
    'winner',
    'from',
    'reach',
    'quick',
    'last',
    'first',
    'stakes',
    'chips',
    'reached',
  ],
  score: ({ words, options, rules: given, json }) => {
    const scored = json === null ? requestFromWords(words, options) : requestFromJson(json)
    if (isRefusal(scored)) return scored
    const { seats } = scored.request
    const rules = resolveRules(exjan.schema, exjan, { ...scored.rules, ...given }, seats)
    if (isRefusal(rules)) return rules
    const sheet = scoreHand(rules, scored.request)
    if (isRefusal(sheet)) return sheet
    return { sheet, seats, lines: (names, look, columns) => sheetLines(sheet, names, look, columns) }
  },
  session: exjanSession,
}
