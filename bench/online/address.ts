/** Where this process seems to come from to a server that believes its proxy; without it, from where it is. */
let headers: Readonly<Record<string, string>> = {}

export const comeFrom = (address: string): void => {
  headers = { 'x-forwarded-for': address }
}

export const addressHeaders = (): Readonly<Record<string, string>> => headers
