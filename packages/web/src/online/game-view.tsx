import type { Game } from '@tefuda/kernel'
import type { TableView as TableOf } from '@tefuda/wire'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../frame/index.ts'
import { leave } from '../frame/notify.ts'
import { type NameOf, useNames } from '../table/names.ts'
import type { TableState } from '../table/table.ts'
import type { TableSlots } from '../table/table-slots.ts'
import { TableView } from '../table/table-view.tsx'
import { useTableState } from '../table/use-table-state.ts'
import { AbsentNote, absentSeat } from './absent.tsx'
import { AskTime } from './ask-time.tsx'
import { TableBanner, usePending } from './banner.tsx'
import { Chat } from './chat.tsx'
import { OwnClock } from './clocks.tsx'
import { hasEnded } from './has-ended.ts'
import { NextGame } from './next-game.tsx'
import { OnlineEnd, StoppedEnd } from './online-end.tsx'
import { OnlineMenu } from './online-menu.tsx'
import { usePersonSheet } from './person-sheet.tsx'
import type { RoomState } from './room-state.ts'
import './room.css'
import { useOnlineText } from './texts.ts'
import { useBubbles } from './use-bubbles.ts'
import { type Ready, useRemoteTable } from './use-remote-table.ts'
import { useThisRoom } from './use-room.ts'
import { type Clocks, useSeatAsides } from './use-seat-asides.tsx'

export interface GameViewProps {
  readonly game: Game
  readonly view: TableOf
  readonly state: RoomState
}

/** An online table with a game on it. */
export const GameView = ({ game, view, state }: GameViewProps) => {
  const t = useOnlineText()
  const room = useThisRoom()
  const page = useRef<HTMLDivElement>(null)
  const ready = useRemoteTable(room, game, view, page)
  if (ready === null) return <output className="waiting">{t('loading')}</output>
  return <Playing ready={ready} view={view} state={state} page={page} />
}

interface PlayingProps extends Pick<GameViewProps, 'view' | 'state'> {
  readonly ready: Ready
  readonly page: RefObject<HTMLDivElement | null>
}

const Playing = ({ ready: { table, tableGame }, view, state, page }: PlayingProps) => {
  const t = useOnlineText()
  // What was said before the game is old.
  useEffect(leave, [])
  const { state: played } = useTableState(table)
  const nameOf = useNames(played.seats, played.players, played.you)
  const isOver = hasEnded(view)
  // The record is kept before anybody goes on, unless there is none.
  const ending = table.ending()
  const isReady = isOver && (ending?.kind !== 'asking' || view.stage === 'stopped')
  const [isUnread, setRead] = useUnread(state)
  const clocks = useClocks(state, isOver)
  const pending = usePending(view)
  const { muted, onAbout, sheet } = usePersonSheet(view)
  const saidAt = useBubbles(state.chat, muted)
  const next = <NextGame view={view} isReady={isReady} />
  const slots: TableSlots = {
    back: '/lobby',
    tags: view.spectators > 0 ? [t('watching', { count: view.spectators })] : [],
    halt: () => null,
    menu: (screen) => <OnlineMenu view={view} screen={screen} noCalls={table.noCalls} />,
    end: (screen, end) => <OnlineEnd table={table} view={view} screen={screen} end={end} next={next} />,
    tabs: [
      {
        id: 'chat',
        label: t('chat'),
        unread: isUnread ? t('chatUnread') : undefined,
        content: <Chat table={view} muted={muted} onAbout={onAbout} onRead={setRead} />,
      },
    ],
    isUnread,
    time: <AskTime table={table} view={view} state={state} nameOf={nameOf} />,
    notice: useNotice(view, state, played, isReady),
    pending: pending ?? absentNoteOf(view, state, clocks, nameOf),
    banner: () => (
      <TableBanner
        table={view}
        nameOf={nameOf}
        stopped={
          <>
            <Button href="/lobby">{t('toLobby')}</Button>
            <StoppedEnd table={table} view={view} finished={played.finished} nameOf={nameOf} next={next} />
            {next}
          </>
        }
      />
    ),
    seat: useSeatAsides({ view, clocks, isOver, nameOf, onAbout, saidAt }),
    own: ownClockOf(view, clocks),
  }
  return (
    <>
      <TableView table={table} tableGame={tableGame} slots={slots} page={page} />
      {sheet}
    </>
  )
}

/** What is to be known before all else; null where there is nothing. */
const useNotice = (view: TableOf, { status }: RoomState, played: TableState, isReady: boolean): ReactNode => {
  const t = useOnlineText()
  if (status === 'lost') return <span className="room-lost">{t(played.sent === null ? 'lost' : 'lostWithMove')}</span>
  if (hasGivenUp(view) && !hasEnded(view)) return <span className="muted">{t('goneTitle')}</span>
  return view.next !== null && isReady ? <span>{t('nextIsThere')}</span> : null
}

/** Who is waited for and not there; null where nobody is. */
const absentNoteOf = (view: TableOf, { game }: RoomState, clocks: Clocks, nameOf: NameOf): ReactNode => {
  const waited = hasEnded(view) || game === null || game.now.window !== null ? [] : game.now.toAct
  const absent = absentSeat(view, waited)
  if (absent === null) return null
  return <AbsentNote table={view} seat={absent} clock={clocks?.[absent] ?? null} nameOf={nameOf} />
}

/** One's own clock; while a bot plays on one's seat no time of one's own runs. */
const ownClockOf = ({ seats, you }: TableOf, clocks: Clocks): ReactNode => {
  if (you.seat === null) return false
  const seat = seats[you.seat]
  const clock = clocks?.[you.seat]
  const isLent = seat?.kind === 'person' && seat.lent !== null
  return clock !== undefined && !isLent && <OwnClock clock={clock} />
}

/** Whether one has had a seat here that a bot plays to the end. */
const hasGivenUp = ({ seats, you }: TableOf): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.gone && seat.who === you.who)

/** The clocks of the seats. They stand still after the game, and while all are asked together: then the ring tells the time. */
const useClocks = ({ game }: RoomState, isOver: boolean): Clocks => {
  const clocks = game?.now.clocks ?? null
  const isStill = isOver || (game !== null && game.now.window !== null)
  return useMemo(
    () => (isStill ? (clocks?.map(({ reserve }) => ({ reserve, deadline: null })) ?? null) : clocks),
    [clocks, isStill],
  )
}

/** Whether something has been said that is younger than the last look at the chat, and how to say that it is read. */
const useUnread = ({ chat, table }: RoomState): readonly [boolean, (number: number) => void] => {
  const last = chat.at(-1)
  const [seen, setSeen] = useState(last?.number ?? 0)
  return [last !== undefined && last.number > seen && last.who !== table?.you.who, setSeen]
}
