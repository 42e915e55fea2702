import type { GuestId } from '../../table/entry.ts'
import { POLICY } from '../messages/close-codes.ts'
import type { Connection } from '../messages/connection.ts'

/** Whose pages are connected to this node, at whichever table. */
export interface People {
  readonly guests: () => Iterable<GuestId>
  /** The pages of a guest. */
  readonly of: (guest: GuestId) => Iterable<Connection>
  add(connection: Connection): void
  remove(connection: Connection): void
  /** Closes all connections of somebody who has been forgotten; they may do nothing more. */
  expel(guest: GuestId): void
}

export const createPeople = (): People => {
  const connected = new Map<GuestId, Set<Connection>>()
  return {
    guests: () => connected.keys(),
    of: (guest) => connected.get(guest) ?? [],
    add: (connection) => {
      const known = connected.get(connection.guest)
      if (known === undefined) connected.set(connection.guest, new Set([connection]))
      else known.add(connection)
    },
    remove: (connection) => {
      const known = connected.get(connection.guest)
      known?.delete(connection)
      if (known?.size === 0) connected.delete(connection.guest)
    },
    expel: (guest) => {
      for (const connection of connected.get(guest) ?? []) {
        connection.isForgotten = true
        connection.close(POLICY, 'forgotten')
      }
      connected.delete(guest)
    },
  }
}
