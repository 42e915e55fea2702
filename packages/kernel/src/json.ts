/** Whatever survives JSON unchanged. State, move, event, view, rules and record are made of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * JSON without spaces and with the keys of every object sorted by their UTF-16 units, as RFC 8785 has it: equal
 * values have equal texts, on every machine. Keys without a value are left out. Not for values of unknown depth.
 */
export const canonicalJson = (value: unknown): string => {
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${canonicalJson(item)}`
    return `[${text}]`
  }
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  for (const key of Object.keys(value).sort())
    if (value[key] !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonicalJson(value[key])}`
  return `{${text}}`
}

/** An object as JSON has them: neither null nor a list. */
export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a value from outside is JSON of at most `size` values, nested at most `depth` deep. It looks no deeper
 * and no further than that, so a hostile value costs no more than a friendly one.
 */
export const isJsonWithin = (value: unknown, depth: number, size: number): value is Json => {
  let left = size
  const fits = (inner: unknown, levels: number): boolean => {
    left -= 1
    if (left < 0 || levels < 0) return false
    if (Array.isArray(inner)) return inner.length <= left && inner.every((item) => fits(item, levels - 1))
    if (isObject(inner)) {
      for (const key in inner) if (!fits(inner[key], levels - 1)) return false
      return true
    }
    return inner === null || typeof inner === 'boolean' || typeof inner === 'string' || Number.isFinite(inner)
  }
  return fits(value, depth)
}
