import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import type { Taking } from './event.ts'

/** Points, name of the trick and the roles of the first wave, as `kind points`. */
const told = (taking: Taking) => ({
  points: taking.points,
  trick: taking.waves[0]?.trick?.ja ?? null,
  roles: taking.waves[0]?.roles.map((role) => `${role.kind} ${role.points}`).sort() ?? [],
})

/** Fills the rest of a 3×3 field so that nothing but the example stands on it. */
const on3x3 = (field: string, hand: string, extra: object = {}) => arrange({ field, hand: `${hand} C3`, ...extra })

describe('the worked examples of the document, 3×3', () => {
  it('double trick: royal sequence 40 and set 30 with a joker make 70', () => {
    const taking = on3x3('C2 H5 H6  S9 SK C4  D9 H2 D8', 'RJ').play('RJ@a1')
    expect(told(taking)).toEqual({ points: 70, trick: 'ダブル・トリック', roles: ['royal-sequence 40', 'set 30'] })
  })

  it('double trick: two sets with a joker make 60', () => {
    const taking = on3x3('C2 H5 S5  S9 SK C4  D9 H2 D8', 'RJ').play('RJ@a1')
    expect(told(taking)).toEqual({ points: 60, trick: 'ダブル・トリック', roles: ['set 30', 'set 30'] })
  })

  it('extra double trick: (royal sequence 40 + sequence 20) × 2 = 120', () => {
    const taking = on3x3('C2 H5 H6  S5 SK C4  D6 H2 D8', 'H4').play('H4@a1')
    expect(told(taking)).toEqual({
      points: 120,
      trick: 'エキストラ・ダブル・トリック',
      roles: ['royal-sequence 40', 'sequence 20'],
    })
  })

  it('extra double trick: (royal sequence 40 + set 30) × 2 = 140', () => {
    const taking = on3x3('C2 H5 H6  S4 SK C4  D4 H2 D8', 'H4').play('H4@a1')
    expect(told(taking)).toEqual({
      points: 140,
      trick: 'エキストラ・ダブル・トリック',
      roles: ['royal-sequence 40', 'set 30'],
    })
  })

  it('triple trick: royal sequence 40, set 30 and sequence 20 with a joker make 90', () => {
    const taking = on3x3('C2 H5 H6  S9 SJ C4  D9 H2 DQ', 'RJ').play('RJ@a1')
    expect(told(taking)).toEqual({
      points: 90,
      trick: 'トリプル・トリック',
      roles: ['royal-sequence 40', 'sequence 20', 'set 30'],
    })
  })

  it('triple trick: three sets with a joker make 90', () => {
    const taking = on3x3('C2 H5 S5  S9 SJ C4  D9 H2 DJ', 'RJ').play('RJ@a1')
    expect(told(taking)).toEqual({ points: 90, trick: 'トリプル・トリック', roles: ['set 30', 'set 30', 'set 30'] })
  })

  it('triple trick with two jokers at once: two royal sequences and a set make 110', () => {
    const taking = on3x3('S9 C2 H5  C7 DK C4  D9 H2 H7', 'RJ BJ').play('RJ@a2+BJ@c2')
    expect(told(taking)).toEqual({
      points: 110,
      trick: 'トリプル・トリック',
      roles: ['royal-sequence 40', 'royal-sequence 40', 'set 30'],
    })
  })

  it('two jokers whose roles do not hang together may not be placed at once (figure 3)', () => {
    const table = on3x3('S9 H5 D9  D5 S6 C7  S4 D2 H4', 'RJ BJ')
    expect(table.refuses('RJ@b1+BJ@c2')).toMatchObject({ code: 'jokers-apart', rule: 'SC-10' })
  })

  it('extra triple trick: (royal sequence 40 + set 30 + sequence 20) × 3 = 270', () => {
    const taking = on3x3('C2 H5 H6  S4 C5 CK  D4 H2 S6', 'H4').play('H4@a1')
    expect(told(taking)).toEqual({
      points: 270,
      trick: 'エキストラ・トリプル・トリック',
      roles: ['royal-sequence 40', 'sequence 20', 'set 30'],
    })
  })

  it('extra triple trick: (set 30 + sequence 20 + sequence 20) × 3 = 210', () => {
    const taking = on3x3('C2 C5 S6  S4 S3 CK  D4 H9 D2', 'H4').play('H4@a1')
    expect(told(taking)).toEqual({
      points: 210,
      trick: 'エキストラ・トリプル・トリック',
      roles: ['sequence 20', 'sequence 20', 'set 30'],
    })
  })

  it('southern cross: royal sequence 40 and three sets with a joker in the middle make 130', () => {
    const taking = on3x3('SJ S9 C2  H5 CK H7  D2 D9 DJ', 'RJ').play('RJ@b2')
    expect(told(taking)).toEqual({
      points: 130,
      trick: 'サザン・クロス',
      roles: ['royal-sequence 40', 'set 30', 'set 30', 'set 30'],
    })
  })

  it('grand cross: (royal sequence 40 + set 30 + sequence 20 × 2) × 9 = 990', () => {
    const taking = on3x3('C5 S6 S5  H5 CK H7  D7 D6 S7', 'H6').play('H6@b2')
    expect(told(taking)).toEqual({
      points: 990,
      trick: 'アルティメット・グランド・クロス',
      roles: ['royal-sequence 40', 'sequence 20', 'sequence 20', 'set 30'],
    })
  })

  it('saturn, first example: royal sequence 40 and four sets are 160 by the rules, though the document prints 150', () => {
    const taking = on3x3('C3 S5 D5  S9 HK H5  D9 H9 C4', 'RJ BJ').play('RJ@a1+BJ@c3')
    expect(told(taking)).toEqual({
      points: 160,
      trick: 'サターン',
      roles: ['royal-sequence 40', 'set 30', 'set 30', 'set 30', 'set 30'],
    })
  })

  it('saturn: 150 is a royal sequence, three sets and a sequence', () => {
    const taking = on3x3('C3 S5 D6  S9 HK H6  D9 H9 C4', 'RJ BJ').play('RJ@a1+BJ@c3')
    expect(told(taking)).toEqual({
      points: 150,
      trick: 'サターン',
      roles: ['royal-sequence 40', 'sequence 20', 'set 30', 'set 30', 'set 30'],
    })
  })

  it('saturn: five royal sequences make 200', () => {
    const taking = on3x3('C3 H5 H6  S5 DK H7  S6 S7 C9', 'RJ BJ').play('RJ@a1+BJ@c3')
    expect(told(taking)).toEqual({ points: 200, trick: 'サターン', roles: Array(5).fill('royal-sequence 40') })
  })

  it('saturn in its other form, a southern cross and one role more: 160', () => {
    const taking = on3x3('C2 H4 S5  S9 SK D9  S7 C4 DQ', 'RJ BJ').play('RJ@a1+BJ@b2')
    expect(told(taking)).toEqual({
      points: 160,
      trick: 'サターン',
      roles: ['royal-sequence 40', 'royal-sequence 40', 'sequence 20', 'set 30', 'set 30'],
    })
  })

  it('total eclipse: the last two cards go with a sequence of 20, and 50 more: 70', () => {
    const table = on3x3('S5 . .  . C6 .  . . .', 'H7')
    const taking = table.play('H7@c3')
    expect(taking).toMatchObject({ points: 70, eclipse: 50 })
    expect(table.state.fields[0]!.centreDue).toBe(true)
    expect(table.refuses('C3@a1')).toMatchObject({ code: 'centre-first', rule: 'SC-12' })
  })
})

