import type { Refusal } from '@tefuda/kernel'
import type { Command, ServerMessage } from '@tefuda/wire'
import type { Clock } from '../table/asking.ts'

type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never
/** A command before it has got its id. */
export type Order = WithoutId<Command>

/** The command is stored. */
export type Done = Pick<ServerMessage & { readonly type: 'done' }, 'token' | 'table'>

type DoneMessage = Extract<ServerMessage, { readonly type: 'done' }>
type RefusedMessage = Extract<ServerMessage, { readonly type: 'refused' }>

/** Nobody knows whether the command was stored: it is sent once more after a while, which does nothing twice. */
const UNCERTAIN = 'store-down'
const ONCE_MORE = 1000
/** A command that is refused for now, with a wait after which it may come again, is sent again so often. */
const MOST_TRIES = 10

/** A command that has not been answered yet. */
interface Waiting {
  readonly command: Command
  /** How often it was refused for now. */
  tries: number
  resolve(answer: Done | Refusal): void
}

/** The commands of one page to one table, until they are answered. */
export interface Orders {
  /** Sends a command until it is answered, over as many connections as that takes. */
  send(order: Order): Promise<Done | Refusal>
  /** Sends once more whatever has not been answered. */
  repeat(): void
  done(message: DoneMessage): void
  /** Answers the command that is meant, or sends it again later, where it was refused for now. */
  refused(message: RefusedMessage, id: string): void
}

/** `transmit` may do nothing where there is no connection: all are repeated on the next. `random` gives from 0 up to 1. */
export const createOrders = (
  { clock, random }: { readonly clock: Clock; readonly random: () => number },
  transmit: (command: Command) => void,
): Orders => {
  const session = Math.floor(random() * 36 ** 8).toString(36)
  const waiting = new Map<string, Waiting>()
  let sent = 0

  const mayTryAgain = (id: string): boolean => {
    const asked = waiting.get(id)
    return asked !== undefined && asked.tries++ < MOST_TRIES
  }
  const sendAgain = (id: string, wait: number): void => {
    clock.after(wait, () => {
      const asked = waiting.get(id)
      if (asked !== undefined) transmit(asked.command)
    })
  }
  const settle = (id: string, answer: Done | Refusal): void => {
    waiting.get(id)?.resolve(answer)
    waiting.delete(id)
  }

  return {
    send(order) {
      const id = `${session}-${sent++}`
      const command = { ...order, id } as Command
      const answer = new Promise<Done | Refusal>((resolve) => waiting.set(id, { command, tries: 0, resolve }))
      transmit(command)
      return answer
    },
    repeat() {
      for (const { command } of waiting.values()) transmit(command)
    },
    done({ id, token, table }) {
      settle(id, { ...(token !== undefined && { token }), ...(table !== undefined && { table }) })
    },
    refused({ error, wait }, id) {
      if (error.code === UNCERTAIN) sendAgain(id, ONCE_MORE)
      else if (wait !== undefined && mayTryAgain(id)) sendAgain(id, wait)
      else settle(id, error as Refusal)
    },
  }
}
