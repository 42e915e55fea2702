/** Keeps a value as long as this window is open, through loading again. Where the browser does not let it, nothing is kept: whoever keeps more keeps it in the page, too. */
export const keepInWindow = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Then it holds until the page is loaded again.
  }
}

/** What was kept so; null where nothing was, or what is there cannot be read. */
export const keptInWindow = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
