/** The address of a record’s replay beside that of its review, at a move as replays number them; null: at the beginning. */
export const replayAt = (path: string, search: string, hash: string, number: number | null): string => {
  const query = new URLSearchParams(search)
  if (number !== null) query.set('move', String(number))
  const text = query.toString()
  return `${path.replace('/review', '/replay')}${text === '' ? '' : `?${text}`}${hash}`
}
