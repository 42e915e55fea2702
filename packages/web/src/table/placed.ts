/** Things that may be alike, each with its place as its only identity. */
export const placed = <T>(values: readonly T[]): { readonly id: string; readonly place: number; readonly value: T }[] =>
  values.map((value, place) => ({ id: `${place}`, place, value }))
