/**
 * Where the results of an experiment are kept, each under a name such as `parts/000000000-000000200.parquet`. What is put is there
 * whole, or it is as it was before. All throw where the place cannot be written or asked: a directory the system's error, a bucket
 * a `Refused`.
 */
export interface Store {
  /** As people write it. */
  readonly address: string
  addressOf(name: string): string
  /** The names of all that lies in a folder of it. */
  list(folder: string): Promise<ReadonlySet<string>>
  /** Undefined where there is none. */
  get(name: string): Promise<Uint8Array | undefined>
  put(name: string, content: string | Uint8Array): Promise<void>
  /** Puts a file of any size, which `write` makes at a path of this machine. */
  putFile(name: string, write: (path: string) => Promise<void>): Promise<void>
  /** What `read` makes of a file of this machine with that content; it may be gone afterwards. Undefined where there is none. */
  readFile<T>(name: string, read: (path: string) => Promise<T>): Promise<T | undefined>
  /** Throws away what processes that were killed had begun to put into a folder of it. */
  tidy(folder: string): Promise<void>
}
