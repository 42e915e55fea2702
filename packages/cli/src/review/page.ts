import { type Language, type Match, type Text, text } from '@tefuda/kernel'
import {
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
import { ALL, BETTER, COLUMNS, COSTLY, FOUND, NOTHING_COSTLY, seatText } from './texts.ts'
import { toldOf } from './told.ts'

/** A page that needs nothing else: what a result was made of, what was found well, what cost most, and every decision. */
export const reviewPage = (match: Match, told: Review, language: Language): string => {
  const { game, engine, seats } = match
  const look = createLook({ lang: language, colours: false })
  const say = (content: Text): string => escaped(withCardSigns(look.say(content), look))
  const costly = mistakes(told)
  const item = (decision: Decision): string => {
    const [verdict = '', hindsight] = toldOf(match, decision).map(say)
    return `<li>${verdict}${hindsight === undefined ? '' : `<p class="under">${hindsight}</p>`}`
  }
  const section = (title: Text, decisions: readonly Decision[]): string =>
    decisions.length === 0
      ? ''
      : [
          `<h2>${say(title)}</h2>`,
          ...byDeal(match, decisions).flatMap(({ name, decisions: of }) => [
            ...(name === null ? [] : [`<h3>${say(name)}</h3>`]),
            `<ul>\n${of.map(item).join('\n')}\n</ul>`,
          ]),
        ].join('\n')
  const inWords = (move: string): string => say(engine.inWords?.(move) ?? text(move, move))
  const botsMove = ({ move, best, costly: isBetter }: Decision): string => {
    if (best === move) return ''
    return isBetter ? `<b>${say(BETTER)}</b> ${inWords(best)}` : inWords(best)
  }
  const row = (decision: Decision): string =>
    `<tr${decision.costly ? ' class="costly"' : ''}><td class="n">${decision.number}<td>${inWords(decision.move)}<td>${botsMove(
      decision,
    )}<td class="n">${lossOf(decision, game.id)}`
  const rows = byDeal(match, told.decisions).flatMap(({ name, decisions: of }) => [
    ...(name === null ? [] : [`<tr><th colspan="${COLUMNS.length}" scope="rowgroup" class="deal">${say(name)}`]),
    ...of.map(row),
  ])
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say(game.name)}</title>
<style>${STYLE}</style>
<main>
<h1>${say(game.name)}</h1>
${seats.length > 1 ? `<p>${say(seatText(namesOf(match, look)[told.seat]!))}</p>` : ''}
<p class="sum">${say(sumOf(told, game.id))}</p>
<p class="under">${say(readingOf(match))}</p>
${section(FOUND, finds(told))}
${costly.length === 0 ? `<p>${say(NOTHING_COSTLY)}</p>` : section(COSTLY, costly)}
<h2>${say(ALL)}</h2>
<table>
<tr>${COLUMNS.map((column) => `<th>${say(column)}`).join('')}
${rows.join('\n')}
</table>
</main>
</html>
`
}

/** `12.0 ±3.0`; nothing where the bot played the same. */
const lossOf = ({ move, best, loss, error }: Decision, game: string): string => {
  if (best === move) return ''
  const scale = pointScaleOf(game)
  const width = moveWidthOf(error, scale)
  return `${inMovePoints(loss, scale)}${width === null ? '' : ` ±${width}`}`
}

const escaped = (written: string): string => written.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
