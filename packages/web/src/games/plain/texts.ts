import { type Text, text } from '@tefuda/kernel'
import { defineTexts } from '../../i18n/index.ts'
import type { Seen } from './seen.ts'

export const usePlainText = defineTexts('plain', {
  ja: {
    hidden: '伏せた札 {{count}}枚',
    whole: '全部見る',
    lately: '最近のできごと',
    nothing: 'まだ何も起きていません。',
    board: '盤',
    middle: '中央',
    empty: '空き',
    pieces: '{{name}} {{count}}個',
    owner: '{{name}}のもの',
    all: '選べる手 {{count}}通り',
    some: '合う手 {{count}}通り',
    none: '合う手がありません',
    first: '近い{{count}}通りを表示',
    asked: 'みんなに聞いています',
    narrow: '札やマスで絞れます',
    gain: '+{{points}}点',
    write: '手を書く',
    written: '手（記録の書き方で）',
    play: '決める',
    close: '閉じる',
  },
  en: {
    hidden: '{{count}} face down',
    whole: 'Look at all',
    lately: 'What happened last',
    nothing: 'Nothing has happened yet.',
    board: 'Board',
    middle: 'In the middle',
    empty: 'empty',
    pieces: '{{name}}: {{count}}',
    owner: 'belongs to {{name}}',
    all: '{{count}} moves to choose from',
    all_one: 'One move to choose from',
    some: '{{count}} moves fit',
    some_one: 'One move fits',
    none: 'No move fits',
    first: 'the closest {{count}} shown',
    asked: 'Everybody is asked',
    narrow: 'choose cards or cells',
    gain: '+{{points}} points',
    write: 'Write a move',
    written: 'A move, in the notation',
    play: 'Play',
    close: 'Close',
  },
})

export const PLAY = text('決める', 'Play')
export const CHOOSE = text(
  '札やマスを選ぶか、候補から手を選んでください。',
  'Choose cards or cells, or one of the moves.',
)
export const IN_NO_MOVE = text('この札を使う手は、いまありません。', 'No move uses this card now.')
/** Where not all moves are listed. */
export const NOT_LISTED = text(
  '並んでいる手に、この札を使うものはありません。先にマスを選ぶか、「手を書く」で書いてください。',
  'None of the moves listed uses this card. Choose a cell first, or write the move.',
)
export const WHY_NOT = text('なぜできない？', 'Why not?')

const PHASES: Readonly<Record<string, Text>> = {
  window: text('宣言するか、見送るかを選びます。', 'Claim it, or let it pass.'),
  choice: text('選んでください。', 'Make a choice.'),
  exchange: text('交換する札を選びます。', 'Choose for the exchange.'),
}

/** What a phase asks of whoever is due; null on a turn. */
export const askedIn = ({ status }: Seen): Text | null => PHASES[status.phase] ?? null
