import type { Pack } from '@tefuda/kernel'
import { createContext, useContext } from 'react'

/** The pack a game is played with, as the game itself says. */
export const packOf = (game: { readonly pack?: Pack } | undefined): Pack => game?.pack ?? 'french'

/** The pack of everything inside: a table, a replay, a rule book. */
export const PackContext = createContext<Pack>('french')

export const usePack = (): Pack => useContext(PackContext)
