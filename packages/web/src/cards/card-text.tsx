import type { Language } from '@tefuda/kernel'
import { createElement, Fragment } from 'react'
import { useLanguage } from '../i18n/index.ts'
import { CARD_NAMES, cardLabel, readCardName } from './card-name.ts'
import { SUIT_SHAPES } from './suits.ts'

/** A card inside running text: suit and rank, never broken, read aloud by its full name. */
export const CardText = ({ name }: { readonly name: string }) => {
  const language = useLanguage()
  return (
    <span className="card-text" data-red={isRed(name)} data-suit={name[0]}>
      <span aria-hidden="true">{written(name, language)}</span>
      <span className="sr">{cardLabel(name, language)}</span>
    </span>
  )
}

const isRed = (name: string): boolean => {
  const face = readCardName(name)
  return face.kind === 'joker' ? face.red : face.kind === 'suited' && (face.suit === 'H' || face.suit === 'D')
}

const written = (name: string, language: Language) => {
  const face = readCardName(name)
  if (face.kind !== 'suited') return cardLabel(name, language)
  return (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={SUIT_SHAPES[face.suit]} />
      </svg>
      {face.rank}
    </>
  )
}

/** A card as it was laid, inside running text; one that stands for another carries a star (`RJ=H6`, `S2=S9`). */
export const LaidText = ({ name }: { readonly name: string }) => {
  const language = useLanguage()
  const [card = '', as] = name.replace('*', '').split('=')
  if (as === undefined) return <CardText name={card} />
  return (
    <span className="laid-text">
      <span className="sr">
        {language === 'ja' ? `${cardLabel(card, language)}を` : `${cardLabel(card, language)} as `}
      </span>
      <i aria-hidden="true">★</i>
      <CardText name={as} />
    </span>
  )
}

/** A card of a sentence, perhaps a public copy (`S5*`), perhaps with what it stands for (`RJ=H6`). */
const LAID = new RegExp(`${CARD_NAMES.source}\\*?(?:=${CARD_NAMES.source})?`, 'g')

/** A sentence in which cards stand by their names in the notation, with the cards drawn. */
export const CardSentence = ({ text }: { readonly text: string }) => {
  const names = text.match(LAID) ?? []
  const parts = text.split(LAID).flatMap((plain, place) => {
    const name = names[place]
    return name === undefined ? [plain] : [plain, createElement(LaidText, { name })]
  })
  return createElement(Fragment, null, ...parts)
}
