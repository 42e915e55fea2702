import type { Animal, Character } from '@tefuda/bots/characters'
import type { ReactNode } from 'react'

const EYES = <path className="ink" d="M11 16.5a1.3 1.3 0 1 0 .01 0M21 16.5a1.3 1.3 0 1 0 .01 0" />

/** Heads of 32 × 32 in ink: the animal says how strong the bot is. */
const HEADS: Readonly<Record<Animal, ReactNode>> = {
  chick: (
    <>
      <path d="M16 6c6 0 10 4.5 10 10.500S22 27 16 27 6 23 6 16.5 10 6 16 6z" />
      <path d="M16 6c-1-2 0-3 1-3.500M16 6c0-2 2-3 3-2.5" />
      {EYES}
      <path className="ink" d="M13.5 20h5L16 23z" />
    </>
  ),
  tanuki: (
    <>
      <path d="M7 12c-2-3-1-6 1-6s3 1 4 3M25 12c2-3 1-6-1-6s-3 1-4 3" />
      <path d="M16 8c6 0 10 4 10 9.500S22 27 16 27 6 23 6 17.5 10 8 16 8z" />
      <path className="soft" d="M7 17c2-4 6-4 7-1s-3 5-6 4zM25 17c-2-4-6-4-7-1s3 5 6 4z" />
      {EYES}
      <path className="ink" d="M14.3 21h3.400L16 23z" />
    </>
  ),
  cat: (
    <>
      <path d="M6.5 15L7 5l6 4.200a14 14 0 0 1 6 0L25 5l.5 10c1 7-3 12-9.5 12S5.5 22 6.5 15z" />
      {EYES}
      <path className="ink" d="M14.5 20h3L16 21.800z" />
      <path d="M10 21.500l-6-1M10 23.500l-5.5 1.500M22 21.500l6-1M22 23.500l5.5 1.5" />
    </>
  ),
  fox: (
    <>
      <path d="M5 4l7 4.500a14 14 0 0 1 8 0L27 4l-.5 10c0 5-7 14-10.5 14S5.5 19 5.5 14z" />
      <path className="soft" d="M6 16c4 0 8 3 10 12C10 27 6 20 6 16zM26 16c-4 0-8 3-10 12 6-1 10-8 10-12z" />
      {EYES}
      <path className="ink" d="M14.3 25h3.400L16 27.800z" />
    </>
  ),
  owl: (
    <>
      <path d="M6 5l5 3a14 14 0 0 1 10 0l5-3c1 5 1 8 .5 12-.7 6-5 10-10.5 10S6.2 23 5.5 17C5 13 5 10 6 5z" />
      <path d="M11 12a5 5 0 1 0 .01 0M21 12a5 5 0 1 0 .01 0" />
      <path className="ink" d="M11 15.200a1.8 1.8 0 1 0 .01 0M21 15.200a1.8 1.8 0 1 0 .01 0M14.6 20h2.800L16 23z" />
    </>
  ),
}

/** What one of a kind wears, in vermilion. */
const SIGNS: readonly ReactNode[] = [
  <path key="leaf" d="M16 7c-4-1-5-4-4-6 3 0 5 2 4 6z" />,
  <path key="bow" d="M16 28l-6-3v6zM16 28l6-3v6z" />,
  <path
    key="flower"
    d="M25 6a2 2 0 1 0 .01 0M25 2.500a1.6 1.6 0 1 0 .01 0M28 6.800a1.6 1.6 0 1 0 .01 0M22 6.800a1.6 1.6 0 1 0 .01 0"
  />,
  <path key="scarf" d="M7 25c5 4 13 4 18 0l1 3c-6 4-14 4-20 0z" />,
  <path key="hat" d="M9 8c1-6 13-6 14 0l4 1c-6 2-16 2-22 0z" />,
  <path key="bell" d="M16 26a3 3 0 1 0 .01 0" />,
  <path key="band" d="M6 11c6-4 14-4 20 0l-.5 2.500c-6-4-13-4-19 0z" />,
]

/** The face of a bot; its name stands beside it. */
export const BotFace = ({ character: { animal, sign } }: { readonly character: Character }) => (
  <svg className="bot-face" viewBox="0 0 32 32" aria-hidden="true">
    {HEADS[animal]}
    <g className="sign">{SIGNS[sign]}</g>
  </svg>
)
