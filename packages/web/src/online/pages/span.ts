const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of time in its two largest units, the second left out where it is nothing: days and hours, hours and minutes. */
export const partsOf = (
  span: number,
): { readonly unit: 'days' | 'hours' | 'minutes' | 'seconds'; readonly count: number }[] => {
  const units = [
    ['days', DAY],
    ['hours', HOUR],
    ['minutes', MINUTE],
    ['seconds', SECOND],
  ] as const
  const first = units.findIndex(([, length]) => span >= length)
  if (first < 0) return [{ unit: 'seconds', count: 0 }]
  const [large, small] = units.slice(first, first + 2)
  if (large === undefined) return []
  const parts = [{ unit: large[0], count: Math.floor(span / large[1]) }]
  const rest = small === undefined ? 0 : Math.floor((span % large[1]) / small[1])
  return small === undefined || rest === 0 ? parts : [...parts, { unit: small[0], count: rest }]
}
