import type { Store } from '../src/online/entropy.ts'

/** What a browser keeps, over a map. */
export const storeOf = (kept: Map<string, string> = new Map()): Store => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  key: (place) => [...kept.keys()][place] ?? null,
  get length() {
    return kept.size
  },
})
