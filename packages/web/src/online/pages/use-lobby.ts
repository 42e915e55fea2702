import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Lobby, TableLine } from '@tefuda/wire'
import { useRef, useState } from 'react'
import { api } from '../api.ts'
import { keepPlaces, type Placed } from './keep-places.ts'
import { usePolled } from './use-polled.ts'

const EVERY = 5000

/** For so long after the pointer has moved over the lists, what stands in them stays where it is. */
const STILL = 2000

export interface LobbyTables {
  readonly mine: readonly Placed[]
  readonly open: readonly Placed[]
  readonly running: readonly Placed[]
}

interface LobbyLists {
  readonly mine: readonly TableLine[]
  readonly listed: readonly TableLine[]
}

/** Own tables and those of the server, asked for together. Whoever is not known to the server has none. */
const askBoth = async (): Promise<LobbyLists | Refusal> => {
  const [mine, listed] = await Promise.all([api.myTables(), api.lobby()])
  if (isRefusal(listed)) return listed
  return { mine: tablesOf(mine), listed: listed.tables }
}

const tablesOf = (answer: Lobby | Refusal): readonly TableLine[] => (isRefusal(answer) ? [] : answer.tables)

const isRunning = ({ stage }: TableLine): boolean => stage === 'playing' || stage === 'revealing'

/** What stands in the lists now; where they are held still, each table stays in its place. */
const sorted = ({ mine, listed }: LobbyLists, shown: LobbyTables | undefined, held: boolean): LobbyTables => {
  const own = new Set(mine.map(({ table }) => table))
  const others = listed.filter(({ table }) => !own.has(table))
  const open = others.filter(({ stage }) => stage === 'open')
  const running = others.filter((line) => isRunning(line) && line.spectators)
  const soonest = mine.toSorted((a, b) => Number(b.due) - Number(a.due))
  return {
    mine: keepPlaces(shown?.mine ?? [], soonest, held),
    open: keepPlaces(shown?.open ?? [], open, held),
    running: keepPlaces(shown?.running ?? [], running, held),
  }
}

/** The tables of a server, kept up to date. `hold`: somebody points at them. */
export const useLobby = () => {
  const [tables, setTables] = useState<LobbyTables>()
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const pointed = useRef(0)
  usePolled(
    askBoth,
    EVERY,
    (lists) => {
      setTrouble(null)
      const held = Date.now() - pointed.current < STILL
      setTables((shown) => sorted(lists, shown, held))
    },
    setTrouble,
  )
  const hold = (): void => {
    pointed.current = Date.now()
  }
  return { tables, trouble, hold }
}