describe('wild play', () => {
  const wild = { rules: { preset: 'wild' } }

  it('orion across the middle, two sequences and a royal sequence make 130', () => {
    const taking = on3x3('S3 H8 SQ  C6 DK C2  D5 C10 S10', 'RJ RJ BJ', wild).play('RJ@a2+RJ@b2+BJ@c2')
    expect(told(taking)).toEqual({
      points: 130,
      trick: '変型サザン・クロス',
      roles: ['orion 50', 'royal-sequence 40', 'sequence 20', 'sequence 20'],
    })
  })

  it('orion on the diagonal with five royal sequences and two sets make 310', () => {
    const taking = on3x3('C2 S8 H8  H5 CK H7  H6 S6 C9', 'RJ RJ BJ', wild).play('RJ@a1+RJ@b2+BJ@c3')
    expect(told(taking)).toEqual({
      points: 310,
      trick: 'サターン',
      roles: ['orion 50', ...Array(5).fill('royal-sequence 40'), 'set 30', 'set 30'],
    })
  })

  it('pegasus: jokers on all four corners score 400', () => {
    const taking = on3x3('RJ S8 C4  H5 CK H9  BJ S2 RJ', 'BJ', wild).play('BJ@c1')
    expect(taking.points).toBe(400)
    expect(taking.waves[0]).toMatchObject({ sum: 240, points: 400, trick: { ja: 'ペガサス' } })
    expect(taking.waves[0]!.roles).toHaveLength(6)
  })
})

