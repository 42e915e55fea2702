import type { Game, Seat } from '@tefuda/kernel'
import type { ChatLineView, ClockView, TableView as TableOf } from '@tefuda/wire'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../frame/index.ts'
import { leave } from '../frame/notify.ts'
import { useNames } from '../table/names.ts'
import type { SeatAside, TableSlots } from '../table/table-slots.ts'
import { TableView } from '../table/table-view.tsx'
import { useTableState } from '../table/use-table-state.ts'
import { AbsentNote, absentSeat } from './absent.tsx'
import { AskTime } from './ask-time.tsx'
import { TableBanner, usePending } from './banner.tsx'
import { Chat } from './chat.tsx'
import { OwnClock, SeatClock } from './clocks.tsx'
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
  const next = <NextGame view={view} isReady={isReady} />

  const saidAt = useBubbles(state.chat, muted)
  const seat = useMemo(() => {
    const saidWords = (said: ChatLineView | null): string | null =>
      said === null ? null : said.phrase === undefined ? (said.text ?? null) : t(`say-${said.phrase}`)
    const asides = view.seats.map((one, place): SeatAside => {
      const clock = clocks?.[place]
      const isGone = one.kind === 'person' && one.gone
      const isLent = one.kind === 'person' && one.lent !== null
      const isLost = !isOver && !isGone && (one.kind === 'person' || one.kind === 'program') && !one.here
      return {
        lost: isLost,
        notes: isGone ? [t('gone')] : isLent ? [t('lent')] : isLost ? [t('awayNow')] : [],
        says: saidWords(saidAt(place)),
        // For a bot no clock runs, and a narrow strip has no room for both.
        clock: clock !== undefined && !isGone && !isLent && <SeatClock clock={clock} name={nameOf(place)} />,
        about:
          one.kind === 'person' && one.who !== view.you.who
            ? { label: t('aboutPerson', { name: nameOf(place) }), onPress: () => onAbout(one) }
            : null,
      }
    })
    return (place: Seat): SeatAside => asides[place] ?? { lost: false, notes: [], clock: null, says: null, about: null }
  }, [view.seats, view.you.who, clocks, isOver, nameOf, onAbout, saidAt, t])

  const waited = isOver || state.game === null || state.game.now.window !== null ? [] : state.game.now.toAct
  const absent = absentSeat(view, waited)
  const absentNote = absent !== null && (
    <AbsentNote table={view} seat={absent} clock={clocks?.[absent] ?? null} nameOf={nameOf} />
  )
  const own = view.you.seat === null ? undefined : clocks?.[view.you.seat]
  const mine = view.you.seat === null ? undefined : view.seats[view.you.seat]
  const isLent = mine?.kind === 'person' && mine.lent !== null
  const slots: TableSlots = {
    back: '/lobby',
    tags: view.spectators > 0 ? [t('watching', { count: view.spectators })] : [],
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
    notice:
      state.status === 'lost' ? (
        <span className="room-lost">{t(played.sent === null ? 'lost' : 'lostWithMove')}</span>
      ) : hasGivenUp(view) && !isOver ? (
        <span className="muted">{t('goneTitle')}</span>
      ) : view.next !== null && isReady ? (
        <span>{t('nextIsThere')}</span>
      ) : null,
    pending: pending ?? (absentNote || null),
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
    seat,
    // While a bot plays on one's seat no time of one's own runs.
    own: own !== undefined && !isLent && <OwnClock clock={own} />,
  }
  return (
    <>
      <TableView table={table} tableGame={tableGame} slots={slots} page={page} />
      {sheet}
    </>
  )
}

/** Whether one has had a seat here that a bot plays to the end. */
const hasGivenUp = ({ seats, you }: TableOf): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.gone && seat.who === you.who)

/** The clocks of the seats; none after the game. While all are asked together the ring tells the time, and reserves stand still. */
const useClocks = ({ game }: RoomState, isOver: boolean): readonly ClockView[] | null => {
  const clocks = isOver ? null : (game?.now.clocks ?? null)
  const isWindow = game !== null && game.now.window !== null
  return useMemo(
    () => (isWindow ? (clocks?.map(({ reserve }) => ({ reserve, deadline: null })) ?? null) : clocks),
    [clocks, isWindow],
  )
}

/** Whether something has been said that is younger than the last look at the chat, and how to say that it is read. */
const useUnread = ({ chat, table }: RoomState): readonly [boolean, (number: number) => void] => {
  const last = chat.at(-1)
  const [seen, setSeen] = useState(last?.number ?? 0)
  return [last !== undefined && last.number > seen && last.who !== table?.you.who, setSeen]
}
