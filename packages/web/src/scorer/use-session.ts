import type { Game } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { ME, type Plan } from '../setup/plan.ts'
import { linkedJson, newSession, readSession, type Session } from './session.ts'

const LINK = '#sheet='

const storageKey = (game: Game): string => `tefuda.sheet.${game.id}`

const kept = (game: Game): string | null => {
  try {
    return localStorage.getItem(storageKey(game))
  } catch {
    return null
  }
}

const keep = (game: Game, session: Session<unknown>): void => {
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(session))
  } catch {
    // A browser that keeps nothing: the sheet lives as long as the page.
  }
}

export interface KeptSession<R> {
  readonly session: Session<R>
  readonly change: (session: Session<R>) => void
  /** Whether a sheet that came by link is shown, and this device has another. */
  readonly isGuest: boolean
  /** Goes back to the sheet of this device. */
  readonly leave: () => void
}

/**
 * The session of a game that this browser keeps, or the one of the link. What came by link takes the place of the own one
 * with the first change.
 */
export const useSession = <R>(
  game: Game,
  seats: number,
  isRound: (value: unknown, seats: number) => value is R,
): KeptSession<R> => {
  const own = (): Session<R> => readSession(game, kept(game), isRound) ?? newSession(firstPlan(game, seats))
  const linked = (): Session<R> | null =>
    location.hash.startsWith(LINK) ? readSession(game, linkedJson(location.hash.slice(LINK.length)), isRound) : null
  const [guest, setGuest] = useState(linked)
  const [session, setSession] = useState(own)
  useEffect(() => {
    const follow = (): void => setGuest(linked())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  })
  const withoutLink = (): void => {
    setGuest(null)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return {
    session: guest ?? session,
    change: (next) => {
      if (guest !== null) withoutLink()
      keep(game, next)
      setSession(next)
    },
    isGuest: guest !== null && session.rounds.length > 0,
    leave: withoutLink,
  }
}

const firstPlan = (game: Game, seats: number): Plan => ({
  preset: game.schema.presets[0]!.id,
  changes: {},
  seats: Array.from({ length: seats }, () => ME),
})

/** The address of a session to be handed on. */
export const linkOf = (text: string): string => `${location.origin}${location.pathname}${LINK}${text}`
