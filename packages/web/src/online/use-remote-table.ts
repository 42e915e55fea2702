import type { Game, Rules } from '@tefuda/kernel'
import type { TableView } from '@tefuda/wire'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { confirm } from '../frame/index.ts'
import { loadTableGame } from '../games/index.ts'
import { addRecord } from '../storage/index.ts'
import { screenClock } from '../table/screen-clock.ts'
import type { TableGame } from '../table/table-game.ts'
import { useStage } from '../table/use-stage.ts'
import { preferences, usePreferences } from '../theme/index.ts'
import { api } from './api.ts'
import { createRemoteTable, type RemoteTable } from './remote-table.ts'
import type { Room } from './room.ts'
import { useOnlineText } from './texts.ts'
import { entropyHere } from './use-room.ts'

/** A table ready to be shown. */
export interface Ready {
  readonly table: RemoteTable
  readonly tableGame: TableGame
}

/** Sets the table for the game of a room, once the cards are dealt; null until then. */
export const useRemoteTable = (
  room: Room,
  game: Game,
  view: TableView,
  page: RefObject<HTMLElement | null>,
): Ready | null => {
  const stage = useStage(page)
  const t = useOnlineText()
  const lapsed = useRef(() => {})
  lapsed.current = () => confirm(t('lapsed'))
  const [ready, setReady] = useState<Ready | null>(null)
  const first = useRef(view)
  const { plainTable } = usePreferences()

  useEffect(() => {
    let opened: RemoteTable | null = null
    let gone = false
    const { id, fingerprint, seats } = first.current
    const rules = first.current.rules as Rules
    const open = async (): Promise<void> => {
      const played = { game, rules, fingerprint, seats: seats.length, engine: game.engine(rules, seats.length) }
      const tableGame = await loadTableGame(played, plainTable)
      const begun = room.state().game
      if (gone || begun === null) return
      opened = createRemoteTable(room, played, tableGame, begun, {
        stage,
        clock: screenClock,
        record: () => api.record(id),
        switches: preferences,
        onLapse: () => lapsed.current(),
        shown: (match) => entropyHere().shown(match),
        keep: async ({ record }) => {
          const seat = room.state().table?.you.seat ?? null
          return { record: await addRecord(record, seat === null ? {} : { seat }), best: null }
        },
      })
      setReady({ table: opened, tableGame })
    }
    void open()
    return () => {
      gone = true
      opened?.close()
    }
  }, [room, game, stage, plainTable])

  return ready
}
