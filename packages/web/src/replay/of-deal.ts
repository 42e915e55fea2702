/** Where a game was played in the laboratory: its deal, from 1, and what its rules are called there. */
export interface OfDeal {
  readonly deal: number
  readonly rules: string
}

/** A path of a replay that says so, before the record that it holds. */
export const ofDeal = (path: string, { deal, rules }: OfDeal): string =>
  path.replace(/#|$/, `?${new URLSearchParams({ deal: String(deal), rules })}$&`)

/** What an address says of it; null where it says nothing. */
export const dealOf = (search: string): OfDeal | null => {
  const query = new URLSearchParams(search)
  const [deal, rules] = [Number(query.get('deal')), query.get('rules')]
  return Number.isInteger(deal) && deal > 0 && rules !== null ? { deal, rules } : null
}
