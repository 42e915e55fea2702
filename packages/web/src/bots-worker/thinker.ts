import { dealEventsFor } from '@tefuda/bots/deal-events'
import type { Match, Seat, Text } from '@tefuda/kernel'
import { readyThread } from '../catalogue/host-games.ts'
import type { Answer, Question } from './protocol.ts'

/** What a bot would play, and what it can say about it. */
export interface Thought {
  readonly move: string
  /** The moves it thought about, best first, with what it expects of each; empty where it does not reckon so. */
  readonly values: readonly { readonly move: string; readonly value: number }[]
  /** Why it would play that, and why somebody may have played what was asked about; absent where it cannot say. */
  readonly reason?: Text | undefined
  readonly playedReason?: Text | undefined
}

export interface Thinker {
  /** Asks a bot of some level what it would play at a seat. It is told the seat's view and nothing else. `seed`: its luck. `played`: a move it is asked about too. */
  think(question: {
    readonly match: Match
    readonly seat: Seat
    readonly level: string
    readonly seed?: number
    readonly played?: string
  }): Promise<Thought>
  /** Ends all thinking at once; questions that were asked are never answered. */
  stop(): void
}

/** Bots in a thread of their own: the page never waits for them. The thread begins with the first question. */
export const createThinker = (): Thinker => {
  let worker: Worker | null = null
  let asked = 0
  const open = new Map<number, { resolve(thought: Thought): void; reject(error: Error): void }>()

  const settle = ({ data }: MessageEvent<Answer>): void => {
    const waiting = open.get(data.id)
    open.delete(data.id)
    if ('trouble' in data) waiting?.reject(new Error(data.trouble))
    else waiting?.resolve(data)
  }

  const begin = (): Worker => {
    const begun = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    readyThread(begun)
    begun.addEventListener('message', settle)
    begun.addEventListener('error', (event) => {
      for (const { reject } of open.values()) reject(new Error(event.message))
      open.clear()
      worker = null
    })
    return begun
  }

  return {
    think({ match, seat, level, seed = match.moves.length * 8 + seat + 1, played = null }) {
      worker ??= begin()
      const id = asked++
      const question: Question = {
        id,
        game: match.game.id,
        rules: match.rules,
        seats: match.seats.length,
        seat,
        view: match.engine.view(match.state, seat),
        told: dealEventsFor(match, seat),
        level,
        // The same position and seat are thought about in the same way.
        seed,
        played,
      }
      const thread = worker
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject })
        thread.postMessage(question)
      })
    },
    stop() {
      worker?.terminate()
      worker = null
      open.clear()
    },
  }
}
