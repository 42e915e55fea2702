const KEY = 'tefuda.played'

const read = (): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** How many own sessions of a game have been finished in this browser. */
export const playedSoFar = (game: string): number => Number(read()[game]) || 0

export const notePlayed = (game: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: playedSoFar(game) + 1 }))
  } catch {
    // Where nothing may be stored, every game is a first one.
  }
}
