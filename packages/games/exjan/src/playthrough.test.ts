import { playthroughOf } from '@tefuda/kernel/conformance/vitest'
import { exjan } from './index.ts'

/** Moves one after another; several seats may make the same. */
const moves = (script: string): (readonly [number, string])[] =>
  script.split(/[;\n]/).flatMap((part) => {
    const [, seats = '', move = ''] = /^\s*([\d ]+) (.*)$/.exec(part) ?? []
    return [...seats.matchAll(/\d/g)].map(([seat]) => [Number(seat), move] as const)
  })

const FOUR =
  moves(`0 discard CQ; 1 2 3 pass; 1 discard H7; 0 2 3 pass; 2 discard CF; 0 1 3 pass; 3 discard DC; 0 1 2 pass
0 discard CC; 1 2 3 pass; 1 discard D2; 0 2 3 pass; 2 discard D5; 0 1 3 pass; 3 discard SM; 0 1 2 pass
0 discard S5; 1 2 3 pass; 1 discard HJ; 0 pass; 2 group SJ CJ; 3 pass; 2 discard C12; 0 1 3 pass
3 discard C2; 0 1 2 pass; 0 reach D6; 1 2 3 pass; 1 discard C3; 0 pass; 2 group S3 H3; 3 pass; 2 discard DM; 0 1 3 pass
3 discard H1; 0 1 2 pass; 0 discard D9; 1 2 3 pass; 1 discard S13; 0 2 pass; 3 run S12 S14; 3 discard C8; 0 win; 1 2 pass`)

const THREE =
  moves(`0 discard H7; 1 2 pass; 1 discard DF; 0 2 pass; 2 discard D11; 0 group S11 H11; 1 pass; 0 discard H9; 1 2 pass
1 discard HC; 0 2 pass; 2 discard D5; 0 1 pass; 0 discard C1; 1 pass; 2 group S1 D1; 2 discard HK; 0 1 pass
0 discard CC; 1 2 pass; 1 discard CM; 0 2 pass; 2 discard S8; 0 1 pass; 0 discard H0; 1 2 pass
1 reach S0; 0 2 pass; 2 discard DK; 0 group SK CK; 1 pass; 0 discard D0; 1 2 pass; 1 win`)

playthroughOf(
  exjan,
  { rules: { deals: 1 }, seats: 4, seed: '100036'.padStart(64, '7'), moves: FOUR, length: FOUR.length },
  'playthroughs/four-players.txt',
)
playthroughOf(
  exjan,
  { rules: { deals: 1 }, seats: 3, seed: '1000d6'.padStart(64, '7'), moves: THREE, length: THREE.length },
  'playthroughs/three-players.txt',
)
