// A process full of people who play. Started by the bench, once for each server.
import { sitDownBare, sitDownBareTold } from './bare-players.ts'
import { collect } from './collect.ts'
import { playLong, sitDownForDuels } from './duel-players.ts'
import type { Players, Seating } from './players.ts'
import { answer } from './processes.ts'
import { watchWindows } from './window-players.ts'

/** What is compared with is installed by the bench alone (bench/package.json); the soak plays without it. */
const KINDS = {
  duel: async () => sitDownForDuels,
  peer: async () => (await import('./peer-players.ts')).sitDownAtPeer,
  colyseus: async () => (await import('./colyseus-players.ts')).sitDownAtColyseus,
  bare: async () => sitDownBare,
  told: async () => sitDownBareTold,
} as const
export type Kind = keyof typeof KINDS

let players: Players | null = null

answer({
  sit: async ({ kind, ...seating }: Seating & { readonly kind: Kind }) => {
    const sitDown = await KINDS[kind]()
    players = await sitDown(seating)
  },
  play: (seconds: number) => {
    // What is left of the last round is to make nobody wait in this one.
    collect()
    return players?.play(seconds)
  },
  long: playLong,
  windows: watchWindows,
  close: () => players?.close(),
})
