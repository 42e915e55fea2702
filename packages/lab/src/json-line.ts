/** A sign of its own; a string; a number or a word. */
const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null))/y

type Wanted = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/** The line, from 1, from which on a text cannot be read as JSON: that of the first sign that does not fit, or the last where it breaks off. */
export const lineOfFault = (json: string): number => {
  const open: string[] = []
  let wanted: Wanted | undefined = 'value'
  let at = 0
  while (wanted !== undefined) {
    TOKEN.lastIndex = at
    const [token, sign, string] = TOKEN.exec(json) ?? []
    if (token === undefined) break
    wanted = afterToken(wanted, sign ?? (string === undefined ? 'word' : 'string'), open)
    if (wanted !== undefined) at += token.length
  }
  const read = json.slice(0, at) + /^[ \t\r\n]*/.exec(json.slice(at))![0]
  return read.split('\n').length
}

/** What comes next; undefined where the token does not fit. `open`: brackets that are not shut. */
const afterToken = (wanted: Wanted, token: string, open: string[]): Wanted | undefined => {
  switch (wanted) {
    case 'key':
    case 'key or }':
      if (token === '}' && wanted === 'key or }') return shut(token, open)
      return token === 'string' ? ':' : undefined
    case ':':
      return token === ':' ? 'value' : undefined
    case ', or end':
      if (token === ',') return open.length === 0 ? undefined : open.at(-1) === '{' ? 'key' : 'value'
      return shut(token, open)
    default:
      if (token === '{' || token === '[') {
        open.push(token)
        return token === '{' ? 'key or }' : 'value or ]'
      }
      if (token === ']' && wanted === 'value or ]') return shut(token, open)
      return token === 'string' || token === 'word' ? ', or end' : undefined
  }
}

const shut = (token: string, open: string[]): Wanted | undefined => {
  if (`${open.at(-1)}${token}` !== '{}' && `${open.at(-1)}${token}` !== '[]') return undefined
  open.pop()
  return ', or end'
}
