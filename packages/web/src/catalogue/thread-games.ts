import { addGame } from '@tefuda/games'
import { type GameModule, importGames } from './import-games.ts'

/**
 * In a thread: carries out what it is told, one after another. First it is told the games of the host, `readyThread` does so, and loads
 * them; one that cannot be loaded is not known there.
 */
export const inThread = <Told>(carryOut: (told: Told) => void): void => {
  let loading: Promise<unknown> | undefined
  addEventListener('message', ({ data }: MessageEvent) => {
    if (loading === undefined) loading = importGames(data as readonly GameModule[], addGame)
    else void loading.then(() => carryOut(data as Told))
  })
}
