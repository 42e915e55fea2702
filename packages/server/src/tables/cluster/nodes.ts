import { hearSaid } from '../chat/chat.ts'
import { fallBehind } from '../commands/reading.ts'
import { expire, HEARTBEAT, hearWhoIsThere, sayWhoIsHere } from '../presence/presence.ts'
import { ALL_TABLES, type Word } from '../services/bus.ts'
import type { Parts } from '../services/parts.ts'
import type { Room } from '../session/room.ts'
import { lookAtStore } from './look.ts'
import type { Concerns, Node } from './node.ts'
import { rename } from './rename.ts'

/** While other nodes cannot be heard, the logs of loaded rooms are looked at so often, in milliseconds. */
const LOOK = 1000
/** While they can be heard one look in so many is enough. */
const RARELY = 5

/** Hears what other nodes say, and looks at the logs while they cannot be heard. Gives a way to stop. */
export const listenToNodes = (parts: Parts, rooms: ReadonlyMap<string, Room>, concerns: Concerns): (() => void) => {
  const node = { parts, rooms, concerns }
  parts.bus.listen((topic, from, word) => {
    if (topic === ALL_TABLES) hearOfAll(node, word)
    else hearOfRoom(node, topic, from, word)
  })
  void parts.bus.follow(ALL_TABLES)
  const ends = [lookNowAndThen(node), beat(node)]
  return () => {
    for (const end of ends) end()
  }
}

const hearOfAll = ({ rooms, concerns }: Node, word: Word): void => {
  if (word.type === 'renamed') rename(rooms.values(), word.guest, word.name)
  else if (word.type === 'forgotten') concerns.forget(word.guest)
  else if (word.type === 'blocks') concerns.blocksChanged(word.guest)
}

const hearOfRoom = ({ parts, rooms }: Node, topic: string, from: string, word: Word): void => {
  const room = rooms.get(topic)
  if (room === undefined) return
  switch (word.type) {
    case 'stored':
      if (word.seq > room.stored) fallBehind(room)
      return
    case 'here':
      hearWhoIsThere(room, from, word)
      return
    case 'who':
      sayWhoIsHere(room)
      return
    case 'said':
      hearSaid(room, word.number).catch((error: unknown) => {
        parts.log.warn({ err: error, table: room.id }, 'a chat line could not be read')
      })
      return
    default:
  }
}

/** Does something every so many milliseconds. Gives a way to stop. */
const every = ({ clock }: Parts, ms: number, work: () => void): (() => void) => {
  let stop = (): void => undefined
  const wait = (): void => {
    stop = clock.after(ms, () => {
      work()
      wait()
    })
  }
  wait()
  return () => stop()
}

/** Looks at the store while other nodes cannot be heard, and once more after that, for words that were lost; and now and then, should one be lost unnoticed. */
const lookNowAndThen = (node: Node): (() => void) => {
  const { bus, log } = node.parts
  let wasDeaf = false
  let isLooking = false
  let ticks = 0
  return every(node.parts, LOOK, () => {
    const isDeaf = !bus.connected()
    ticks += 1
    const isTime = isDeaf || wasDeaf || (bus.hasOthers && ticks % RARELY === 0)
    wasDeaf = isDeaf || (wasDeaf && isLooking)
    if (!isTime || isLooking) return
    isLooking = true
    lookAtStore(node)
      .catch((error: unknown) => log.warn({ err: error }, 'logs cannot be looked at'))
      .finally(() => {
        isLooking = false
      })
  })
}

/** Tells the others who is here. */
const beat = ({ parts, rooms }: Node): (() => void) =>
  every(parts, HEARTBEAT, () => {
    for (const room of rooms.values()) {
      if (room.here.size > 0 || room.programs.size > 0) sayWhoIsHere(room)
      // Its last words may have been lost with a node.
      if (room.elsewhere.size > 0 && expire(room)) fallBehind(room)
    }
  })
