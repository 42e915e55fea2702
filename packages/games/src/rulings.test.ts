import type { Game, Ruling } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { games } from './index.ts'

const MARKS = {
  option: '設定 setting',
  reconstructed: '補った reconstructed',
  ours: '独自 ours',
} as const satisfies Record<Ruling['marks'][number], string>

/** The page for people who read the repository. Run the tests with `-u` after a change to the rulings. */
const page = (): string => `# 読み方の一覧 / Rulings

公式ルールが決めていないところや、図や表が失われたところを、手札（Tefuda）ではこう読みます。卓のルールブックは、文ごとに、もとになった読み方の番号を示します。

Where the official rules leave something open, or a figure or table is lost, this is how Tefuda reads them. The rule book
of a table gives, with each of its statements, the numbers of the rulings it rests on.

- **${MARKS.option}**: ルール設定で変えられます。 It is also a setting of the rules.
- **${MARKS.reconstructed}**: 元の資料で失われたところを補いました。 It fills in what the document has lost.
- **${MARKS.ours}**: 資料にない場面を、手札が決めました。 The documents say nothing; it is decided here.

この一覧は、それぞれの遊びの \`packages/games/*/src/rulings.ts\` から作られています。
This list is made from \`packages/games/*/src/rulings.ts\`, one for each game.

${games.map(section).join('\n\n')}
`

const section = ({ name, rulings }: Game): string => [`## ${name.ja} / ${name.en}`, ...rulings.map(entry)].join('\n\n')

const entry = ({ id, title, text, marks }: Ruling): string =>
  [`### ${id} ${title.ja} / ${title.en}`, marks.map((mark) => `**${MARKS[mark]}**`).join(' · '), text.ja, text.en]
    .filter((part) => part !== '')
    .join('\n\n')

describe.each(games)('the rulings of $id', ({ schema, rulings }) => {
  const ids = rulings.map(({ id }) => id)
  const [prefix] = ids[0]!.split('-')

  it('are numbered without a gap', () => {
    expect(ids).toEqual(ids.map((_, i) => `${prefix}-${i + 1}`))
  })

  it('are told in both languages, each in its own', () => {
    for (const { title, text } of rulings)
      for (const { ja, en } of [title, text]) {
        expect(ja).toMatch(/[ぁ-んァ-ヶ一-龠]/)
        expect(en).toMatch(/^[^ぁ-んァ-ヶ一-龠]+$/)
      }
  })

  it('are marked as options exactly where a setting rests on them', () => {
    const sources = new Set(Object.values(schema.settings).map(({ source }) => source))
    expect(rulings.filter(({ marks }) => marks.includes('option')).map(({ id }) => id)).toEqual(
      ids.filter((id) => sources.has(id)),
    )
  })

  it('hold what settings and conflicts refer to', () => {
    const referred = [
      ...Object.values(schema.settings).map(({ source }) => source),
      ...schema.conflicts.map(({ rule }) => rule),
    ]
    expect(referred.filter((rule) => rule !== null && !ids.includes(rule))).toEqual([])
  })
})

it('the page for readers lists all of them', async () => {
  await expect(page()).toMatchFileSnapshot('../../../docs/rulings.md')
})
