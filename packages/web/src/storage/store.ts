import { database, type TefudaSchema } from './database.ts'
import { reportTrouble } from './trouble.ts'

type StoreName = 'running' | 'records' | 'bests'
type Value<N extends StoreName> = TefudaSchema[N]['value']

/** What the browser would not keep; it lives as long as the page. */
const unkept: { readonly [N in StoreName]: Map<string, Value<N>> } = {
  running: new Map(),
  records: new Map(),
  bests: new Map(),
}

/** Keeps a value in the browser or, where that fails, in the page, after saying so. */
export const put = async <N extends StoreName>(store: N, key: string, value: Value<N>): Promise<void> => {
  try {
    const db = await database()
    await db.put(store, value)
    unkept[store].delete(key)
  } catch (error) {
    unkept[store].set(key, value)
    reportTrouble(error)
  }
}

export const get = async <N extends StoreName>(store: N, key: string): Promise<Value<N> | undefined> => {
  const here: Value<N> | undefined = unkept[store].get(key)
  if (here !== undefined) return here
  try {
    const db = await database()
    return await db.get(store, key)
  } catch (error) {
    reportTrouble(error)
    return undefined
  }
}

export const all = async <N extends StoreName>(store: N): Promise<Value<N>[]> => {
  const here: [string, Value<N>][] = [...unkept[store]]
  try {
    const db = await database()
    const [keys, values] = await Promise.all([db.getAllKeys(store), db.getAll(store)])
    const kept = values.map((value, place): [string, Value<N>] => [keys[place] ?? '', value])
    return [...new Map([...kept, ...here]).values()]
  } catch (error) {
    reportTrouble(error)
    return here.map(([, value]) => value)
  }
}

export const remove = async (store: StoreName, key: string): Promise<void> => {
  unkept[store].delete(key)
  try {
    const db = await database()
    await db.delete(store, key)
  } catch (error) {
    reportTrouble(error)
  }
}
