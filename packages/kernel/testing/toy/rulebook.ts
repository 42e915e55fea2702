import type { RuleBook, Ruling } from '../../src/rulebook.ts'
import { text } from '../../src/text.ts'
import type { SnatchRules } from './rules.ts'

export const RULINGS: readonly Ruling[] = [
  {
    id: 'SN-1',
    title: text('手札', 'Hand'),
    text: text('1枚ずつ配る。', 'Cards are dealt one by one.'),
    marks: ['ours'],
  },
]

export const rulebook = (rules: SnatchRules): RuleBook => ({
  title: text('横取り', 'Snatch'),
  credit: text('手札の試し用', 'Made for the tests of Tefuda'),
  chapters: [
    {
      id: 'play',
      title: text('遊びかた', 'Play'),
      blocks: [
        {
          kind: 'paragraph',
          text: text(`手札は${rules.hand}枚。`, `Everybody holds ${rules.hand} cards.`),
          rules: ['SN-1'],
        },
        { kind: 'list', items: [text('札を1枚出す。', 'Put a card.'), text('山札をのぞく。', 'Peek at the pile.')] },
        {
          kind: 'table',
          head: [text('札', 'Card'), text('点', 'Points')],
          rows: [[text('横取り', 'Snatched'), text(`×${rules.points.snatch}`, `×${rules.points.snatch}`)]],
        },
        {
          kind: 'figure',
          figure: {
            spots: [
              { x: 0, y: 0, card: '3' },
              { x: 1, y: 0, card: '3', placed: true },
            ],
            lines: [[0, 1]],
          },
          caption: text('同じ札', 'Cards that are alike'),
        },
      ],
    },
  ],
  rulings: RULINGS,
})
