import type { Store } from './store.ts'

/** A folder of a store as a store. */
export const storeWithin = (store: Store, folder: string): Store => {
  const inside = (name: string): string => `${folder}/${name}`
  const outside = (name: string): string => name.slice(folder.length + 1)
  return {
    address: store.addressOf(folder),
    addressOf: (name) => store.addressOf(inside(name)),
    list: async (name) => new Set([...(await store.list(inside(name)))].map(outside)),
    get: (name) => store.get(inside(name)),
    put: (name, content) => store.put(inside(name), content),
    putFile: (name, write) => store.putFile(inside(name), write),
    readFile: (name, read) => store.readFile(inside(name), read),
    tidy: (name) => store.tidy(inside(name)),
  }
}
