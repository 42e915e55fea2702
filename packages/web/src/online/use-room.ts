import { isRefusal } from '@tefuda/kernel'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { notify } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { screenClock } from '../table/screen-clock.ts'
import { socketAddress } from './address.ts'
import { browserLine } from './browser-line.ts'
import { createEntropy, type Entropy } from './entropy.ts'
import type { Done, Order } from './orders.ts'
import { createRoom, type Room } from './room.ts'
import { NO_ROOM, type RoomState } from './room-state.ts'
import { useOnlineText } from './texts.ts'

/** What this device keeps of its own entropy. */
export const entropyHere = (): Entropy => createEntropy(localStorageOrNone(), () => Date.now())

/** Some browsers forbid even to look at it. */
const localStorageOrNone = (): Storage => {
  try {
    return localStorage
  } catch {
    return NO_STORAGE
  }
}

const NO_STORAGE: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new Error('this browser keeps nothing')
  },
}

/** The room of a table, connected for as long as the page stands; null for a moment at first. */
export const useRoom = (table: string): Room | null => {
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    const opened = createRoom({
      line: browserLine(socketAddress(table)),
      entropy: entropyHere(),
      now: screenClock.now,
      isLookedAt: () => !document.hidden,
      hasOpened,
    })
    setRoom(opened)
    const onVisible = (): void => {
      if (!document.hidden) opened.wake()
    }
    const gone = new AbortController()
    const { signal } = gone
    addEventListener('online', opened.wake, { signal })
    addEventListener('offline', opened.lose, { signal })
    addEventListener('pageshow', opened.wake, { signal })
    document.addEventListener('visibilitychange', onVisible, { signal })
    return () => {
      gone.abort()
      opened.close()
      setRoom(null)
    }
  }, [table])
  return room
}

/** Told once, so that whoever stands up again stays up when the page is loaded anew. */
const hasOpened = (): boolean => {
  const { opened = false } = (history.state ?? {}) as { readonly opened?: boolean }
  if (opened) history.replaceState(null, '')
  return opened
}

const never = (): (() => void) => () => {}

export const useRoomState = (room: Room | null): RoomState =>
  useSyncExternalStore(room?.subscribe ?? never, () => room?.state() ?? NO_ROOM)

/** The room the parts of a page are in. */
export const RoomContext = createContext<Room | null>(null)

export const useThisRoom = (): Room => {
  const room = useContext(RoomContext)
  if (room === null) throw new Error('this part of the page is in no room')
  return room
}

/** Asks something of the table, and says why where it was not done. Answers with what the server said, or null. */
export const useOrder = (): ((order: Order) => Promise<Done | null>) => {
  const room = useThisRoom()
  const say = useSay()
  const t = useOnlineText()
  return async (order) => {
    const answer = await room.order(order)
    if (!isRefusal(answer)) return answer
    notify({ title: t('failed'), text: say(answer.message) })
    return null
  }
}
