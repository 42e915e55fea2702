export { Card, type CardProps, type CardState } from './card.tsx'
export { CARD_NAMES, cardLabel, readCardName } from './card-name.ts'
export { CardSentence, CardText } from './card-text.tsx'
export { Seal } from './seal.tsx'
