import { type Chapter, text } from '@tefuda/kernel'
import { list, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** How cards are played, from a lead until the table is cleared. */
export const trick = (subject: BookSubject): Chapter => ({
  id: 'trick',
  title: text('トリック', 'A trick'),
  blocks: [
    list(
      subject,
      [
        text(
          '最初の人は、どれか1つの組み合わせを出します。パスはできません。',
          'Whoever leads plays any one combination and may not pass.',
        ),
        text(
          '次の人からは、同じ種類、同じ枚数で、場にあるものより強いものを出すか、パスをします。出せるときでもパスをしてかまいません。',
          'The others in turn play the same kind and number of cards, stronger than what lies there, or pass. One may pass although one could play.',
        ),
        text(
          '何周でも続けます。一度パスをした人も、次に番が来れば出せます。',
          'Play goes round and round; whoever has passed may play when the turn comes again.',
        ),
        text(
          'だれかが出したあと、手札が残っているほかの全員が続けてパスをしたら終わりです。場の札は脇によけ、もう使いません。',
          'When, after a play, everybody else who holds cards has passed in a row, the trick is over. Its cards are laid aside for good.',
        ),
        text(
          '最後に出した人が次を始めます。その人の手札がもうないときは、その次の、手札が残っている人です。',
          'Whoever played last leads the next trick; if that player has no cards left, the next one who has.',
        ),
      ],
      { rulings: [4] },
    ),
    say(
      subject,
      '手札がなくなった人は抜けます。手札が残っている人が1人だけになったら、そのディールは終わりです。最後に出された札に続けて出してもかまいません。',
      'Whoever has no card left drops out. The deal ends when one player alone holds cards. A last play may be beaten like any other.',
      { rulings: [4] },
    ),
    say(
      subject,
      'だれが何枚持っているか、何が出たかは、いつでも全員が見られます。',
      'How many cards everybody holds and what has been played is open to all.',
      { rulings: [9] },
    ),
    say(
      subject,
      '時間を決めた卓で時間が切れると、場に札があればパス、なければ一番弱い札1枚を出したことになります。',
      'Where time is limited and runs out, the seat passes, or on a lead plays its weakest card.',
      { rulings: [15] },
    ),
  ],
})
