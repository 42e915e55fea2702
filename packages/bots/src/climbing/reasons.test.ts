import { TWO } from '@tefuda/climbing'
import { text } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import type { PlayFacts } from './facts.ts'
import { reasonOfPlay } from './reasons.ts'

const PLAIN: PlayFacts = {
  leads: true,
  cards: ['H6', 'D6'],
  count: 2,
  left: 8,
  leftIsOnePlay: false,
  plays: 4,
  alone: 1,
  strength: 5,
  isWeakest: true,
  isStrongest: false,
  isStuck: false,
  breaks: false,
  stronger: 9,
  clears: false,
  isExposed: false,
  threat: 10,
  beaten: null,
  kept: null,
  cost: null,
  borrowed: null,
}

const said = (facts: Partial<PlayFacts>) => reasonOfPlay({ ...PLAIN, ...facts })

const saidBeside = (facts: Partial<PlayFacts>, other: Partial<PlayFacts>) =>
  reasonOfPlay({ ...PLAIN, ...facts }, { ...PLAIN, ...other })

it('only cards than which none in the hand are weaker are called weak', () => {
  expect(said({}).ja).toBe('弱い札から2枚へらす。')
  expect(said({ isWeakest: false })).toEqual(
    text('2枚へらす。これに勝てる、見えていない札は9枚。', 'Sheds 2 cards. 9 unseen cards could beat it.'),
  )
  expect(said({ isWeakest: false, stronger: null })).toEqual(text('2枚へらす。', 'Sheds 2 cards.'))
  expect(said({ leads: false, isWeakest: false }).ja).toBe('強い札を使わずに返して、2枚へらす。')
})

it('the strongest card of a hand is called that, and spoken for beside another play only where more cards go', () => {
  const king = { leads: false, count: 1, isWeakest: false, isStrongest: true, strength: 10 }
  const seven = { ...king, isStrongest: false, strength: 4 }
  expect(said(king)).toEqual(
    text('手のなかでいちばん強い札で返し、1枚へらす。', 'Follows with the strongest of the hand: 1 card fewer.'),
  )
  expect(reasonOfPlay({ ...PLAIN, ...king }, 'pass').ja).toBe('手のなかでいちばん強い札で返し、1枚へらす。')
  expect(saidBeside(seven, king)?.ja).toBe('強い札を使わずに返して、1枚へらす。')
  expect(saidBeside(king, seven)).toBeNull()
  expect(saidBeside({ ...king, count: 4 }, seven)?.ja).toBe('手のなかでいちばん強い札で返し、4枚へらす。')
})

it('of weaker cards that stay behind the plan for them is told, where all goes by it', () => {
  const ace = text('A', 'the ace')
  for (const plays of [3, 4, 12])
    expect(said({ isWeakest: false, kept: ace, plays }).ja).toBe('2枚へらす。これに勝てる、見えていない札は9枚。')
  expect(said({ isWeakest: false, kept: ace, plays: 2 })).toEqual(
    text(
      '2枚へらす。もっと弱い札は、Aで番を取ってから出す。',
      'Sheds 2 cards. The weaker ones follow a turn won with the ace.',
    ),
  )
  expect(saidBeside({ count: 3, isWeakest: false, kept: ace, plays: 2 }, { kept: ace, plays: 2 })?.ja).toMatch(
    /^3枚へらす。もっと弱い札は、A/,
  )
  expect(saidBeside({ count: 3, isWeakest: false, kept: ace }, { kept: ace })?.ja).toBe('3枚へらす。')
  expect(saidBeside({ isWeakest: false }, {})).toBeNull()
})

it('that cards are shed speaks for no play beside one that sheds as many', () => {
  const ace = text('A', 'the ace')
  for (const count of [2, 3])
    expect(saidBeside({ isWeakest: false, kept: ace, plays: 2 }, { count, kept: ace, plays: 2 })).toEqual(
      text('もっと弱い札は、Aで番を取ってから出す。', 'The weaker ones follow a turn won with the ace.'),
    )
})

it('of two plays of as many cards the weaker one is told from the other', () => {
  const [weaker, stronger] = [
    { isWeakest: false, strength: 3 },
    { isWeakest: false, strength: 8 },
  ]
  expect(saidBeside(weaker, stronger)?.ja).toBe('同じ枚数なら、弱いほうから使う。')
  expect(saidBeside(stronger, weaker)).toBeNull()
  expect(saidBeside({ ...weaker, count: 1 }, { ...stronger, count: 1 })?.ja).toBe('同じ枚数なら、弱いほうから使う。')
  expect(saidBeside({ ...weaker, count: 1 }, stronger)).toBeNull()
})

it('of one card it says so', () => {
  expect(said({ count: 1 })).toEqual(text('いちばん弱い札を出す。', 'Sheds the weakest card.'))
})

