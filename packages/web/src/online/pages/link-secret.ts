interface Kept {
  readonly link?: string
}

const kept = (): Kept => (history.state ?? {}) as Kept

/** The secret of /link#SECRET, or of the same page before it was loaded anew; empty where there is none. */
export const linkSecret = (): string => location.hash.slice(1) || (kept().link ?? '')

/**
 * Takes the secret out of the address, where others could see it. The tab keeps it with the page in its history, which is
 * sent nowhere, until it is used: an empty one is forgotten.
 */
export const keepLinkSecret = (secret: string): void => {
  const { link: _, ...others } = kept()
  history.replaceState(secret === '' ? others : { ...others, link: secret }, '', location.pathname)
}
