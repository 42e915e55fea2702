import { type LogLine, logLine, type RuleBook, type Ruling, text } from '@tefuda/kernel'
import type { Event, RulesContext } from './play.ts'

/**
 * An event in words. Other seats than the one it is about are called 席1 and seat 1; whoever shows it puts names in their place.
 * `weight` says what a log leaves out: what the table shows (`seen`), what another line says (`minor`).
 */
export const narrate = (event: Event): LogLine => {
  switch (event.type) {
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取りました', 'takes up a hand', { weight: 'minor' })
        : logLine(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`, { weight: 'seen' })
    case 'lay':
      return logLine(event.seat, event.card, event.card)
    case 'round':
      return logLine(
        event.seat,
        event.over ? '最後の札を取りました' : '1点',
        event.over ? 'wins the last round' : 'one point',
      )
  }
}

/** How places are read that the game's document leaves open. Parts of the rule book may rest on them. */
export const rulings: readonly Ruling[] = [
  {
    id: 'R-1',
    title: text('同じ強さの札', 'Equal cards'),
    text: text('先に出した札が勝ちます。', 'The one laid first wins.'),
    marks: ['ours'],
  },
]

/** Exactly what these rules and this number of seats play: read every number from the rules. */
export const rulebook = ({ rules, seats }: RulesContext): RuleBook => ({
  title: text('マイゲーム', 'My Game'),
  credit: text('手札（Tefuda）のひな型', 'The template of Tefuda'),
  chapters: [
    {
      id: 'play',
      title: text('遊びかた', 'Play'),
      blocks: [
        {
          kind: 'paragraph',
          text: text(
            `${seats}人に${rules.cards}枚ずつ配り、順に1枚ずつ出します。`,
            `${seats} players get ${rules.cards} each and lay one card in turn.`,
          ),
        },
        {
          kind: 'paragraph',
          text: text(
            'いちばん強い札（Kが最強、Aが最弱）を出した人が1点を取り、次を始めます。',
            'The highest card (king high, ace low) earns one point; its player begins the next round.',
          ),
          rules: ['R-1'],
        },
      ],
    },
  ],
  rulings,
})
