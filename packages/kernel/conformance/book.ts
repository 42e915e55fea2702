import type { Figure, RuleBook } from '../src/rulebook.ts'
import type { Text } from '../src/text.ts'
import { textsOf } from './books.ts'
import { jsonFault } from './plain.ts'
import { checkText, type Property, type Report, repeated } from './property.ts'

export const book: Property = {
  id: 'book',
  promise: 'the rule book of this rule set is plain, complete in both languages, and links only rulings it holds',
  check: ({ game, case: of, engine }, report) => {
    const { title, credit, chapters, rulings } = game.rulebook(of.rules, of.seats)
    const fault = jsonFault({ title, credit, chapters, rulings })
    if (fault !== null) report(`the rule book is not plain JSON: ${fault}`)
    const known = new Set(rulings.map((ruling) => ruling.id))
    const names = new Set(engine.deck.cards.map((card) => engine.deck.name(card)))
    for (const [what, text] of textsIn({ title, credit, chapters, rulings })) checkText(what, text, report)
    for (const { id, blocks } of chapters) {
      for (const block of blocks) {
        for (const rule of block.rules ?? [])
          if (!known.has(rule)) report(`chapter ${id} rests on ${rule}, which is missing`)
        if (block.kind === 'figure') checkFigure(id, block.figure, names, report)
        if (block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length))
          report(`a table of chapter ${id} has rows of other lengths than its head`)
      }
    }
    for (const id of repeated([...chapters, ...rulings].map((part) => part.id)))
      report(`the rule book has two parts ${id}`)
  },
}

function* textsIn(rules: RuleBook): Generator<[string, Text]> {
  yield ['the title', rules.title]
  yield ['the credit', rules.credit]
  for (const { id, title, text } of rules.rulings)
    yield* [[`ruling ${id}`, title] as [string, Text], [`ruling ${id}`, text]]
  for (const { id, title, blocks } of rules.chapters) {
    yield [`the title of ${id}`, title]
    for (const block of blocks) {
      for (const text of textsOf(block)) yield [`a ${block.kind} of ${id}`, text]
    }
  }
}

const checkFigure = (id: string, { spots, lines }: Figure, names: ReadonlySet<string>, report: Report): void => {
  if (lines.flat().some((spot) => !(spot in spots))) report(`a line in a figure of ${id} leads to no card`)
  const strange = spots.find(({ card }) => card !== undefined && !names.has(card))
  if (strange !== undefined) report(`a figure of ${id} shows ${strange.card}, which is not in the deck`)
}
