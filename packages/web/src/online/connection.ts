import type { Refusal } from '@tefuda/kernel'
import type { Hello, ServerMessage } from '@tefuda/wire'
import { createOrders, type Done, type Order } from './orders.ts'
import { createReconnectingLine, type LineServices, type Status } from './reconnecting-line.ts'

/** What the server tells about the table. */
export type News = Extract<ServerMessage, { readonly type: 'sync' | 'update' | 'said' }>

export interface Listener {
  /** The first message of the connection that is being made. */
  hello(): Hello
  onNews(news: News): void
  onStatus(status: Status): void
  /** The server refuses something that was no command, such as the connection itself. */
  onRefused(error: Refusal): void
}

export interface Connection {
  /** Sends a command until it is answered, over as many connections as that takes. */
  send(order: Order): Promise<Done | Refusal>
  /** Now is a good moment: the network is back, the page is looked at again. */
  wake(): void
  /** The network is gone: waiting for its silence would take longer. */
  lose(): void
  /** Begins anew with everything, such as when something must have been missed. */
  renew(): void
  /** Ends it for good, as where the server will not have us. */
  giveUp(why: Refusal): void
  close(): void
}

/** Refusals of a whole connection that pass by themselves. */
const PASSING: readonly string[] = ['store-down', 'internal', 'too-fast', 'no-hello', 'too-many-connections']

/** A connection to one table that is made anew whenever it is lost. */
export const createConnection = (services: LineServices, listener: Listener): Connection => {
  // What cannot go out now does after the next greeting.
  const orders = createOrders(services, (command) => {
    if (line.isGreeted()) line.send(JSON.stringify(command))
  })
  const receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'sync':
        line.greet(() => listener.onNews(message), orders.repeat)
        break
      case 'update':
      case 'said':
        listener.onNews(message)
        break
      case 'done':
        orders.done(message)
        break
      case 'refused':
        if (message.id === null) refuse(message.error as Refusal)
        else orders.refused(message, message.id)
        break
      case 'beat':
        break
    }
  }
  const line = createReconnectingLine(services, {
    hello: () => JSON.stringify({ ...listener.hello(), do: 'hello' }),
    onMessage: (text) => receive(JSON.parse(text)),
    onStatus: (status) => listener.onStatus(status),
  })
  const refuse = (error: Refusal): void => {
    if (line.isGreeted() || PASSING.includes(error.code)) listener.onRefused(error)
    else giveUp(error)
  }
  const giveUp = (why: Refusal): void => {
    line.refuse()
    listener.onRefused(why)
  }
  line.connect()
  const { wake, lose, renew, close } = line
  return { send: orders.send, wake, lose, renew, giveUp, close }
}
