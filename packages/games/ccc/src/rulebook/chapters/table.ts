import { type Block, type Chapter, text } from '@tefuda/kernel'
import { count, table as grid, same, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** What is played at this table: cards, people, board. */
export const table = (subject: BookSubject): Chapter => ({
  id: 'table',
  title: text('この卓', 'This table'),
  blocks: [cards(subject), people(subject), hands(subject), ...boardBlocks(subject), ...games(subject)],
})

const cards = (subject: BookSubject): Block =>
  say(
    subject,
    'トランプ2組、108枚を使います。うち4枚はジョーカーで、赤と黒が2枚ずつです。コインは1人1色で、いくらでも使えます。',
    'The game uses two packs, 108 cards, four of them jokers: two red, two black. Everybody has coins of one colour, as many as needed.',
  )

const people = (subject: BookSubject): Block =>
  say(
    subject,
    `${subject.seats}人で遊びます。番は反時計回りに回ります。`,
    `There are ${subject.seats} players. Turns go round counter-clockwise.`,
  )

const hands = (subject: BookSubject): Block => {
  const { rules, seats } = subject
  const counts = Array.from({ length: seats }, (_, k) => rules.hand + k)
  return say(
    subject,
    `はじめの手札は、最初の人から順に ${counts.join('・')} 枚です。残りが山札になります。`,
    `Hands at the start, from whoever begins: ${counts.join(', ')} ${counts.length > 1 || counts[0] !== 1 ? 'cards' : 'card'}. The rest is the pile.`,
    { rulings: [11] },
  )
}

const boardBlocks = (subject: BookSubject): Block[] => {
  const { board } = subject.context
  const width = 1 + Math.max(...board.spots.map(({ x }) => x))
  const height = 1 + Math.max(...board.spots.map(({ y }) => y))
  const columns = [...'abcdefghijkl'].slice(0, width)
  const numberAt = (x: number, y: number): string => {
    const cell = board.spots.findIndex((spot) => spot.x === x && spot.y === y)
    return cell < 0 ? '–' : `${board.numbers[cell]}`
  }
  const rows = Array.from({ length: height }, (_, y) => [same(y + 1), ...columns.map((_, x) => same(numberAt(x, y)))])
  return [
    say(
      subject,
      `盤には${board.names.length}個のマスがあり、数は次のとおりです。マスは列の文字と行の数字で呼びます（左上は ${board.names[0]}）。`,
      `The board has ${count(board.names.length, 'cell')} with these numbers. A cell is called by the letter of its column and the number of its row; the first one is ${board.names[0]}.`,
      { rulings: [1] },
    ),
    grid(subject, [text('行', 'Row'), ...columns.map(same)], rows, { rulings: [1] }),
    subject.rules.adjacency === 'four'
      ? say(
          subject,
          '「隣」は、上下左右のマスのことです。',
          'Neighbours of a cell are the cells above, below, left and right of it.',
          { rulings: [4] },
        )
      : say(
          subject,
          'この卓では「隣」に斜めのマスも入り、まわりの8マスが隣です。',
          'At this table the cells at the corners are neighbours too: all eight around a cell.',
          { rulings: [4] },
        ),
  ]
}

const games = (subject: BookSubject): Block[] => {
  const { deals } = subject.rules
  return deals === 1
    ? []
    : [
        say(
          subject,
          `${deals}ゲーム続けて遊び、点を足します。最初の人は、ゲームごとに次の席に移ります。`,
          `${deals} games are played and their points added. Each is begun by the next seat.`,
          { rulings: [12] },
        ),
      ]
}
