/** Several windows of one table: the one opened last has it, the others say so. */
export interface Claim {
  take(): void
  end(): void
}

type Word = { readonly table: string; readonly from: string; readonly says: 'mine' | 'saved' }

const isWord = (data: unknown): data is Word =>
  typeof data === 'object' && data !== null && 'table' in data && 'from' in data && 'says' in data

/**
 * Tells the other windows of this browser that a table is open here. `onLost`: another window took it over; it
 * resolves when everything is saved. `onSaved`: a window that lost it to this one has saved what it had.
 */
export const claimTable = (table: string, onLost: () => Promise<void>, onSaved: () => void): Claim => {
  const from = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const channel = new BroadcastChannel('tefuda.tables')
  let holds = false
  const say = (says: Word['says']): void => channel.postMessage({ table, from, says } satisfies Word)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data) || data.table !== table || data.from === from || !holds) return
    if (data.says === 'saved') return onSaved()
    holds = false
    void onLost().then(() => say('saved'))
  })
  return {
    take() {
      holds = true
      say('mine')
    },
    end() {
      holds = false
      channel.close()
    },
  }
}
