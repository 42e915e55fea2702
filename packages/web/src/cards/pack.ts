import { createContext, useContext } from 'react'

/** Which cards are played with; the same name may be another face in another pack. */
export type Pack = 'french' | 'exjan'

/** The pack of everything inside: a table, a replay, a rule book. */
export const PackContext = createContext<Pack>('french')

export const usePack = (): Pack => useContext(PackContext)
