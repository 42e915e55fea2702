import { conformanceOf, playthroughOf } from '@tefuda/kernel/conformance/vitest'
import { orderOf, story } from '../testing/story.ts'
import { cutInDaifugo } from './index.ts'

conformanceOf(cutInDaifugo, { shortened: { standard: { deals: 2 }, half: { deals: 2 }, 'first-steps': { deals: 2 } } })

const seed = (digit: string): string => digit.repeat(64)

const told = (name: string, played: Parameters<typeof story>[0], plays: string): void =>
  playthroughOf(cutInDaifugo, story(played, plays), `playthroughs/${name}.txt`)

/** A cut-in that clears, one that is cut in on itself, both binds, a direction turned, aces that open, a revolution. */
told(
  'four-players',
  { seats: 4, seed: seed('1') },
  `
    1 C4
    2 cut C4
    2 C7
    1 cut C7
    2 cut RJ=C7
    2 give C3
    2 give S4
    2 give C6
    3 C9
    2 C10
    0 cut C10
    0 drop S3
    0 drop D4
    3 CJ
    2 pass
    1 pass
    0 pass
    3 HK SK DK
    3 none
    2 SA DA HA
    0 open D7
    1 open H5
    3 open D5
    1 pass
    0 pass
    3 pass
    2 HJ DJ HJ DJ
    1 pass
    0 pass
    3 pass
    2 D2
  `,
)

/** A cut-in with a public card, S3 over the joker, players skipped and peeped at, ranks bound while the order turns. */
told(
  'six-players',
  { seats: 6, seed: seed('2') },
  `
    0 D3
    4 cut D3
    5 D6
    0 D10
    2 cut D10
    2 drop S3
    2 drop H3
    3 D2
    4 RJ
    5 pass
    0 S3
    1 pass
    2 pass
    3 pass
    4 pass
    5 pass
    0 H5 H5
    4 DQ CQ
    4 peep 3
    4 peep 1
    5 SA HA
    0 pass
    1 pass
    2 pass
    3 C2 S2
    4 pass
    5 pass
    0 pass
    1 pass
    2 pass
    3 S8
    3 H9
    4 cut H9
    5 H10
    5 drop C3
    0 HJ
    2 cut HJ
  `,
)

/** Three effects of one sequence, a joker in a super bind, a revolution of four in a row, and the order turned twice. */
told(
  'half',
  { rules: { preset: 'half' }, seats: 5, seed: seed('4') },
  `
    1 H8 H9 H10
    1 drop C3
    1 S5 D5 C5
    1 C3
    0 C4
    3 cut C4
    2 pass
    1 pass
    0 C5
    3 pass
    2 C6
    1 pass
    0 BJ=C7
    4 cut C7
    3 pass
    2 pass
    1 pass
    0 C8
    0 C10 CJ CQ CK
    0 drop H3
    4 pass
    3 pass
    2 pass
    1 pass
    0 S2
    4 HA
    3 HK
    2 pass
    1 HQ
    0 pass
    4 pass
    3 HJ
  `,
)

/** Fouls out of turn, by strength and by suit; a public card taken away. */
told(
  'fouls',
  { rules: { fouls: 'penalise' }, seats: 4, seed: seed('5') },
  `
    0 S4
    2 S5
    1 S3
    1 S6
    2 H10
    2 S10
    2 drop H10
    3 SJ
    0 SQ
    0 pass
    1 pass
    2 pass
    3 HK DK CK
    3 greed S5@2
    0 DA DA HA
    1 open C4
    2 open C3
    3 open H5
  `,
)

const run = (suit: string): string => '3 4 5 6 7 8 9 10 J Q K A 2'.replaceAll(/\S+/g, `${suit}$&`)

/** A whole game with a cut-in on somebody's last card, then titles, the exchange and the next lead. */
told(
  'first-steps',
  {
    rules: { preset: 'first-steps' },
    seats: 4,
    seed: seed('6'),
    orders: [
      orderOf([
        `${run('D')} ${run('S')} RJ`,
        `${run('S')} ${run('H')} BJ`,
        `${run('D')} ${run('C')} RJ`,
        `${run('H')} ${run('C')} BJ`,
      ]),
    ],
  },
  `
    0 D3 D4 D5
    1 H4 H5 H6
    2 C5 C6 C7
    3 H6 H7 H8
    3 C3
    0 S4
    1 S5
    2 RJ=S6
    3 pass
    0 S7
    1 cut S7
    2 pass
    3 pass
    0 S8
    1 cut S8
    1 H7 H8 H9 H10 HJ HQ HK HA H2
    1 S9 S10 SJ SQ SK SA S2
    0 cut S9 S10 SJ SQ SK SA S2
    1 pass
    2 pass
    3 pass
    0 D6 D7 D8 D9 D10 DJ DQ DK DA D2
    0 S5 S6 RJ=S7
    1 pass
    2 pass
    3 pass
    0 S3
    1 cut S3
    2 pass
    3 pass
    1 BJ
    2 pass
    3 pass
    1 S6
    2 pass
    3 pass
    1 S4
    2 pass
    3 pass
    1 H3
    2 pass
    3 pass
    2 D4 D5 D6 D7 D8 D9 D10 DJ DQ DK DA D2
    2 C8 C9 C10 CJ CQ CK CA C2
    2 C4
    3 pass
    2 D3
    3 pass
    2 C3
    2 give RJ
    3 give BJ
    3 give H2
    0 give S3
    0 give H3
    1 give C3
    3 C5
    0 C6
    1 pass
    2 C7
    3 C8
    3 SJ HJ
    0 D10 H10
  `,
)