describe('4×4', () => {
  const rules = { preset: '4x4' }

  const cross = (low: string, high: string) =>
    arrange({ rules, hand: 'RJ C3', field: `S9 D2 ${high} D10  S5 CK H7 C8  ${low} D4 H9 S3  HJ D5 D7 C9` }).play(
      'RJ@b2',
    )

  it('variant southern cross: hyper sequence 40, hyper royal sequence 80, four cards 60 and sequence 20 make 200', () => {
    expect(told(cross('SQ', 'CA'))).toEqual({
      points: 200,
      trick: '変型サザン・クロス',
      roles: ['hyper-royal-sequence 80', 'hyper-sequence 40', 'hyper-set 60', 'sequence 20'],
    })
  })

  it('with a royal sequence for the last of them, as the document lists it, the sum is 220', () => {
    expect(told(cross('SQ', 'SA')).points).toBe(220)
  })

  it('a field card counts in one role only: of a royal sequence 40 and a set 30 that share it, the first is taken', () => {
    const taking = arrange({ rules, hand: 'H6 C3', field: 'H5 CK H7 DA  S2 D5 C10 SJ  C8 SK S7 D2  DQ C2 D9 S7' }).play(
      'H6@b1',
    )
    expect(told(taking)).toEqual({ points: 40, trick: null, roles: ['royal-sequence 40'] })
  })
})

describe('5×5', () => {
  const rules = { preset: '5x5' }
  const octuple = `
    S5 D3 H9 CA S9
    SQ D6 H8 C8 DK
    H5 H6 CK S7 D7
    CJ D8 H7 C6 SA
    C9 S2 D7 DA S5`

  it('octuple trick: royal sequences 40 × 2, sets 30 × 2, sequences 20 × 4 with a joker make 220', () => {
    const taking = arrange({ rules, hand: 'RJ C3', field: octuple.replace('H7 C6', 'C7 C6') }).play('RJ@c3')
    expect(told(taking)).toMatchObject({ points: 220, trick: 'オクタブル・トリック' })
    expect(taking.waves[0]!.roles).toHaveLength(8)
  })

  it('extra octuple trick: the same without a joker, × 8 = 1760', () => {
    const taking = arrange({ rules, hand: 'H7 C3', field: octuple.replace('H7 C6', 'C7 C6') }).play('H7@c3')
    expect(told(taking)).toMatchObject({ points: 1760, trick: 'エキストラ・オクタブル・トリック' })
  })

  it('queen of empire: (royal straight flush 200 × 2 + five cards 120 + straight 80) × 25 = 15000', () => {
    const field = `
      SQ C3 H10 D4 S10
      C6 DQ HJ CJ D3
      H10 HJ S2 HK HA
      C4 DK HK CQ S6
      CA D9 HA C8 SQ`
    const taking = arrange({ rules, hand: 'HQ C3', field }).play('HQ@c3')
    expect(told(taking)).toEqual({
      points: 15000,
      trick: 'クイーン・オブ・エンパイア（帝国の女王）',
      roles: ['five-cards 120', 'royal-straight-flush 200', 'royal-straight-flush 200', 'straight 80'],
    })
  })
})

