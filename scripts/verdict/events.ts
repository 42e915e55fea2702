/** What a reporter inside a tool tells `npm test` of its run, as messages from process to process. */
export type RunEvent =
  /** What will be run: files of tests, or tests. */
  | { readonly kind: 'planned'; readonly items: readonly string[] }
  | { readonly kind: 'started'; readonly item: string }
  | { readonly kind: 'finished'; readonly item: string; readonly seconds: number }
  | { readonly kind: 'test'; readonly name: string; readonly seconds: number; readonly passed: boolean }
  /** A test has measured something that it does not judge: how long a page takes. */
  | { readonly kind: 'figure'; readonly text: string }
  /** Something is wrong, a test or what lies around tests: its name, and everything there is to say of it. */
  | { readonly kind: 'fault'; readonly name: string; readonly text: string }

let sent: Promise<unknown> = Promise.resolve()

/** Tells an event to whoever started this process. Alone, a tool tells nobody. */
export function tell(event: RunEvent): void {
  if (process.send === undefined) return
  sent = new Promise((resolve) => process.send?.(event, undefined, undefined, resolve))
}

/** Settled once everything told so far has left this process. */
export const allTold = (): Promise<unknown> => sent
