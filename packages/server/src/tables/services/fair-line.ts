/** What waits, each on somebody's account: one of an owner is out at a time, and owners take turns. */
export interface FairLine<Item> {
  /** How many wait, of everybody; of one owner. */
  count(owner?: string): number
  add(owner: string, item: Item): void
  /** Takes out the first of the owner who has waited longest and has none out; undefined where there is none. */
  next(): Item | undefined
  /** What was taken out last for the owner is done. Whoever else waits comes first now. */
  done(owner: string): void
  /** It waits no more. */
  leave(owner: string, item: Item): void
  /** Takes out all. */
  clear(): readonly Item[]
}

export const fairLine = <Item>(): FairLine<Item> => {
  const waiting = new Map<string, Set<Item>>()
  const out = new Set<string>()
  const leave = (owner: string, item: Item): void => {
    const items = waiting.get(owner)
    if (items?.delete(item) && items.size === 0) waiting.delete(owner)
  }
  return {
    count: (owner) =>
      owner === undefined
        ? [...waiting.values()].reduce((sum, { size }) => sum + size, 0)
        : (waiting.get(owner)?.size ?? 0),
    add: (owner, item) => {
      waiting.set(owner, (waiting.get(owner) ?? new Set()).add(item))
    },
    next: () => {
      for (const [owner, [first]] of waiting) {
        if (out.has(owner)) continue
        out.add(owner)
        leave(owner, first!)
        return first
      }
      return undefined
    },
    done: (owner) => {
      out.delete(owner)
      const items = waiting.get(owner)
      if (items !== undefined && waiting.delete(owner)) waiting.set(owner, items)
    },
    leave,
    clear: () => {
      const all = [...waiting.values()].flatMap((items) => [...items])
      waiting.clear()
      return all
    },
  }
}
