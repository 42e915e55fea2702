/** The results of `work` in the order of the items, so many of which are under way at once. */
export async function* inOrder<T, R>(
  items: Iterable<T>,
  work: (item: T) => Promise<R>,
  most: number,
): AsyncGenerator<R> {
  const left = items[Symbol.iterator]()
  const begun: Promise<R>[] = []
  const begin = (): void => {
    const { done, value } = left.next()
    if (done === true) return
    const one = work(value)
    // Whoever stops early waits for none of the others.
    one.catch(() => undefined)
    begun.push(one)
  }
  for (let k = 0; k < most; k++) begin()
  for (let first = begun.shift(); first !== undefined; first = begun.shift()) {
    const done = await first
    begin()
    yield done
  }
}
