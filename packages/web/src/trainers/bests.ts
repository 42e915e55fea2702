const KEY = 'tefuda.trainers'

const read = (): { readonly [trainer: string]: number } => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as { readonly [trainer: string]: number }) : {}
  } catch {
    return {}
  }
}

/** The most right answers in a minute; 0 where there were none. */
export const bestOf = (trainer: string): number => read()[trainer] ?? 0

export const noteBest = (trainer: string, right: number): void => {
  if (right <= bestOf(trainer)) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [trainer]: right }))
  } catch {
    // Where nothing may be stored, one can train all the same.
  }
}
