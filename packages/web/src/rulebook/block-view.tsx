import type { Block, Text } from '@tefuda/kernel'
import { CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { RuleLinks } from './anchor.tsx'
import { FigureView } from './figure-view.tsx'
import './rulebook.css'
import { useRuleBookText } from './texts.ts'

/** One paragraph, list, table or figure. What differs from the standard rules carries a mark. */
export const BlockView = ({ block }: { readonly block: Block }) => {
  const say = useSay()
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={markOf(block)}>
          <Changed block={block} />
          <CardSentence text={say(block.text)} />
          <RuleLinks rules={block.rules} />
        </p>
      )
    case 'list':
      return (
        <div className={markOf(block)}>
          <Changed block={block} />
          <ul>
            {block.items.map((item, at) => (
              <li key={item.en} className={markOf(itemOf(block, at))}>
                <Changed block={itemOf(block, at)} />
                <CardSentence text={say(item)} />
              </li>
            ))}
          </ul>
          <RuleLinks rules={block.rules} />
        </div>
      )
    case 'table':
      return (
        <div className={`${markOf(block) ?? ''} in-table`}>
          <Changed block={block} />
          <RuleTable head={block.head} rows={block.rows} />
          <RuleLinks rules={block.rules} />
        </div>
      )
    case 'figure':
      return (
        <figure>
          <FigureView figure={block.figure} label={say(block.caption)} />
          <figcaption>
            <CardSentence text={say(block.caption)} />
            <RuleLinks rules={block.rules} />
          </figcaption>
        </figure>
      )
  }
}

/** An item of a list in which only some differ. */
const itemOf = (block: { readonly changedItems?: readonly number[] }, at: number): { readonly changed: boolean } => ({
  changed: block.changedItems?.includes(at) === true,
})

const markOf = (block: { readonly changed?: boolean }): string | undefined =>
  block.changed === true ? 'changed' : undefined

/** The mark in words, for those who do not see it. */
const Changed = ({ block }: { readonly block: { readonly changed?: boolean } }) => {
  const t = useRuleBookText()
  return block.changed === true ? <span className="sr">{t('changed')}</span> : null
}

const NUMBER = /^[+−×x-]?[\d,]+(?:点|倍| points?)?$/

const RuleTable = ({ head, rows }: { readonly head: readonly Text[]; readonly rows: readonly (readonly Text[])[] }) => {
  const say = useSay()
  const columns = head.map((title, column) => ({
    title,
    number: rows.length > 0 && rows.every((row) => NUMBER.test(row[column]?.en.trim() ?? '')),
  }))
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ title, number }) => (
            <th key={title.en} scope="col" className={number ? 'number' : undefined}>
              {say(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map((cell) => cell.en).join(' | ')}>
            {columns.map(({ title, number }, column) => {
              const cell = row[column]
              return (
                <td key={title.en} className={number ? 'number' : undefined}>
                  {cell !== undefined && <CardSentence text={say(cell)} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
