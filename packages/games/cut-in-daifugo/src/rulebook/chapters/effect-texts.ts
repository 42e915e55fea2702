import { type Text, text } from '@tefuda/kernel'
import type { Effect } from '../../rules.ts'
import type { BookSubject } from '../subject.ts'

/** How the book tells of an effect; `rank` is the rank that has it. */
interface EffectTexts {
  /** What its designer calls it in full, where the usual rank has it. */
  readonly alias: string
  /** In a few words. */
  readonly short: Text
  readonly rulings: readonly number[]
  readonly plain: (subject: BookSubject, rank: string) => Text
  /** What it does once it has been cut in on. */
  readonly cut: (subject: BookSubject, rank: string) => Text
}

export const EFFECT_TEXTS: Readonly<Record<Effect, EffectTexts>> = {
  flow: {
    alias: 'ケイトフロー',
    short: text('偶数枚で場が流れる', 'an even number clears'),
    rulings: [5, 6],
    plain: (_, rank) =>
      text(
        `${rank} を偶数枚出すと場が流れ、出した人が次のフェイズを始めます。奇数枚では何も起きません。`,
        `an even number of ${rank}s clears the table, and their player leads. An odd number does nothing.`,
      ),
    cut: () =>
      text(
        '合計が偶数なら流れます。1枚に1枚でカットインしても2枚です。次に始めるのはカットインした人です。',
        'an even total clears, so one card on one card does. The one who cut in leads.',
      ),
  },
  skip: {
    alias: 'シンクスキップ',
    short: text('次の人から飛ばす', 'skips the next players'),
    rulings: [5, 6],
    plain: ({ seats }) =>
      text(
        `1枚で1人、2枚で3人、3枚で5人と、n枚で 2n−1 人を飛ばします。飛ばす人数が手札が残っているほかの人の数以上になると場が流れます。全員に手札が残っている間は${Math.ceil(seats / 2)}枚からです。`,
        `one card skips one player, two skip three, three skip five: n cards 2n−1. If that is as many as there are others with cards, or more, the table is cleared; while everybody has cards, from ${Math.ceil(seats / 2)} cards on.`,
      ),
    cut: () =>
      text(
        '合計の枚数で数え、カットインした人の次から飛ばします。流れたら、カットインした人が始めます。',
        'the total counts, from the player after the one who cut in. If it clears, the one who cut in leads.',
      ),
  },
  salvage: {
    alias: 'サイスサルベージ',
    short: text('大貧民が捨て札を拾う', 'the great pauper takes from the discards'),
    rulings: [9, 23, 31],
    plain: ({ several }) =>
      several
        ? text(
            '前のゲームの大貧民だけが、出した枚数まで捨て札から好きな札を選び、手札に加えます。拾わなくてもかまいません。拾った札は伏せて持ちます。だれかが上がったあとは働きません。',
            'the great pauper of the game before, and nobody else, may take up to as many cards as were played from the discards, of their choice. They lie hidden in the hand. It ends once somebody is out.',
          )
        : text(
            '前のゲームの大貧民だけが使える効果なので、1ゲームだけのこの卓では何も起きません。',
            'only for the great pauper of a game before, so it does nothing at this table of a single game.',
          ),
    cut: ({ several }) =>
      several
        ? text(
            '拾う権利はなくなります。カットインしたのが大貧民なら、その人が自分の出した枚数まで拾えます。',
            'the right is lost. If the great pauper cuts in, they may take as many as they played themselves.',
          )
        : text('やはり何も起きません。', 'nothing happens either.'),
  },
  pass: {
    alias: 'セブンフォース',
    short: text('手札を次の番の人に渡す', 'gives cards to the next player'),
    rulings: [7, 31],
    plain: () =>
      text(
        '出した枚数だけ、伏せた手札から選んで次の番の人に渡します。公開札は渡せません。',
        'as many hidden cards as were played go to the next player, of the giver’s choice. Public cards cannot be given.',
      ),
    cut: () =>
      text(
        'カットインした人が、合計の枚数を、カットインされた人に渡します。',
        'the one who cut in gives the total to the one cut in on.',
      ),
  },
  clear: {
    alias: 'エイトフロー',
    short: text('場が流れる', 'clears'),
    rulings: [6],
    plain: () =>
      text(
        '何枚でも場が流れ、出した人が次のフェイズを始めます。上がっていれば次の人が始めます。',
        'any number clears the table, and their player leads, or the next one if they are out.',
      ),
    cut: () => text('場が流れ、カットインした人が始めます。', 'the table is cleared, and the one who cut in leads.'),
  },
  reverse: {
    alias: 'ナインリバース',
    short: text('奇数枚で逆回り', 'an odd number turns the direction'),
    rulings: [5, 6],
    plain: () =>
      text(
        '奇数枚出すと、順番の回る向きが逆になります。向きは次のフェイズにも続き、次のゲームで元に戻ります。偶数枚では何も起きません。残り2人のときの奇数枚は、向きを変える代わりに場を流します。',
        'an odd number turns the direction of play, for the phases to come too; it is reset for the next game. An even number does nothing. With two players left an odd number clears the table instead.',
      ),
    cut: () => text('合計が奇数か偶数かで決まります。', 'it depends on the total being odd or even.'),
  },
  discard: {
    alias: 'テントラッシュ',
    short: text('札を捨てる', 'throws cards away'),
    rulings: [7],
    plain: () =>
      text(
        '出した枚数だけ、手札か公開札から選んで捨てます。捨てた札はすぐに捨て札に入ります。',
        'their player throws away as many cards as were played, hidden or public ones. They are discards at once.',
      ),
    cut: () => text('カットインした人が、合計の枚数を捨てます。', 'the one who cut in throws the total away.'),
  },
  back: {
    alias: 'ジャックバック',
    short: text('フェイズの間だけ強さが逆', 'turns the order round for the phase'),
    rulings: [1, 2],
    plain: () =>
      text(
        '何枚でも、そのフェイズの間、強さの順が逆になります。逆の間にもう一度出れば元に戻ります。',
        'any number turns the order of strength round for the phase; played again it turns it back.',
      ),
    cut: () => text('同じように、1回だけ逆になります。', 'the order is turned once all the same.'),
  },
  peep: {
    alias: 'クイーンピーピング',
    short: text('次の番の人の手札を公開札にする', 'makes cards of the next player public'),
    rulings: [7],
    plain: () =>
      text(
        '出した枚数だけ、次の番の人の伏せた手札から、中身を見ずに選んで公開札にします。',
        'as many hidden cards of the next player as were played are chosen blind and become public.',
      ),
    cut: () =>
      text(
        'カットインした人が、カットインされた人の伏せた手札から、合計の枚数を同じように選びます。',
        'the one who cut in chooses the total in the same way among the hidden cards of the one cut in on.',
      ),
  },
  greed: {
    alias: 'キンググリード',
    short: text('公開札を自分のものにする', 'takes public cards'),
    rulings: [7, 8],
    plain: ({ rules: { perCard } }, rank) =>
      text(
        `${rank} を${perCard}枚出すごとに1枚、だれかの公開札を自分の公開札に移します。移さなくてもかまいません。最後の札として出したときは働きません。`,
        `for every ${perCard === 1 ? 'card' : `${perCard} cards`} of the rank a public card of anybody goes to their player’s own public cards. It may be declined, and lapses in a last play.`,
      ),
    cut: ({ rules: { perCard } }) =>
      text(
        `合計${perCard}枚につき1枚、カットインした人がだれかの公開札（自分のものでもよい）を選び、カットインされた人の公開札に移します。移さなくてもかまいません。`,
        `for every ${perCard} of the total the one who cut in may choose a public card of anybody, their own too, and move it to the public cards of the one cut in on.`,
      ),
  },
  open: {
    alias: 'エースオープン',
    short: text('ほかの全員が札を公開する', 'all others make cards public'),
    rulings: [8, 32],
    plain: ({ rules: { perCard } }, rank) =>
      text(
        `${rank} を${perCard}枚出すごとに1枚、ほかの全員が自分の伏せた手札から選び、いっせいに公開札にします。`,
        `for every ${perCard === 1 ? 'card' : `${perCard} cards`} of the rank all others choose one of their hidden cards; they become public together.`,
      ),
    cut: ({ rules: { perCard } }) =>
      text(
        `合計${perCard}枚につき1枚、カットインした人が、カットインされた人の伏せた手札から中身を見ずに選んで公開札にします。`,
        `for every ${perCard} of the total the one who cut in chooses blind a hidden card of the one cut in on, which becomes public.`,
      ),
  },
}

/** What an effect does, in a few words. */
export const effectInShort = (effect: Effect): Text => EFFECT_TEXTS[effect].short