describe('zodiac', () => {
  const rules = { preset: 'zodiac' }

  it('zodiac cross: royal sequences 40 × 4 and sets 30 × 2 with a joker in the centre make 220', () => {
    const field = 'H5 S2 D9 CJ S9 CA  H7 S4 DJ C9 D9 CK  D6'
    const taking = arrange({
      rules,
      hand: 'RJ C3',
      field: field.replace('S9 CA', 'S7 HA').replace('D9 CK', 'D7 DA'),
    }).play('RJ@0')
    expect(told(taking)).toEqual({
      points: 220,
      trick: 'ゾディア・クロス',
      roles: [...Array(4).fill('royal-sequence 40'), 'set 30', 'set 30'],
    })
  })

  it('supernova: (royal sequence 40 + set 30 + sequence 20 × 3) × 10 = 1300', () => {
    const field = 'H5 S6 C5 H7 S5 CA  H7 D6 D7 S5 C7 SK  D2'
    const taking = arrange({ rules, hand: 'H6 C3', field }).play('H6@0')
    expect(told(taking)).toEqual({
      points: 1300,
      trick: 'スーパーノヴァ',
      roles: ['royal-sequence 40', 'sequence 20', 'sequence 20', 'sequence 20', 'set 30'],
    })
  })
})

describe('reaches, several players on one field', () => {
  const reach = (field: string, move: string) => {
    const taking = arrange({ seats: 2, field, hand: `${move.split('@')[0]} C3` }).play(move)
    return { points: taking.points, name: taking.reachName?.ja ?? null, count: taking.reaches.length }
  }

  it('normal: a king at the right end would complete the sequence', () => {
    expect(reach('S4 C2 D9  HJ SA D6  C3 H9 D4', 'SQ@b2')).toEqual({ points: 5, name: 'ノーマル・リーチ', count: 1 })
  })

  it('normal: a queen in the middle would complete the sequence', () => {
    expect(reach('S4 C2 D9  HJ S6 C6  C3 H9 D4', 'SK@c2')).toEqual({ points: 5, name: 'ノーマル・リーチ', count: 1 })
  })

  it('double: from the left and from the right', () => {
    expect(reach('S4 C2 D9  HJ SA DJ  C3 H9 D4', 'SQ@b2')).toEqual({ points: 10, name: 'ダブル・リーチ', count: 2 })
  })

  it('double: from the left and from below', () => {
    expect(reach('S4 C2 D3  H7 SA DK  C5 H9 D2', 'S8@b2')).toEqual({ points: 10, name: 'ダブル・リーチ', count: 2 })
  })

  it('triple: from the left, from below and from below on the left', () => {
    expect(reach('S4 C2 D3  H7 SA DK  C8 H9 D2', 'S8@b2')).toEqual({ points: 15, name: 'トリプル・リーチ', count: 3 })
  })

  it('super: four at once', () => {
    expect(reach('S9 C2 D3  H7 SA DK  C8 H9 D2', 'S8@b2')).toEqual({ points: 20, name: 'スーパー・リーチ', count: 4 })
  })

  it('southern cross reach: from all eight sides, 40 points', () => {
    expect(reach('S9 C7 D7  H7 SA D7  C7 H7 S9', 'S8@b2')).toEqual({
      points: 40,
      name: 'サザンクロス・リーチ',
      count: 8,
    })
  })
})
