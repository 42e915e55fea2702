/**
 * Values that are equal where their keys are, each there only once while anybody has it. They must not be changed.
 * `make` is called where nobody has one.
 */
export const sharing = <T extends object>(): ((key: string, make: () => T) => T) => {
  const values = new Map<string, WeakRef<T>>()
  const unused = new FinalizationRegistry((key: string) => {
    if (values.get(key)?.deref() === undefined) values.delete(key)
  })
  return (key, make) => {
    const there = values.get(key)?.deref()
    if (there !== undefined) return there
    const made = make()
    values.set(key, new WeakRef(made))
    unused.register(made, key)
    return made
  }
}
