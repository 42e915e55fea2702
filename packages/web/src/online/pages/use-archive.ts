import { isRefusal } from '@tefuda/kernel'
import type { TableLine } from '@tefuda/wire'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../i18n/index.ts'
import { api } from '../api.ts'
import { BAD_NAME, inPlainWords } from './plain-answers.ts'

/** What of one's games is looked for; empty where it does not matter. */
export interface Search {
  readonly game: string
  readonly name: string
}

export const isSearching = ({ game, name }: Search): boolean => game !== '' || name.trim() !== ''

interface Found {
  /** What was searched for; lists of another search are never mixed. */
  readonly search: Search
  readonly games: readonly TableLine[]
  /** From where on there is more; null where there is none. */
  readonly before: number | null
}

export interface Archive {
  readonly search: Search
  readonly setSearch: (search: Search) => void
  /** Undefined until the server has first answered. */
  readonly found: Found | undefined
  readonly trouble: string | null
  /** Fetches what is older than what was found. */
  readonly more: () => void
}

const NOTHING: Search = { game: '', name: '' }

/** How long somebody may go on typing before the search begins. */
const TYPING = 350

/** Own games that the server keeps, searched as somebody types. */
export const useArchive = (): Archive => {
  const say = useSay()
  const [search, setSearch] = useState(NOTHING)
  const [found, setFound] = useState<Found>()
  const [trouble, setTrouble] = useState<string | null>(null)
  const wanted = useRef(search)
  const look = async (next: Search, before: number | null, earlier: readonly TableLine[]): Promise<void> => {
    wanted.current = next
    const listed = await api.archive({
      ...(next.game !== '' && { game: next.game }),
      ...(next.name.trim() !== '' && { name: next.name.trim() }),
      ...(before !== null && { before }),
    })
    const answer = inPlainWords(listed, BAD_NAME)
    if (wanted.current !== next) return
    if (isRefusal(answer)) setTrouble(say(answer.message))
    else {
      setTrouble(null)
      setFound({ search: next, games: [...earlier, ...answer.games], before: answer.before })
    }
  }
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(search, null, []), search === NOTHING ? 0 : TYPING)
    return () => clearTimeout(timer)
  }, [search])
  const more = (): void => {
    if (found !== undefined) void look(found.search, found.before, found.games)
  }
  return { search, setSearch, found, trouble, more }
}
