import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LaidText } from './card-text.tsx'

/** What is seen of a card as it was laid, without what is read aloud; suits are drawings. */
const seen = (name: string): string =>
  renderToStaticMarkup(createElement(LaidText, { name }))
    .replace(/<span class="sr">[^<]*<\/span>/g, '')
    .replace(/<[^>]*>/g, '')

test('a card that stands for another is seen itself, with what it stands for; a joker as a star', () => {
  expect(seen('H2=SA')).toBe('2=A')
  expect(seen('RJ=H6')).toBe('★=6')
  expect(seen('S9*')).toBe('9')
})

test('it is read aloud with what it stands for', () => {
  const markup = renderToStaticMarkup(createElement(LaidText, { name: 'H2=SA' }))
  expect(markup.match(/<span class="sr">[^<]*<\/span>/g)!.join(' ')).toMatch(/2 of hearts as .*ace of spades/)
})
