/** The server's time on this page's clock. */
export interface ServerClock {
  /** A message that has just arrived says what time it was when it left. */
  note(server: number): void
  /** A new line: what was known of the way is old, and this clock may have stood still in between. */
  forget(): void
  /** A moment of the server, in milliseconds on this page's clock. */
  here(moment: number): number
}

/** So many messages are remembered: the quickest of them says most. */
const REMEMBERED = 12

/** A message that took longer on its way makes the server's clock seem slow, never fast: the largest difference is the best. */
export const createServerClock = (now: () => number): ServerClock => {
  let differences: number[] = []
  return {
    note(server) {
      differences = [...differences, server - now()].slice(-REMEMBERED)
    },
    forget() {
      differences = []
    },
    here: (moment) => moment - Math.max(...differences),
  }
}
