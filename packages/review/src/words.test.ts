import { expect, it } from 'vitest'
import { opened } from '../testing/games.ts'
import { hindsightIn } from './hindsight-words.ts'
import { pointScaleOf } from './point-scale.ts'
import type { Decision, Review } from './review.ts'
import {
  finds,
  gainedOf,
  inMovePoints,
  inPoints,
  mistakeBesideMoves,
  mistakeOf,
  mistakes,
  outlooksOf,
  praiseOf,
  soFarOf,
  stillOpenOf,
  unclearOf,
  unsaidOf,
  withSign,
} from './words.ts'

const { engine } = opened('southern-cross', 1, {})

const decision = (turn: number, loss: number, more: Partial<Decision> = {}): Decision => ({
  turn,
  number: turn,
  deal: 1,
  move: 'H8@a1',
  best: 'S5@c3',
  kind: 'prepare',
  reason: null,
  loss,
  error: 10,
  expected: { best: 100 + loss, played: 100, usual: 100 + loss },
  errors: { best: 10, played: 10, bestFromUsual: 0, playedFromUsual: 10 },
  worlds: 40,
  costly: true,
  alike: false,
  found: null,
  ...more,
})

const told = (decisions: readonly Decision[]): Review => ({
  seat: 0,
  start: 0,
  luck: 0,
  loss: 0,
  errors: { start: 0, luck: 0, loss: 0 },
  result: 0,
  decisions,
})

it('a costly decision says what was played, what was better, by how much, and how sure that is', () => {
  expect(mistakeOf(engine, 'southern-cross', decision(12, 117))).toEqual({
    ja: '12手目「H8 を左上に」。「S5 を右下に」のほうがよく、見込みは117点（±20）高くなりました。試したかぎり、まず間違いありません。',
    en: 'Move 12: “H8 to top left”. Better: “S5 to bottom right”, worth 117 points (±20) more. In what was tried there is hardly a doubt.',
  })
  expect(mistakeBesideMoves('southern-cross', decision(12, 117))).toEqual({
    ja: '12手目。よりよい手なら、見込みは117点（±20）高くなりました。試したかぎり、まず間違いありません。',
    en: 'Move 12. The better one was worth 117 points (±20) more. In what was tried there is hardly a doubt.',
  })
  const reason = { ja: '形をつくる。', en: 'Prepares.' }
  expect(mistakeOf(engine, 'southern-cross', decision(12, 117, { reason })).ja).toMatch(
    /まず間違いありません。そのわけ：形をつくる。$/,
  )
  expect(mistakeOf(engine, 'southern-cross', decision(12, 117, { reason })).en).toMatch(/doubt\. Why: Prepares\.$/)
  expect(mistakeOf(engine, 'exjan', decision(3, 35)).ja).toContain(
    '35.0チップ（±20.0）高くなりました。かなり確かです。',
  )
  expect(mistakeOf(engine, 'cut-in-daifugo', decision(3, 0.14, { error: 0.065 })).ja).toContain('0.14点（±0.13）')
  expect(mistakeOf(engine, 'ccc', decision(3, 2, { error: 0.02 })).ja).toContain('見込みは2.0点高く')
  expect(mistakeOf(engine, 'ccc', decision(3, 25)).ja).toContain('おそらく、というところです。')
  expect(mistakeOf(engine, 'ccc', decision(3, 2, { error: 0 })).ja).toMatch(
    /見込みは2.0点高くなりました。試したどの場合でも同じ差でした。$/,
  )
  expect(mistakeOf(engine, 'ccc', decision(3, 25)).en).toContain('25.0 points (±20.0) more. That is likely, not more.')
})

it('what was found well is told against first sight', () => {
  expect(praiseOf(engine, 'southern-cross', decision(12, 0))).toBeNull()
  const found = { instead: 'S5@c3', to: 'first-sight', gain: 60, error: 10 } as const
  expect(praiseOf(engine, 'southern-cross', decision(12, 0, { costly: false, found }))).toEqual({
    ja: '12手目「H8 を左上に」。ひと目でよさそうな「S5 を右下に」より、見込みが60点（±20）高い手でした。',
    en: 'Move 12: “H8 to top left”. Worth 60 points (±20) more than “S5 to bottom right”, which seems best at first sight.',
  })
})

it('what is better than the choice of the bot is told so', () => {
  const found = { instead: 'S5@c3', to: 'search', gain: 60, error: 10 } as const
  const told = praiseOf(engine, 'southern-cross', decision(12, 0, { costly: false, found }))
  expect(told?.ja).toContain('ボットの選んだ「S5 を右下に」より、見込みが60点（±20）高い手でした。')
  expect(told?.en).toContain('more than “S5 to bottom right”, which the bot chose.')
})

