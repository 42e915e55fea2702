import { cardNamed } from '@tefuda/exjan'
import { EMPTY, type Entry } from './entry.ts'

const FLAGS = ['dealer', 'reach', 'quick', 'last', 'first'] as const
const MOST_STAKES = 4

/** An entry as a query: `hand=H3+H4+H5&card=SM&melds=S5+H5+D5,…`; what is as usual is left out. */
export const addressOf = (entry: Entry): string => {
  const query = new URLSearchParams()
  const set = (name: string, value: string): void => {
    if (value !== '') query.set(name, value)
  }
  set('hand', entry.hand.join(' '))
  set('melds', entry.melds.map((meld) => meld.join(' ')).join(','))
  set('card', entry.card ?? '')
  set('dora', entry.indicator ?? '')
  if (entry.seats === 3) set('seats', '3')
  if (entry.from !== 'draw') set('from', entry.from)
  for (const flag of FLAGS) if (entry[flag]) set(flag, '1')
  if (entry.stakes > 0) set('stakes', `${entry.stakes}`)
  return query.toString()
}

/** Reads such a query. Whatever is no card, or stands there twice, is left out. */
export const readAddress = (search: string): Entry => {
  const query = new URLSearchParams(search)
  const seen = new Set<string>()
  const cards = (text: string | null, most: number): string[] =>
    (text ?? '')
      .toUpperCase()
      .split(/\s+/)
      .filter((name) => cardNamed(name) !== undefined && !seen.has(name) && seen.add(name))
      .slice(0, most)
  const from = query.get('from')
  const stakes = Number(query.get('stakes'))
  const flag = (name: string): boolean => query.get(name) === '1'
  return {
    ...EMPTY,
    melds: (query.get('melds') ?? '')
      .split(',')
      .map((meld) => cards(meld, 3))
      .filter((meld) => meld.length > 0)
      .slice(0, 3),
    hand: cards(query.get('hand'), 10),
    card: cards(query.get('card'), 1)[0] ?? null,
    indicator: cards(query.get('dora'), 1)[0] ?? null,
    seats: query.get('seats') === '3' ? 3 : 4,
    from: from === 'dealer' || from === 'other' ? from : 'draw',
    dealer: flag('dealer'),
    reach: flag('reach'),
    quick: flag('quick'),
    last: flag('last'),
    first: flag('first'),
    stakes: Number.isInteger(stakes) && stakes > 0 ? Math.min(MOST_STAKES, stakes) : 0,
  }
}
