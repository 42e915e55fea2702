import { type Language, type Match, moveText, type Text, variantName } from '@tefuda/kernel'
import {
  besideMistakes,
  byDeal,
  type Decision,
  finds,
  inMovePoints,
  mistakes,
  moveWidthOf,
  pointScaleOf,
  type Review,
  readingOf,
  sumOf,
} from '@tefuda/review'
import { namesOf } from '../play/narration.ts'
import { withCardSigns } from '../terminal/cards.ts'
import { createLook } from '../terminal/look.ts'
import { STYLE } from './style.ts'
import { ALIKE, ALL, BETTER, COLUMNS, COSTLY, FOUND, NOTHING_COSTLY, seatText } from './texts.ts'
import { toldOf } from './told.ts'

/** A text in the language of the page, fit to stand in it. */
type Say = (content: Text) => string

/** A page that needs nothing else: what a result was made of, what was found well, what cost most, and every decision. */
export const reviewPage = (match: Match, told: Review, language: Language): string => {
  const { game, seats } = match
  const look = createLook({ lang: language, colours: false })
  const say: Say = (content) => escaped(withCardSigns(look.say(content), look))
  const [found, costly] = [finds(told), mistakes(told)]
  const besides = besideMistakes(told, game.id)
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say(game.name)}</title>
<style>${STYLE}</style>
<main>
<h1>${say(game.name)} <small>${say(variantName(game.schema, match.rules))}</small></h1>
${seats.length > 1 ? `<p>${say(seatText(told.seat, namesOf(match, look)[told.seat]!))}</p>` : ''}
<p class="sum">${say(sumOf(told, game.id))}</p>
<p class="under">${say(readingOf(match))}</p>
${found.length === 0 ? '' : section(match, told, say, FOUND, found)}
${costly.length === 0 ? `<p>${say(NOTHING_COSTLY)}</p>` : section(match, told, say, COSTLY, costly)}
${besides.map((one) => `<p class="under">${say(one)}</p>`).join('\n')}
${listOf(match, say, told.decisions)}
</main>
</html>
`
}

/** Decisions that are told in words. */
const section = (match: Match, told: Review, say: Say, title: Text, decisions: readonly Decision[]): string => {
  const item = (decision: Decision): string => {
    const [verdict = '', hindsight] = toldOf(match, told, decision).map(say)
    return `<li>${verdict}${hindsight === undefined ? '' : `<p class="under">${hindsight}</p>`}`
  }
  return [
    `<h2>${say(title)}</h2>`,
    ...byDeal(match, decisions).flatMap(({ name, decisions: of }) => [
      ...(name === null ? [] : [`<h3>${say(name)}</h3>`]),
      `<ul>\n${of.map(item).join('\n')}\n</ul>`,
    ]),
  ].join('\n')
}

/** All decisions, a row each. */
const listOf = (match: Match, say: Say, decisions: readonly Decision[]): string => {
  const rows = byDeal(match, decisions).flatMap(({ name, decisions: of }) => [
    ...(name === null ? [] : [`<tr><th colspan="${COLUMNS.length}" scope="rowgroup" class="deal">${say(name)}`]),
    ...of.map((decision) => rowOf(match, say, decision)),
  ])
  return `<h2>${say(ALL)}</h2>
<table>
<tr>${COLUMNS.map((column) => `<th>${say(column)}`).join('')}
${rows.join('\n')}
</table>${decisions.some(({ alike }) => alike) ? `\n<p class="under">${say(ALIKE)}</p>` : ''}`
}

const rowOf = ({ game, engine }: Match, say: Say, decision: Decision): string => {
  const { number, move, best, costly } = decision
  const bots = best === move ? '' : `${costly ? `<b>${say(BETTER)}</b> ` : ''}${say(moveText(engine, best))}`
  const cells = [`<td class="n">${number}`, `<td>${say(moveText(engine, move))}`, `<td>${bots}`]
  return `<tr${costly ? ' class="costly"' : ''}>${cells.join('')}<td class="n">${lossOf(decision, game.id)}`
}

/** `12.0 ±3.0`; nothing where the bot played the same. */
const lossOf = ({ move, best, loss, error }: Decision, game: string): string => {
  if (best === move) return ''
  const scale = pointScaleOf(game)
  const width = moveWidthOf(error, scale)
  return `${inMovePoints(loss, scale)}${width === null ? '' : ` ±${width}`}`
}

const escaped = (written: string): string => written.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
