import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'
import { EFFECTS } from './rules.ts'

/** Order, plays, binds and public cards as the document tells them, line by line; its effects are in `effects.test.ts`. */
const PLAIN = { effects: Object.fromEntries(EFFECTS.map((effect) => [effect, 0])) }

/** The cards of a play, whatever they are declared to be. */
const cards = (play: string): string => play.replaceAll(/=\S+/g, '')

/** Whether the second play may follow the first, without effects. */
const follows = (first: string, second: string, revolution = false): boolean => {
  const table = arrange([`${cards(first)} C9`, `${cards(second)} C10`], PLAIN)
  table.state.revolution = revolution
  table.play(0, first)
  return table.why(1, second) === 'legal'
}

/** The plays listed for a seat, without passing and showing. */
const plays = (table: Arranged, seat: number): string[] =>
  table.moves(seat).filter((move) => !/^(show|pass)/.test(move))

const UPWARD = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2']

describe('ランクの強さ', () => {
  it('通常時 3→4→…→A→2→JOKER→3♠', () => {
    for (const [k, rank] of UPWARD.slice(1).entries()) {
      expect(follows(`H${UPWARD[k]}`, `D${rank}`)).toBe(true)
      expect(follows(`H${rank}`, `D${UPWARD[k]}`)).toBe(false)
      expect(follows(`H${rank}`, `D${rank}`)).toBe(false)
    }
    expect([follows('H2', 'RJ'), follows('RJ', 'S3'), follows('RJ', 'BJ'), follows('RJ', 'H3')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('革命時 2→A→…→4→3→JOKER→3♠', () => {
    for (const [k, rank] of UPWARD.slice(1).entries()) {
      expect(follows(`H${rank}`, `D${UPWARD[k]}`, true)).toBe(true)
      expect(follows(`H${UPWARD[k]}`, `D${rank}`, true)).toBe(false)
    }
    expect([follows('H3', 'RJ', true), follows('RJ', 'S3', true), follows('RJ', 'H2', true)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('スペさん: 3♠ は、2 より強いカードとしての JOKER にだけ勝てる', () => {
    expect([follows('H2', 'S3'), follows('H4', 'S3'), follows('RJ=H6', 'S3'), follows('RJ=H2', 'S3')]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([follows('RJ', 'BJ=S3'), follows('RJ', 'S3')]).toEqual([true, true])
  })

  it('[2] つよい: 効果はなく、JOKER のほかには負けない', () => {
    const table = arrange(['S2 C9', 'SA RJ'])
    table.play(0, 'S2')
    expect(plays(table, 1).filter((play) => !play.startsWith('RJ='))).toEqual(['RJ'])
    expect(table.state).toMatchObject({ turn: 1, resolving: null })
  })
})

describe('JOKER・革命・複数出し', () => {
  it('JOKER はスートとランクを宣言して、そのカードとして扱う', () => {
    expect([follows('H5', 'RJ=S6'), follows('H6', 'RJ=S6'), follows('H5 D5', 'S6 RJ=C6')]).toEqual([true, false, true])
    const table = arrange(['S4 RJ C9', 'H5 C10'], PLAIN)
    table.play(0, 'S4 RJ=H4')
    expect(table.engine.view(table.state, 2).table?.cards).toEqual(['S4', 'RJ=H4'])
  })

  it('革命: 1つのターンに4枚以上出すと、ランクの強さが逆転する', () => {
    const after = (play: string): boolean => {
      const table = arrange([`${cards(play)} C9`], PLAIN)
      table.play(0, play)
      return table.state.revolution
    }
    expect(after('S5 H5 D5')).toBe(false)
    expect(after('S5 H5 D5 C5')).toBe(true)
    expect(after('S5 H5 D5 C5 S5')).toBe(true)
    expect(after('S5 S6 S7')).toBe(false)
    expect(after('S5 S6 S7 S8')).toBe(true)
    expect(after('S5 H5 D5 RJ=C5')).toBe(true)
  })

  it('革命は、次の革命で元に戻り、流れても続く', () => {
    const table = arrange(['S5 H5 D5 C5 C9', 'S4 H4 D4 C4 C10'], PLAIN)
    table.play(0, 'S5 H5 D5 C5')
    table.play(1, 'S4 H4 D4 C4')
    expect(table.state.revolution).toBe(false)
    const kept = arrange(['S5 H5 D5 C5 C9'], PLAIN)
    kept.play(0, 'S5 H5 D5 C5')
    for (const seat of [1, 2, 3]) kept.move(seat, 'pass')
    expect(kept.state).toMatchObject({ table: null, revolution: true })
  })

  it('ペア: そのフェイズ中はペアしか出せない', () => {
    const table = arrange(['S5 H5 C9', 'S6 H6 D6 C7 C8 C9'], PLAIN)
    table.play(0, 'S5 H5')
    expect(plays(table, 1)).toEqual(['S6 H6', 'S6 D6', 'H6 D6'])
  })

  it('スリーカード: そのフェイズ中はスリーカードしか出せない', () => {
    const table = arrange(['S5 H5 D5 C9', 'S6 H6 D6 C6 C7 C8 C9'], PLAIN)
    table.play(0, 'S5 H5 D5')
    expect(plays(table, 1)).toEqual(['S6 H6 D6', 'S6 H6 C6', 'S6 D6 C6', 'H6 D6 C6'])
  })

  it('シークエンス: 同じスートで3枚以上続いた札。同じ枚数のシークエンスしか出せない', () => {
    const table = arrange(['S3 S4 S5 C9', 'H6 H7 H8 H9 D6 C6 S6 D7 S8'], PLAIN)
    table.play(0, 'S3 S4 S5')
    expect(plays(table, 1)).toEqual(['H6 H7 H8', 'H7 H8 H9'])
  })

  it('シークエンスは最強どうしを比べる（3,4,⑤→4,5,⑥を認める）', () => {
    expect(follows('H3 H4 H5', 'D4 D5 D6')).toBe(true)
    expect(follows('H3 H4 H5', 'D3 D4 D5')).toBe(false)
    expect(follows('H4 H5 H6', 'D3 D4 D5', true)).toBe(true)
    expect(follows('H3 H4 H5', 'D4 D5 D6', true)).toBe(false)
  })
})

describe('縛り', () => {
  it('ランク縛り: 連続した数字が続くと、1つ強いランクしか出せない', () => {
    const table = arrange(['S4 C9', 'H5 C10', 'D6 D7 C6 C8'], PLAIN)
    table.play(0, 'S4')
    table.play(1, 'H5')
    expect(plays(table, 2)).toEqual(['D6', 'C6'])
  })

  it('ランク縛り: 2枚以上でも、革命中でも', () => {
    const pairs = arrange(['S4 H4 C9', 'D5 C5 C10', 'D6 H6 D7 H7'], PLAIN)
    pairs.play(0, 'S4 H4')
    pairs.play(1, 'D5 C5')
    expect(plays(pairs, 2)).toEqual(['H6 D6'])
    const turned = arrange(['S9 C9', 'H8 C10', 'D7 D6'], PLAIN)
    turned.state.revolution = true
    turned.play(0, 'S9')
    turned.play(1, 'H8')
    expect(plays(turned, 2)).toEqual(['D7'])
  })

  it('ランク縛り: カットインされても、一枚のカードとして扱う', () => {
    const table = arrange(['S4 C9', 'S4 C10 H2', 'H5 D5', 'D6 D7'], PLAIN)
    table.cut(0, 'S4', 1, 'S4')
    expect(table.state.rankBound).toBe(false)
    table.state.suitBound = [0, 0, 0, 0]
    table.play(2, 'H5')
    expect(plays(table, 3)).toEqual(['D6'])
  })

  it('ランク縛り: シークエンス中は発生しない', () => {
    const table = arrange(['S3 S4 S5 C9', 'H4 H5 H6 C10', 'D8 D9 D10 C3'], PLAIN)
    table.play(0, 'S3 S4 S5')
    table.play(1, 'H4 H5 H6')
    expect(plays(table, 2)).toEqual(['D8 D9 D10'])
  })

  it('スート縛り: 同じスートが2枚続くと、同じスートしか出せない', () => {
    const table = arrange(['S4 C9', 'S6 C10', 'S8 H8 S9 D10'], PLAIN)
    table.play(0, 'S4')
    table.play(1, 'S6')
    expect(plays(table, 2)).toEqual(['S8', 'S9'])
  })

  it('スート縛り: カットインでも発動する', () => {
    const table = arrange(['S4 C9', 'S4 C10 H2', 'S6 H6 D8'], PLAIN)
    table.cut(0, 'S4', 1, 'S4')
    expect(plays(table, 2)).toEqual(['S6'])
  })

  it('スート縛り: シークエンスにもかかる', () => {
    const table = arrange(['S3 S4 S5 C9', 'S6 S7 S8 C10', 'H9 H10 HJ S9 S10 SJ'], PLAIN)
    table.play(0, 'S3 S4 S5')
    table.play(1, 'S6 S7 S8')
    expect(plays(table, 2)).toEqual(['S9 S10 SJ'])
  })

  it('片縛り (4♠4♠4♣→"6♣"6♦6♦→"9♣""9♦"9♥→"J♣""J♦""J♥")', () => {
    const table = arrange(['S4 S4 C4 H3', 'C6 D6 D6 H3', 'C9 D9 H9 S9 D3', 'CJ DJ HJ SJ D3'], PLAIN)
    const bound = (): readonly string[] => table.engine.view(table.state, 0).suitBound
    table.play(0, 'S4 S4 C4')
    expect(bound()).toEqual([])
    table.play(1, 'C6 D6 D6')
    expect(bound()).toEqual(['C'])
    expect(plays(table, 2)).toEqual(['S9 H9 C9', 'S9 D9 C9', 'H9 D9 C9'])
    table.play(2, 'C9 D9 H9')
    expect(bound()).toEqual(['D', 'C'])
    expect(plays(table, 3)).toEqual(['SJ DJ CJ', 'HJ DJ CJ'])
    table.play(3, 'CJ DJ HJ')
    expect(bound()).toEqual(['H', 'D', 'C'])
  })

  it('片縛り: 同じスートの2枚は、2枚とも縛られる', () => {
    const table = arrange(['S4 S4 C9', 'S6 S6 C10', 'S8 H8 S9 S9'], PLAIN)
    table.play(0, 'S4 S4')
    table.play(1, 'S6 S6')
    expect(table.engine.view(table.state, 0).suitBound).toEqual(['S', 'S'])
    expect(plays(table, 2)).toEqual(['S9 S9'])
  })

  it('激縛り (4♠→5♠なら6♠しか出せない)', () => {
    const table = arrange(['S4 C9', 'S5 C10', 'S6 H6 S7 S2 RJ'], PLAIN)
    table.play(0, 'S4')
    table.play(1, 'S5')
    expect(plays(table, 2)).toEqual(['S6', 'RJ=S6'])
  })

  it('縛りはフェイズの終わりまで', () => {
    const table = arrange(['S4 C9', 'S5 C10', 'S6 H6 S7'], PLAIN)
    table.play(0, 'S4')
    table.play(1, 'S5')
    for (const seat of [2, 3, 0]) table.move(seat, 'pass')
    expect(table.state).toMatchObject({ table: null, turn: 1, rankBound: false, suitBound: [0, 0, 0, 0] })
    expect(plays(table, 1)).toEqual(['C10'])
  })
})

describe('公開札', () => {
  const penalised = { ...PLAIN, fouls: 'penalise' }

  it('縛り無視など、誤ったカードを出してしまった', () => {
    const table = arrange(['S4 C9', 'S6 C10', 'S8 H8 S9'], penalised)
    table.play(0, 'S4')
    table.play(1, 'S6')
    expect(table.move(2, 'H8').map((event) => event.type)).toEqual(['foul', 'open'])
    expect(table.hand(2)).toEqual({ hidden: 'S8 S9', open: 'H8' })
    expect(table.state.turn).toBe(2)
  })

  it('順番無視など、タイミングを誤った', () => {
    const table = arrange(['S4 C9', 'S6 C10', 'S8 H8'], penalised)
    table.play(0, 'S4')
    expect(table.move(2, 'S8').map((event) => event.type)).toEqual(['foul', 'open'])
    expect(table.hand(2)).toEqual({ hidden: 'H8', open: 'S8' })
    expect(table.state.turn).toBe(1)
  })

  it('Q ピーピングをされた', () => {
    const table = arrange(['SQ C9', 'C10 CJ'])
    table.play(0, 'SQ')
    table.move(0, 'peep 2')
    expect(table.hand(1)).toEqual({ hidden: 'C10', open: 'CJ' })
  })

  it('都落ち後、大富豪が投了した', () => {
    const table = arrange(['S4', 'S6 C5 | H6', 'S8 C7', 'S9 C3'], PLAIN)
    table.state.before = [1, 2, 3, 0]
    table.play(0, 'S4')
    expect(table.move(1, 'resign')[0]).toMatchObject({ type: 'resign', cards: ['S6', 'C5', 'H6'] })
    expect(table.engine.view(table.state, null).resigned).toEqual(['S6', 'H6', 'C5'])
  })

  it('自ら手札を公開札にすることもできる', () => {
    const table = arrange(['S4 C9'])
    expect(table.move(0, 'show C9')).toMatchObject([{ type: 'open', seat: 0, cards: ['C9'] }])
    expect(table.hand(0)).toEqual({ hidden: 'S4', open: 'C9' })
    expect(table.state.turn).toBe(0)
  })

  it('そのゲーム中公開されたままで、いつでも出せる', () => {
    const table = arrange(['S4 H3 | C9 C10', 'C3 C5'], PLAIN)
    table.play(0, 'S4')
    for (const seat of [1, 2, 3]) table.move(seat, 'pass')
    expect(table.hand(0).open).toBe('C9 C10')
    table.play(0, 'C9')
    expect(table.hand(0).open).toBe('C10')
  })

  it('ダイヤさん: 持っている人が1ゲーム目の最初のターンプレイヤーで、公開札となる', () => {
    const { engine } = arrange([])
    const deck = engine.deck.cards
    for (const first of [3, 0]) {
      const d3 = deck.filter((card) => engine.deck.name(card) === 'D3')
      const rest = deck.filter((card) => !d3.includes(card))
      // Seat 3 gets both, or seats 0 and 3 one each.
      const order =
        first === 3
          ? [...rest.slice(0, 3), d3[0]!, ...rest.slice(3, 6), d3[1]!, ...rest.slice(6)]
          : [d3[0]!, ...rest.slice(0, 2), d3[1]!, ...rest.slice(2)]
      const state = engine.start(() => order)
      const open = engine.view(state, null).hands.map((hand) => hand.open.join(' '))
      expect(open).toEqual(first === 3 ? ['', '', '', 'D3 D3'] : ['D3', '', '', 'D3'])
      expect(engine.toAct(state)).toEqual([first])
    }
  })
})
