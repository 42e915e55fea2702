import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** What a game tells a player: one of many things that happen, of which these ask for a decision. */
export interface Message {
  readonly zimo?: { readonly l: number }
  readonly gangzimo?: { readonly l: number }
  readonly dapai?: { readonly l: number }
  readonly fulou?: { readonly l: number; readonly m: string }
  readonly gang?: { readonly l: number; readonly m: string }
}

/** What a player answers; nothing at all is a pass. */
export interface Reply {
  readonly hule?: '-'
  readonly dapai?: string
  readonly fulou?: string
  readonly gang?: string
}

export interface Player {
  action(message: Message, reply?: (reply: Reply) => void): void
}

/** Majiang.Game, with those of its methods that say what a seat may do now. `l` counts seats from the dealer. */
export interface Game {
  readonly model: {
    readonly player_id: readonly number[]
    readonly shan: { readonly paishu: number }
    readonly shoupai: readonly { readonly lizhi: boolean; readonly menqian: boolean }[]
  }
  do_sync(): this
  get_dapai(): string[]
  get_chi_mianzi(l: number): string[]
  get_peng_mianzi(l: number): string[]
  /** Null for a seat that has called and is to discard. */
  get_gang_mianzi(l?: number): string[] | null
  allow_lizhi(discard: string): boolean
  allow_hule(l?: number): boolean
}

const Majiang = require('@kobalab/majiang-core') as {
  readonly Game: new (players: readonly Player[]) => Game
}

/** A whole game of four players by the rules that majiang-core has from the start. */
export const makeGame = (players: readonly Player[]): Game => new Majiang.Game(players)