it('before the last look nothing is said to be sure', () => {
  expect(soFarOf(engine, 'southern-cross', decision(12, 117))).toEqual({
    ja: '12手目。ここまでの計算では、よりよい手のほうが見込みが117点（±20）高くなります。くわしく見ると変わることがあります。',
    en: 'Move 12. So far the better one is worth 117 points (±20) more. A closer look may change that.',
  })
  const found = { instead: 'S5@c3', to: 'first-sight', gain: 60, error: 10 } as const
  expect(soFarOf(engine, 'southern-cross', decision(12, 0, { costly: false, found }))).toEqual({
    ja: '12手目。ここまでの計算では、ひと目でよさそうな手より見込みが60点（±20）高くなります。くわしく見ると変わることがあります。',
    en: 'Move 12. So far it is worth 60 points (±20) more than what seems best at first sight. A closer look may change that.',
  })
  expect(soFarOf(engine, 'ccc', decision(1, 15, { costly: false, best: 'H8@a1' })).ja).toBe(
    '1手目「H8 を左上に」。ボットも同じ手です。',
  )
})

it('of a decision of which nothing is said, why not', () => {
  const silent = { costly: false } as const
  expect(unsaidOf(engine, decision(1, 0, { ...silent, best: 'H8@a1' })).ja).toBe(
    '1手目「H8 を左上に」。ボットも同じ手です。',
  )
  const reason = { ja: '役を取る。', en: 'Takes a role.' }
  expect(unsaidOf(engine, decision(1, 0, { ...silent, best: 'H8@a1', reason }))).toEqual({
    ja: '1手目「H8 を左上に」。ボットも同じ手です。そのわけ：役を取る。',
    en: 'Move 1: “H8 to top left”. The bot would have played the same. Why: Takes a role.',
  })
  expect(unsaidOf(engine, decision(1, 15, silent)).ja).toBe('1手目。はっきりした差はありません。')
  expect(unsaidOf(engine, decision(1, 5, { ...silent, error: 0 })).ja).toBe('1手目。差はわずかです。')
  expect(unsaidOf(engine, decision(1, 40, { ...silent, alike: true })).ja).toMatch(/分けるものは見つかりません/)
})

it('of each deal the three that lost most are spoken of, in the order of the game', () => {
  const all = [
    decision(1, 20),
    decision(2, 50),
    decision(3, 30),
    decision(4, 40),
    decision(5, 90, { costly: false }),
    decision(9, 15, { deal: 2 }),
  ]
  expect(mistakes(told(all)).map(({ turn }) => turn)).toEqual([2, 3, 4, 9])
  const found = (gain: number) =>
    ({ costly: false, found: { instead: 'S5@c3', to: 'search', gain, error: 1 } }) as const
  const well = [20, 50, 30, 40].map((gain, k) => decision(k + 1, -gain, found(gain)))
  expect(finds(told([...well, ...all])).map(({ turn }) => turn)).toEqual([2, 3, 4])
})

it('of a chance that stays open only the decision is spoken of at which it went', () => {
  const open = decision(1, 50, { expected: { best: 150, played: 100, usual: 100 } })
  const gone = decision(2, 45, { expected: { best: 145, played: 100, usual: 100 } })
  const all = [open, gone, decision(3, 20)]
  expect(mistakes(told(all)).map(({ turn }) => turn)).toEqual([2, 3])
  expect(stillOpenOf(told(all))).toEqual({
    ja: '1手目の損は、ほとんどが次の手でまだ取り返せたので、ここには挙げていません。',
    en: 'Nearly all that was missed at move 1 could still be had at the next one, so it is not listed.',
  })
  expect(stillOpenOf(told([gone]))).toBeNull()
  expect(mistakeBesideMoves('southern-cross', open, gone).ja).toMatch(
    /そのうち45点は次の手でまだ取り返せたので、損に数えたのは5点です。$/,
  )
  const all50 = decision(2, 50, { expected: { best: 150, played: 100, usual: 100 } })
  expect(mistakeBesideMoves('southern-cross', open, all50).ja).toMatch(
    /次の手でまだ取り返せたので、損には数えていません。$/,
  )
})

