import type { SouthernCrossView } from '@tefuda/southern-cross'
import type { GameView, OpenTableBody, Update } from '@tefuda/wire'
import { DUEL_RULES } from '../boardgame.io/duel-rules.ts'
import type { Line } from './line.ts'
import type { Players, Seating } from './players.ts'
import { createRhythm, type Rhythm } from './rhythm.ts'
import { eachOf, engineOf, openTable, seatAll } from './tables.ts'
import { createWatch } from './watch.ts'

/** Southern Cross for two until somebody has a thousand points, without a clock. */
export const DUEL: OpenTableBody = {
  game: 'southern-cross',
  rules: { preset: 'thousand', ...DUEL_RULES },
  seats: [{ kind: 'open' }, { kind: 'open' }],
  options: { pace: { kind: 'none' }, isPublic: false, spectators: null },
}

const engine = engineOf(DUEL)
const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']
const AT_ONCE = 20

/** Tables of two on the table server, at random; when a game is over the next of its series follows. */
export const sitDownForDuels = async ({ url, tables, think }: Seating): Promise<Players> => {
  const rhythm = createRhythm(think)
  const open: (readonly Line[])[] = []
  await eachOf(tables, AT_ONCE, async (index) => {
    const { table, cookie } = await openTable(url, '', DUEL)
    await playOn(url, table, [cookie, ''], rhythm, (lines) => {
      open[index] = lines
    })
  })
  return {
    play: rhythm.play,
    close: () => {
      for (const line of open.flat()) line.close()
    },
  }
}

/** Plays so many moves at one table, or a few more, and leaves. */
export const playLong = async (long: {
  readonly url: string
  readonly body: OpenTableBody
  readonly moves: number
}): Promise<{ readonly table: string; readonly cookies: readonly string[]; readonly moves: number }> => {
  const rhythm = createRhythm(0)
  const { table, cookie } = await openTable(long.url, '', long.body)
  let lines: readonly Line[] = []
  await playOn(long.url, table, [cookie, ''], rhythm, (open) => {
    lines = open
  })
  let moves = 0
  while (moves < long.moves) moves += (await rhythm.play(0.1)).moves
  for (const line of lines) line.close()
  return { table, cookies: lines.map((line) => line.cookie), moves }
}

/** Plays a table and all that follow it; resolves when the first is dealt. */
const playOn = async (
  url: string,
  table: string,
  cookies: readonly string[],
  rhythm: Rhythm,
  keep: (lines: readonly Line[]) => void,
): Promise<void> => {
  const sent: number[] = []
  const watches = cookies.map(() => createWatch(engine))
  let lines: readonly Line[] = []
  let isOver = false
  let turn = 0

  const move = (player: number, game: GameView): void => {
    // Found at once: thousands who keep what they saw while they think would keep the collector of this process busy.
    const text = JSON.stringify({ id: `m${turn++}`, do: 'move', move: chosen(game), turn: game.turn })
    rhythm.whenever(() => {
      sent[player] = performance.now()
      rhythm.sent()
      lines[player]!.send(text)
    })
  }

  const hear = (player: number, text: string): void => {
    if (text.startsWith('{"type":"done"')) rhythm.moved(sent[player]!)
    // What a player makes of it comes after all that has arrived has been timed: others are answered meanwhile.
    else if (text.startsWith('{"type":"update"')) setImmediate(follow, player, text)
    else if (text.startsWith('{"type":"refused"')) throw new Error(`refused: ${text}`)
  }

  const follow = (player: number, text: string): void => {
    const update = JSON.parse(text) as Update
    const watch = watches[player]!
    watch.learn(update)
    const game = watch.game()
    if (update.game !== undefined && game?.due === true) {
      if (isDealt) move(player, game)
      else first = () => move(player, game)
    } else if (update.table?.stage === 'over' && !isOver) {
      isOver = true
      rhythm.ended()
      rhythm.whenever(() => void next())
    }
  }

  const next = async (): Promise<void> => {
    const { table: following } = await lines[0]!.order({ do: 'rematch' })
    const before = lines
    await playOn(
      url,
      following!,
      before.map(({ cookie }) => cookie),
      rhythm,
      keep,
    )
    for (const line of before) line.close()
  }

  let isDealt = false
  let first: () => void = () => undefined
  lines = await seatAll(url, table, cookies, hear)
  isDealt = true
  keep(lines)
  first()
}

/** A legal move: the card that was shown, else any, on the centre where it must be, else anywhere. */
export const chosen = ({ view }: GameView): string => {
  const { viewer, shown, hands, fields } = view as SouthernCrossView
  const hand = hands[viewer!]!.cards!
  const card = shown[viewer!] ?? hand[Math.floor(Math.random() * hand.length)]
  return `${card}@${fields[0]!.centreDue ? 'b2' : CELLS[Math.floor(Math.random() * 9)]}`
}
