import { addressOf } from '../site/place.ts'

/** Whether a table can be called so. */
export const isTableId = (id: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(id)

/** Where the socket of a table is. */
export const socketAddress = (table: string): string => overSocket(addressOf(`api/tables/${table}/socket`))

/** Where a program connects that plays a seat there. */
export const programAddress = (table: string): string => overSocket(addressOf(`api/tables/${table}/program`))

/** The link that invites to a table. */
export const invitationTo = (table: string): string => addressOf(`table/${table}`)

const overSocket = (address: string): string => address.replace(/^http/, 'ws')
