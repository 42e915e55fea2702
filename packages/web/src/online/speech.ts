import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { ChatLineView } from '@tefuda/wire'
import type { Connection } from './connection.ts'
import type { Done, Order } from './orders.ts'
import type { RoomMemory, Unsaid } from './room-state.ts'

/** Something to be said at the table. */
export type Speech = Extract<Order, { readonly do: 'say' | 'phrase' }>

/** What the server says to whoever may say nothing. */
export const SILENCED = 'silenced'

/** So many chat lines are shown. */
const SHOWN = 500

export const isSpeech = (order: Order): order is Speech => order.do === 'say' || order.do === 'phrase'

/** Says something, which is shown as not yet said until the server has answered. */
export const createSpeech = (
  { state, set }: RoomMemory,
  send: Connection['send'],
): ((order: Speech) => Promise<Done | Refusal>) => {
  let spoken = 0
  return async (order) => {
    const unsaid: Unsaid = { key: spoken++, ...(order.do === 'say' ? { text: order.text } : { phrase: order.phrase }) }
    set({ unsaid: [...state().unsaid, unsaid] })
    const answer = await send(order)
    set({
      unsaid: state().unsaid.filter((one) => one !== unsaid),
      isSilenced: isRefusal(answer) && answer.code === SILENCED,
    })
    return answer
  }
}

/** What is known to have been said, in order, the latest `SHOWN` of it. */
export const withLines = (known: readonly ChatLineView[], told: readonly ChatLineView[]): ChatLineView[] =>
  [...new Map([...known, ...told].map((line) => [line.number, line])).values()]
    .toSorted((a, b) => a.number - b.number)
    .slice(-SHOWN)
