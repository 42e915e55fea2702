const KEY = 'tefuda.lessons'

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

const nameOf = (game: string, lesson: string): string => `${game} ${lesson}`

export const isDone = (game: string, lesson: string): boolean => read().includes(nameOf(game, lesson))

/** Whether any lesson of a game has been done. */
export const hasLearned = (game: string): boolean => read().some((one) => one.startsWith(`${game} `))

export const noteDone = (game: string, lesson: string): void => {
  if (isDone(game, lesson)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), nameOf(game, lesson)]))
  } catch {
    // Where nothing may be stored, lessons can be played all the same.
  }
}
