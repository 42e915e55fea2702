import { type Language, type Match, type Text, text } from '@tefuda/kernel'
import {
  type Decision,
  finds,
  inPoints,
  mistakeOf,
  mistakes,
  pointScaleOf,
  praiseOf,
  type Review,
  sumOf,
} from '@tefuda/review'
import { STYLE } from './style.ts'
import { AGAINST_OTHERS, COSTLY, FOUND, NOTHING_COSTLY, WHAT_LUCK_IS } from './texts.ts'

/** A page that needs nothing else: what a result was made of, what was found well, what cost most, and every decision. */
export const reviewPage = ({ game, engine, seats }: Match, told: Review, language: Language): string => {
  const say = ({ ja, en }: Text): string => escaped(withSigns(language === 'ja' ? ja : en))
  const found = finds(told).flatMap((decision) => praiseOf(engine, game.id, decision) ?? [])
  const costly = mistakes(told).map((decision) => mistakeOf(engine, game.id, decision))
  const section = (title: Text, rows: readonly Text[]): string =>
    rows.length === 0 ? '' : `<h2>${say(title)}</h2>\n<ul>\n${rows.map((row) => `<li>${say(row)}`).join('\n')}\n</ul>`
  const inWords = (move: string): string => say(engine.inWords?.(move) ?? text(move, move))
  const row = (decision: Decision): string =>
    `<tr${decision.costly ? ' class="costly"' : ''}><td class="n">${decision.turn}<td>${inWords(decision.move)}<td>${
      decision.best === decision.move || decision.found !== null ? '' : inWords(decision.best)
    }<td class="n">${lossOf(decision, game.id)}`
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say(game.name)}</title>
<style>${STYLE}</style>
<main>
<h1>${say(game.name)}</h1>
<p class="sum">${say(sumOf(told, game.id))}</p>
<p class="under">${say(seats.length > 1 ? AGAINST_OTHERS : WHAT_LUCK_IS)}</p>
${section(FOUND, found)}
${costly.length === 0 ? `<p>${say(NOTHING_COSTLY)}</p>` : section(COSTLY, costly)}
<h2>${say(text('すべての手', 'All decisions'))}</h2>
<table>
<tr><th>${say(text('手目', 'Move'))}<th>${say(text('選んだ手', 'Played'))}<th>${say(text('よりよい手', 'Better'))}<th>${say(text('損', 'Lost'))}
${told.decisions.map(row).join('\n')}
</table>
</main>
</html>
`
}

/** `12.0 ±3.0`; nothing where the bot played the same. */
const lossOf = ({ move, best, loss, error }: Decision, game: string): string => {
  if (best === move) return ''
  const scale = pointScaleOf(game)
  return `${inPoints(loss, scale)} ±${inPoints(2 * error, scale)}`
}

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

const withSigns = (sentence: string): string =>
  sentence.replace(/\b([SHDC])(?=(?:1[0-5]|\d|[AJQKCFM])\b(?!-\d))/g, (suit) => SIGNS[suit]!)

const escaped = (written: string): string => written.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