it('what is kept is told unless it is the same as what is spent', () => {
  const two = text('2', 'the two')
  const led = { cost: two, strength: TWO }
  expect(said({ ...led, kept: text('A', 'the ace') }).ja).toBe('2を先に使って、番を取りにいく。Aは手に残す。')
  expect(said({ ...led, kept: two }).ja).toBe('2を先に使って、番を取りにいく。')
  expect(said({ kept: two }).ja).toBe('弱い札から2枚へらす。')
})

it('of strong cards that go it is said what makes that right now, the weightiest alone', () => {
  const spent = { leads: false, cost: text('ジョーカー', 'the joker'), strength: TWO, plays: 3, stronger: 2, alone: 3 }
  const why = (facts: Partial<PlayFacts>) =>
    said({ ...spent, ...facts }).ja.replace('ジョーカーを使ってでも番を取りにいく。', '')
  expect(why({ threat: 2, beaten: 8 })).toBe('残り2枚の人がいるので、いま番が要る。')
  expect(why({})).toBe('残りは3回で出し切れる。')
  expect(why({ plays: 6 })).toBe('これに勝てる、見えていない札は2枚だけ。')
  expect(why({ plays: 6, stronger: 20 })).toBe('組にならない札が3枚あるので、番を取って出していく。')
  expect(why({ plays: 6, stronger: 20, alone: 1 })).toBe('')
  expect(said({ ...spent, clears: true, strength: 5 })).toEqual(
    text(
      'ジョーカーも使って場を流し、もう一度自分から出す。残りは3回で出し切れる。',
      'Clears the table, at the cost of the joker, and leads again. The rest goes in 3 plays.',
    ),
  )
})

it('cards that are strong only until the table is cleared are called that, and never a strong card that is kept', () => {
  expect(said({ leads: false, count: 1, borrowed: text('3', 'the three'), strength: TWO })).toEqual(
    text(
      'いまの場でだけ強い3で返し、1枚へらす。',
      'Follows with the three, strong only until the table is cleared: 1 card fewer.',
    ),
  )
})

it('a play that is weak for all its strong cards, one of them standing for a weak one, is not said to win the turn', () => {
  const weak = { cost: text('2', 'the two'), strength: 3 }
  expect(said(weak)).toEqual(text('2も使って、2枚を一度に出す。', 'Leads 2 cards at once, the two among them.'))
  expect(said({ ...weak, leads: false })).toEqual(
    text('2も使って返し、2枚へらす。', 'Follows with the two among them: 2 cards fewer.'),
  )
})

it('a play need not be kept from somebody who has gone out with it', () => {
  expect(said({ leads: false, beaten: 2 }).ja).toBe('残り2枚の人に番を渡さない。')
  expect(said({ leads: false, beaten: 0 }).ja).toBe('強い札を使わずに返して、2枚へらす。')
})

it('one card is not played at once', () => {
  expect(said({ left: 1, leftIsOnePlay: true }).ja).toBe('残り1枚になる。次に番を取れば上がり。')
  expect(said({ left: 1, leftIsOnePlay: true, stronger: 0 }).en).toBe(
    'Nobody can beat it, and the last card can be led next.',
  )
})

it('beside another play, what speaks for both is left out', () => {
  const few = { threat: 3 }
  expect(saidBeside({ ...few, count: 1 }, few)?.ja).toBe('いちばん弱い札を出す。')
  expect(saidBeside({ count: 3, left: 1, leftIsOnePlay: true }, { left: 3, leftIsOnePlay: true })?.ja).toBe(
    '弱い札から3枚へらす。',
  )
  const two = text('2', 'the two')
  expect(saidBeside({ stronger: 0, kept: two }, { kept: two })?.ja).toBe(
    'これより強い札はもう残っていないので、番を取れる。',
  )
  expect(saidBeside({ kept: two }, {})).toEqual(text('2は後に残す。', 'Keeps the two for later.'))
  expect(saidBeside({ leads: false }, { leads: false, cost: two })?.ja).toBe('強い札を使わずに返して、2枚へらす。')
  expect(saidBeside({ kept: two }, { kept: two })).toBeNull()
  expect(saidBeside({ leads: false, count: 1 }, { leads: false, count: 1, breaks: true })?.ja).toBe(
    'まとめて出せる札をくずさない。',
  )
})

it('beside a pass nothing is said to be kept, since that keeps all', () => {
  const kept = text('A', 'the ace')
  const spent = { ...PLAIN, leads: false, strength: TWO, cost: text('2', 'the two'), kept, plays: 2 }
  expect(reasonOfPlay(spent).en).toMatch(/Keeps the ace/)
  expect(reasonOfPlay(spent, 'pass').en).toBe('Goes for the turn, at the cost of the two. The rest goes in 2 plays.')
})

it('a play after which the rest goes in fewer plays is told so, and what breaks up a run is no better for it', () => {
  expect(saidBeside({ plays: 2 }, { plays: 4 })).toEqual(
    text(
      '残りは2回で出し切れる。もう一方の手なら4回かかる。',
      'The rest goes in 2 plays; after the other move it takes 4.',
    ),
  )
  expect(saidBeside({ plays: 1 }, { plays: 2 })?.en).toMatch(/^The rest goes in one play;/)
  expect(saidBeside({ isWeakest: false, plays: 4 }, { plays: 2 })).toBeNull()
})

