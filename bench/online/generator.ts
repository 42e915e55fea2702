// A process full of people who play. Started by the bench, once for each server.
import { sitDownBare, sitDownBareTold } from './bare-players.ts'
import { sitDownAtColyseus } from './colyseus-players.ts'
import { playLong, sitDownForDuels } from './duel-players.ts'
import { sitDownAtPeer } from './peer-players.ts'
import type { Players, Seating } from './players.ts'
import { answer } from './processes.ts'
import { watchWindows } from './window-players.ts'

const KINDS = {
  duel: sitDownForDuels,
  peer: sitDownAtPeer,
  colyseus: sitDownAtColyseus,
  bare: sitDownBare,
  told: sitDownBareTold,
} as const
export type Kind = keyof typeof KINDS

let players: Players | null = null

answer({
  sit: async ({ kind, ...seating }: Seating & { readonly kind: Kind }) => {
    players = await KINDS[kind](seating)
  },
  play: (seconds: number) => players?.play(seconds),
  long: playLong,
  windows: watchWindows,
  close: () => players?.close(),
})
