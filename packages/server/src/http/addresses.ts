/** Addresses the page or a feed reader opens, below the base path. */
export const tablePath = (base: string, table: string): string => `${base}table/${table}`

/** The token stands after `#`, where no server and no log along the way sees it. */
export const linkPath = (base: string, token: string): string => `${base}link#${token}`

export const feedPath = (base: string, token: string): string => `${base}feed/${token}.xml`