it('of two plays with nothing weightier for them, the one that fewer unseen cards beat is harder to beat', () => {
  const king = { count: 1, isWeakest: false, strength: 10, left: 2, leftIsOnePlay: true, plays: 1, stronger: 3 }
  const sixes = { strength: 3, left: 1, leftIsOnePlay: true, plays: 1, stronger: 20 }
  expect(saidBeside(king, sixes)).toEqual(
    text(
      '番を取りやすい。これに勝てる、見えていない札は3枚、もう一方の手なら20枚ある。取れば、残り2枚で上がれる。',
      'It wins the turn more often: 3 cards unseen could beat it, 20 could beat the other move. Then the last 2 cards go out.',
    ),
  )
  for (const stronger of [null, 17]) expect(saidBeside({ ...king, stronger }, sixes)).toBeNull()
})

it('a card that goes with no other is better led than left', () => {
  expect(saidBeside({ count: 1, isWeakest: false, alone: 1 }, { count: 3, alone: 2 })).toEqual(
    text('1枚でしか出せない札が、もう一方の手より1枚少なくなる。', 'It leaves 1 fewer that go with no other card.'),
  )
  expect(saidBeside({ isWeakest: false, alone: 2 }, { alone: 1 })).toBeNull()
})

it('of two single cards with one left the stronger one is kept for the last', () => {
  const last = { count: 1, left: 1, leftIsOnePlay: true, plays: 1, strength: 5, cards: ['D8'] }
  expect(saidBeside(last, { ...last, strength: 8, isWeakest: false, cards: ['DJ'] })).toEqual(
    text(
      '最後の1枚には、強い DJ を残す。だれかの札に出して上がりやすい。',
      'Keeps the stronger DJ for the last card, which goes out on more plays of others.',
    ),
  )
})

it('of as many cards the stronger ones that stay are named, if they do stay', () => {
  const [seven, king] = [
    { count: 1, isWeakest: false, strength: 4, cards: ['C7'] },
    { count: 1, isWeakest: false, strength: 10, cards: ['DK'] },
  ]
  expect(saidBeside(seven, king)).toEqual(
    text('同じ枚数なら弱いほうから使い、DK は残す。', 'Of as many cards the weaker ones go first, to keep DK.'),
  )
  expect(saidBeside(seven, { ...king, cards: ['C7'] })?.ja).toBe('同じ枚数なら、弱いほうから使う。')
})

it('a wild card that goes either way is not kept, whatever it stands for; the cards beside it are', () => {
  const cost = text('2', 'the two')
  const eights = { cost, strength: 5, cards: ['D8', 'D2=S8'] }
  const queens = { cost, strength: 9, isWeakest: false, cards: ['DQ', 'D2=SQ'] }
  expect(saidBeside(eights, queens)?.ja).toBe('同じ枚数なら弱いほうから使い、DQ は残す。')
  const alone = { cost, count: 1 }
  expect(saidBeside({ ...alone, strength: 5, cards: ['D2=S8'] }, { ...alone, strength: 9, cards: ['D2=SQ'] })?.ja).toBe(
    '同じ枚数なら、弱いほうから使う。',
  )
})

it('on a play of a partner somebody who could go out on it is stopped', () => {
  const follow = { leads: false, count: 1, threat: 1 }
  expect(said(follow)).toEqual(
    text('残り1枚の人が上がりにくくなる。', 'Makes it harder for somebody with 1 card left to go out.'),
  )
  for (const other of [{ threat: 2 }, { beaten: 5 }, { leads: true }])
    expect(said({ ...follow, ...other }).ja).not.toMatch(/上がりにくく/)
})

it('what nobody can beat is promised no more than a cut-in lets it', () => {
  const last = { left: 2, leftIsOnePlay: true, plays: 1, clears: true }
  expect(said({ ...last, isExposed: true })).toEqual(
    text(
      'だれも返せない。割りこまれなければ、残り2枚を次に出して上がれる。',
      'Nobody can beat it: unless it is cut in on, the last 2 cards can be led next.',
    ),
  )
  const eight = { leads: false, count: 1, left: 1, clears: true, isExposed: true, cards: ['C8'] }
  const seven = { ...eight, clears: false, cards: ['C7'] }
  expect(saidBeside(seven, eight)?.ja).toBe('C8 は、出せば同じ札で割りこまれるおそれがある。残せば自分が割りこめる。')
  expect(saidBeside(seven, { ...eight, isExposed: false })).toBeNull()
  expect(saidBeside(seven, { ...eight, cards: ['C7'] })).toBeNull()
})

it('a hand with which one may not go out is not left', () => {
  expect(saidBeside({ isWeakest: false }, { isStuck: true })?.ja).toBe('上がれない札だけを残さない。')
})
