/** The version of this software; records name the one that wrote them. */
export const VERSION = '0.1.0'
