import { vi } from 'vitest'
import type { Played } from '../src/lab/protocol.ts'
import type { Report } from '../src/review/protocol.ts'

/** A thread of which the test says when a step is over. */
export class Thread extends EventTarget {
  static last: Thread
  readonly told: unknown[] = []
  readonly terminate = vi.fn<() => void>()
  constructor() {
    super()
    Thread.last = this
  }
  postMessage(message: unknown): void {
    this.told.push(message)
  }
  report(data: Partial<Report> | Played): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}
