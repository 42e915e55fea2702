/** Read by public/early.js too, before the first paint. */
const KEY = 'tefuda.visited'

/** Whether something has been played in this browser. */
export const hasVisited = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export const noteVisit = (): void => {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Where nothing may be stored, every visit is a first one.
  }
}
