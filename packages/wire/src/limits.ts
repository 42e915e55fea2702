/** The longest saying, in characters. */
export const LONGEST_SAYING = 300

/** So long a link works that makes another device the same guest, in milliseconds. */
export const LINK_LASTS = 10 * 60_000
