/** The longest name of a guest, a program or a rule set, in characters. */
export const LONGEST_NAME = 24

/** What is said of somebody who is reported, in characters. */
export const LONGEST_REASON = 500

/** The longest chat line, in characters. */
export const LONGEST_CHAT_LINE = 300

/** So long a link works that makes another device the same guest, in milliseconds. */
export const LINK_LASTS = 10 * 60_000

/** The longest record that a server keeps for whoever puts it up, in characters. */
export const LONGEST_KEPT = 250_000
