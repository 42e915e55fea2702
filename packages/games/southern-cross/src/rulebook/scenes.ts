import { type Position, ring, rows } from './position.ts'
import type { BookSubject } from './subject.ts'

/** Positions to draw: rows of cards from the top, or the ring from one o’clock to twelve and the centre. */
interface Scene {
  readonly grid: string
  readonly ring?: string
}

const SCENES = {
  first: {
    grid: 'SK D3 C10 / S6 H7* C8 / HA DJ S4',
    ring: 'C8 D2 H10 SA DQ C3 H4 S9 DK SK S6 H7* DJ',
  },
  madeByGod: {
    grid: 'S4 D5 H6 / C9 H9* D9 / SK C2 DJ',
    ring: 'D9 SK DJ H2 S4 D5 H6 CQ S10 C2 C9 H9* CK',
  },
  extraDouble: { grid: 'SK H3 C9 / S3 H4* C5 / DJ H5 S8' },
  extraTriple: {
    grid: 'H8* S8 D8 / C9 S7 CK / D10 HA H6',
    ring: 'D8 C8 HK S2 DA D10 SJ H3 CQ C6 S7 H8* C9',
  },
  grandCross: { grid: 'C6 H6 S8 / S7 H7* D7 / S6 H8 D8' },
  supernova: { grid: '', ring: 'D7 S8 S7 C7 H7 SK D9 C8 H9 S9 C9 D2 D8*' },
  queenOfEmpire: {
    grid: 'SQ C3 H10 D7 C10 / S5 DQ HJ SJ H4 / H10 HJ HQ* HK HA / D2 DK HK CQ S8 / CA H6 HA C9 SQ',
  },
  jokerTriple: { grid: 'RJ* S7 C7 / D4 H9 SA / D5 CQ C10' },
  southernCross: { grid: 'DQ S8 CA / H6 RJ* C6 / D3 S10 HQ' },
  variantCross: { grid: 'HK C9 H2 S5 / S4 RJ* D6 H7 / H4 CJ SK D3 / S8 CQ D10 DK' },
  zodiacCross: { grid: '', ring: 'H3 S9 D6 SK C10 CA H5 SJ C6 DK DQ S3 RJ*' },
  saturn: { grid: 'RJ* H6 S6 / S9 CK C6 / D9 H9 BJ*' },
  pair: {
    grid: 'RJ* H5 BJ* / S9 CK D3 / C9 D8 D4',
    ring: 'H5 C5 HJ S6 C3 BJ* D9 S8 DQ D2 SK RJ* CK',
  },
  apart: {
    grid: 'RJ* H5 C5 / D3 C2 DK / S9 BJ* SJ',
    ring: 'H5 C5 HJ BJ* D9 S8 DQ D2 C3 S6 SK RJ* CA',
  },
  oneRoleEach: {
    grid: 'H5 RJ* H7 S7',
    ring: 'H7 S7 DQ C10 HA D10 S3 CJ D4 DK H5 RJ* C2',
  },
  orion: {
    grid: 'H3 S9 C6 / RJ* BJ* RJ* / H5 D9 D8',
    ring: 'H5 C5 HJ S6 C3 RJ* D9 S8 DQ D2 SK RJ* BJ*',
  },
  pegasus: { grid: 'RJ* S7 BJ / H4 C9 D2 / BJ D10 RJ*' },
  eclipse: {
    grid: '. . D6 / . H5* . / S4 . .',
    ring: '. . D6 . . . . . S4 . . . H5*',
  },
  reach: {
    grid: 'C2 DK S10 / H4 C5 HJ* / S8 D6 H2',
    ring: 'D2 S5 C8 DK SA H3 C6 S4 D9 H7 S10 HJ* C4',
  },
  doubleReach: {
    grid: 'D2 CQ S5 / S10 HJ* H7 / D8 H3 C4',
    ring: 'D2 S5 C8 DK SA H3 C6 S4 D9 H7 S10 HJ* CQ',
  },
  eightReaches: { grid: 'C7 S9 C9 / S7 H8* H7 / D9 H9 D7' },
  growing: { grid: 'SK D3 H10 - / S4 D5 H6 C7* / CA DJ S8 -' },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

/** The position of that name as the subject's board lays it out. */
export const scene = (subject: BookSubject, name: SceneName): Position => {
  const written: Scene = SCENES[name]
  return subject.rules.board === 'zodiac' ? ring(written.ring ?? '') : rows(subject, written.grid)
}
