/** The address of this site's own `path`, whatever folder of its host it is served from. `path` begins without a slash. */
export const addressOf = (path: string): string => new URL(path, document.baseURI).href

/** The folder the site is served from, as the router wants it: `/tables`, or nothing at the root of a host. */
export const basePath = (): string => new URL('.', document.baseURI).pathname.slice(0, -1)

/** A place in the page that is open now. An address of a mere `#place` would lead to the first page, where all addresses begin. */
export const placeHere = (place: string): string => `${location.pathname}${location.search}#${place}`

/** Whether an address leads, on every computer, back to that computer itself. */
export const isForHereAlone = (address: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
