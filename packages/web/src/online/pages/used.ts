const KEY = 'tefuda.online'

/** Notes that somebody plays online with this browser, so that the first page asks for their tables from now on. */
export const noteOnline = (): void => {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Where nothing may be stored, the lobby still lists them.
  }
}

export const playsOnline = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