it('a chance of which the next move offers a part alone is spoken of by the rest, which is what counts', () => {
  const half = decision(1, 60, { expected: { best: 160, played: 100, usual: 100 } })
  const next = decision(2, 31, { costly: false, expected: { best: 131, played: 100, usual: 100 } })
  const all = [half, next, decision(3, 20), decision(4, 40), decision(5, 40)]
  expect(mistakes(told(all)).map(({ turn }) => turn)).toEqual([1, 4, 5])
  expect(stillOpenOf(told(all))).toBeNull()
  const said = mistakeOf(engine, 'southern-cross', half, next)
  expect(said.ja).toMatch(/見込みは60点（±20）高くなりました。.*そのうち31点は次の手でまだ.*損に数えたのは29点です。$/)
  expect(said.en).toMatch(/Of that, 31 points could still be had at the next move: 29 count as lost\.$/)
})

it('what was better than the choice of the bot is taken off the loss, and that is said', () => {
  const found = (to: 'search' | 'first-sight', gain: number) =>
    decision(1, to === 'search' ? -gain : 0, { costly: false, found: { instead: 'S5@c3', to, gain, error: 1 } })
  expect(gainedOf(told([found('search', 16), found('first-sight', 30)]), 'southern-cross')).toEqual({
    ja: 'ボットの選んだ手よりよかった分（合わせて16点）は、損から引いてあります。',
    en: 'What was better than the bot’s choice (16 points together) is taken off what was lost.',
  })
  expect(gainedOf(told([found('first-sight', 30)]), 'southern-cross')).toBeNull()
})

it('what is lost by moves without a clear difference is told together, where it is worth a word', () => {
  const unclear = (turn: number, loss: number) => decision(turn, loss, { costly: false })
  expect(unclearOf(told([unclear(1, 40), unclear(2, -6), decision(3, 50)]), 'southern-cross')).toEqual({
    ja: 'はっきりした差のない手でも、合わせて34点（±29）を損しています。どの手でかは、これより詳しく調べないと分かりません。',
    en: 'Moves without a clear difference lost 34 points (±29) together; at which of them, only a closer look could tell.',
  })
  expect(unclearOf(told([unclear(1, 3), unclear(2, -3)]), 'southern-cross')).toBeNull()
  expect(unclearOf(told([unclear(1, 25), decision(2, 50)]), 'southern-cross')).not.toBeNull()
  expect(unclearOf(told([unclear(1, 19), decision(2, 50)]), 'southern-cross')).toBeNull()
})

it('points are written with separators and one sign for minus', () => {
  expect(inPoints(-1530.4, pointScaleOf('southern-cross'))).toBe('−1,530')
  expect(inPoints(0.04, pointScaleOf('ccc'))).toBe('0.0')
  expect(inMovePoints(-0.104, pointScaleOf('cut-in-daifugo'))).toBe('−0.10')
  expect(inMovePoints(-1530.4, pointScaleOf('southern-cross'))).toBe('−1,530')
  expect(['0.0', '0.10', '−0.1'].map(withSign)).toEqual(['0.0', '+0.10', '−0.1'])
})

it('what was to be expected of two moves differs by what is told of their difference, as both are rounded', () => {
  const expected = { best: 0, played: -4.04, usual: 0 }
  const found = { instead: 'S5@c3', to: 'search', gain: 0.06, error: 0 } as const
  expect(outlooksOf({ expected, loss: 2.76, found: null }, 'ccc')).toEqual({ played: '−4.0', better: '−1.2' })
  expect(outlooksOf({ expected, loss: 0, found }, 'ccc')).toEqual({ played: '−4.0', better: '−4.1' })
})

it('what nobody could know is told beside the verdict: more, less, or no clear difference', () => {
  const lying = (gain: number, error = 0) =>
    hindsightIn(engine, 'southern-cross', decision(1, 50, { hindsight: { instead: 'S5@c3', gain, error } }))
  expect(hindsightIn(engine, 'southern-cross', decision(1, 50))).toBeNull()
  expect(lying(120, 10)).toEqual({
    ja: '見えなかった札を開けてみると、「S5 を右下に」なら120点多くなりました。',
    en: 'With all cards laid open, “S5 to bottom right” would have brought 120 points more.',
  })
  expect(lying(-50)?.ja).toMatch(/開けてみると、選んだ手のほうが50点多くなりました。$/)
  expect(lying(-50)?.en).toMatch(/^With all cards laid open, yours was better by 50 points\.$/)
  for (const [gain, error] of [
    [0, 0],
    [120, 70],
    [-4, 0],
  ] as const)
    expect(lying(gain, error)?.en).toMatch(/^With all cards laid open, it would have made no clear difference\.$/)
})
