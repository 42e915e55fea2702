import { exjan } from '@tefuda/exjan'
import { defaultRules, type Term, text } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { splitterOf, termsIn } from './term-index.ts'

const term = (id: string, ja: string, en: string): Term => ({
  id,
  name: text(ja, en),
  meaning: text('', ''),
  chapter: '',
})

const TERMS = [
  term('run', 'シークエンス', 'Sequence'),
  term('royal', 'ロイヤル・シークエンス', 'Royal sequence'),
  term('set', 'セット', 'Set'),
  term('clear', '8切り', 'Eight clear'),
]

const ja = splitterOf(TERMS, 'ja')
const en = splitterOf(TERMS, 'en')

test('a longer name goes before one that it holds', () => {
  expect(termsIn(ja, ['ロイヤル・シークエンス 40 + セット 30 → ×2']).map(({ id }) => id)).toEqual(['royal', 'set'])
  expect(termsIn(en, ['Royal sequence 40 + set 30 → ×2']).map(({ id }) => id)).toEqual(['royal', 'set'])
})

test('pieces make up the text again', () => {
  for (const words of ['8切り', 'セットが2つ、シークエンス', '役はできません', '']) {
    expect(
      ja(words)
        .map(({ text }) => text)
        .join(''),
    ).toBe(words)
  }
  expect(en('Two sets, and more').map(({ text, term }) => [text, term?.id])).toEqual([
    ['Two ', undefined],
    ['sets', 'set'],
    [', and more', undefined],
  ])
})

test('parts of other words are no names', () => {
  expect(termsIn(ja, ['リセットする', 'セットアップ'])).toEqual([])
  expect(termsIn(en, ['The settings were reset', 'set-up'])).toEqual([])
})

test('a text that names nothing stays whole', () => {
  expect(splitterOf([], 'ja')('セット')).toEqual([{ at: 0, text: 'セット', term: null }])
})

test('what games call their own is found in their own words', () => {
  const tricks = splitterOf(southernCross.terms!(defaultRules(southernCross.schema), 2), 'ja')
  expect(termsIn(tricks, ['コンボ：エキストラ・ダブル・トリック']).map(({ id }) => id)).toEqual([
    'combo',
    'trick Extra double trick',
  ])
  const yaku = splitterOf(exjan.terms!(defaultRules(exjan.schema), 4), 'en')
  expect(termsIn(yaku, ['3 dan, 40 points: Reach, Symbol group ×2, Dora']).map(({ id }) => id)).toEqual([
    'reach',
    'symbols',
    'dora',
  ])
})
