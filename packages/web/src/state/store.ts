/** A value, and whoever wants to hear that it is another one. Its methods go alone, as `useSyncExternalStore` takes them. */
export interface Store<Value> {
  readonly get: () => Value
  /** Replaces the value and tells the listeners, in the order in which they came. */
  readonly set: (value: Value) => void
  /** Answers with what ends it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Nobody is told any more. */
  readonly clear: () => void
}

export const createStore = <Value>(first: Value): Store<Value> => {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => listeners.clear(),
  }
}
