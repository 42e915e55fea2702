import type { Text } from '../src/text.ts'

/** Where a value is not plain JSON that comes back the same, as a path and a reason; null where it is. */
export const jsonFault = (value: unknown, path = ''): string | null => {
  const here = path === '' ? 'it' : path
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return `${here} is ${value}`
    return Object.is(value, -0) ? `${here} is minus zero` : null
  }
  if (typeof value !== 'object') return `${here} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    return `${here} is a ${value.constructor?.name ?? 'object without a prototype'}`
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const fault = jsonFault(value[key as keyof typeof value], path === '' ? String(key) : `${path}.${key}`)
    if (fault !== null) return fault
  }
  return null
}

/** The path of an object that can change and is in both values; null where they share none. */
export const sharedObject = (a: unknown, b: unknown): string | null => {
  const known = new Map<unknown, string>()
  collect(a, '', known)
  const others = new Map<unknown, string>()
  collect(b, '', others)
  for (const [object, path] of others) if (known.has(object)) return path === '' ? 'the whole' : path
  return null
}

const collect = (value: unknown, path: string, into: Map<unknown, string>): void => {
  if (typeof value !== 'object' || value === null || into.has(value)) return
  if (!Object.isFrozen(value)) into.set(value, path)
  for (const [key, inner] of Object.entries(value)) collect(inner, path === '' ? key : `${path}.${key}`, into)
}

/** What is wrong with a text that players read, or null. */
export const textFault = (text: Text | undefined): string | null => {
  if (typeof text?.ja !== 'string' || typeof text.en !== 'string') return 'is not in both languages'
  if (text.ja.trim() === '') return 'has no Japanese'
  if (text.en.trim() === '') return 'has no English'
  if (/[\n\r]/.test(text.ja + text.en)) return 'breaks into lines'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text.en) && !/[A-Za-z]/.test(text.en))
    return `has Japanese instead of English: ${text.en}`
  return null
}
