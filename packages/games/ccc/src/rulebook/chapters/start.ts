import { type Chapter, text } from '@tefuda/kernel'
import { list } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** Three sentences for somebody who has never played. */
export const start = (subject: BookSubject): Chapter => ({
  id: 'start',
  title: text('はじめての人へ', 'If you have never played'),
  blocks: [
    list(subject, [
      text(
        '自分の番には、手札を払って、盤にコインを何枚でも置けます。',
        'On your turn place as many coins on the board as the cards of your hand can pay for.',
      ),
      text(
        'コイン1枚の値段はマスの数の2乗で、5 のマスなら、足して 25 になる札を出します。',
        'A coin costs the number of its cell squared: for a 5 you play cards that add up to 25.',
      ),
      text(
        'だれよりもコインの多いマスが自分のもので、山札を使い切って終わったとき、自分のマスの点の合計が一番多い人が勝ちます。',
        'A cell where you have more coins than anybody else is yours, and when the cards are used up the most points win.',
      ),
    ]),
  ],
})
