import type { Language, Pack } from '@tefuda/kernel'
import { createElement, Fragment, type ReactNode } from 'react'
import { useLanguage } from '../i18n/index.ts'
import { cardLabel, cardNames, readCardName } from './card-name.ts'
import { usePack } from './pack.ts'
import { SUIT_SHAPES } from './suits.ts'

/** A card inside running text: suit and rank, never broken, read aloud by its full name. */
export const CardText = ({ name }: { readonly name: string }) => {
  const language = useLanguage()
  const pack = usePack()
  return (
    <span className="card-text" data-red={isRed(name, pack)} data-suit={name[0]}>
      <span aria-hidden="true">{written(name, language, pack)}</span>
      <span className="sr">{cardLabel(name, language, pack)}</span>
    </span>
  )
}

const isRed = (name: string, pack: Pack): boolean => {
  const face = readCardName(name, pack)
  return face.kind === 'joker' ? face.red : 'suit' in face && (face.suit === 'H' || face.suit === 'D')
}

const written = (name: string, language: Language, pack: Pack) => {
  const face = readCardName(name, pack)
  if (!('suit' in face)) return cardLabel(name, language, pack)
  return (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={SUIT_SHAPES[face.suit]} />
      </svg>
      {face.rank}
    </>
  )
}

/** A card as it was laid, inside running text; one that stands for another with that one (`RJ=H6`, `S2=S9`), a joker then as a star. */
export const LaidText = ({ name }: { readonly name: string }) => {
  const language = useLanguage()
  const pack = usePack()
  const [card = '', as] = name.replace('*', '').split('=')
  if (as === undefined) return <CardText name={card} />
  const label = cardLabel(card, language, pack)
  return (
    <span className="laid-text">
      <span className="card-text" data-red={isRed(card, pack)} data-suit={card[0]}>
        <span aria-hidden="true">
          {readCardName(card, pack).kind === 'joker' ? <i>★</i> : written(card, language, pack)}
        </span>
        <span className="sr">{language === 'ja' ? `${label}を` : `${label} as `}</span>
      </span>
      <span aria-hidden="true">=</span>
      <CardText name={as} />
    </span>
  )
}

/** A card of a sentence, perhaps a public copy (`S5*`), perhaps with what it stands for (`RJ=H6`). */
const laidNames = ({ source }: RegExp): RegExp => new RegExp(`${source}\\*?(?:=${source})?`, 'g')

const LAID: Readonly<Record<Pack, RegExp>> = {
  french: laidNames(cardNames('french')),
  exjan: laidNames(cardNames('exjan')),
}

/** A sentence in which cards stand by their names in the notation, with the cards drawn. */
export const CardSentence = ({ text }: { readonly text: string }) => {
  const laid = LAID[usePack()]
  const names = text.match(laid) ?? []
  const parts = text.split(laid).flatMap((plain, place) => {
    const name = names[place]
    const words = withSigns(plain)
    return name === undefined ? words : [...words, createElement(LaidText, { name })]
  })
  return createElement(Fragment, null, ...parts)
}

const RED_SIGNS = /([♥♦])/

/** Signs of suits that stand alone in a sentence are as red as those on cards. */
const withSigns = (plain: string): ReactNode[] =>
  plain
    .split(RED_SIGNS)
    .map((part) =>
      RED_SIGNS.test(part) ? createElement('span', { className: 'suit-mark', 'data-red': true }, part) : part,
    )
