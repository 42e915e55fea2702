/** What everybody at the tables did while they were let. */
export interface Played {
  readonly moves: number
  readonly seconds: number
  /** From sending a move to hearing that it counts, in milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
  readonly games: number
}

/** People at tables, simulated in one process. They sit there and wait until they are let play. */
export interface Players {
  /** Lets them play for so many seconds and waits until nothing is under way any more. */
  play(seconds: number): Promise<Played>
  close(): Promise<void> | void
}

export interface Seating {
  /** Where the server is: `http://127.0.0.1:8787`. */
  readonly url: string
  /** Tables of two. */
  readonly tables: number
  /** How long a player thinks about a move on average, in milliseconds; 0: not at all. */
  readonly think: number
}

/**
 * Flags of a process full of people: its own collector makes everybody wait for 15 ms and more, which is none of the server's time.
 * So it collects at most once in a round at full speed, and takes no core from the server while it does.
 */
export const PLAYERS_FLAGS = ['--min-semi-space-size=512', '--max-semi-space-size=512', '--single-threaded-gc']
