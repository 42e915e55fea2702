import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { Link } from 'wouter'
import { placeHere } from '../site/place.ts'

/** Where the places of a rule book are: chapters and rulings, by their ids. */
export interface PlacesValue {
  /** What a place is called in this page. */
  readonly idOf: (place: string) => string
  readonly hrefOf: (place: string) => string
  /** Shows a place here and now, instead of following the link. */
  readonly show: ((place: string) => void) | null
}

const same = (place: string) => place

export const Places = createContext<PlacesValue>({ idOf: same, hrefOf: (place) => `#${place}`, show: null })

/** A link to a chapter or ruling. */
export const Anchor = ({ place, children }: { readonly place: string; readonly children: ReactNode }) => {
  const { hrefOf, show } = useContext(Places)
  const href = hrefOf(place)
  const onClick = (event: MouseEvent): void => {
    if (show === null) return
    event.preventDefault()
    show(place)
  }
  if (href.startsWith('#'))
    return (
      <a href={placeHere(href.slice(1))} onClick={onClick}>
        {children}
      </a>
    )
  return (
    <Link href={href} onClick={onClick}>
      {children}
    </Link>
  )
}

/** Links to the rulings a text rests on. */
export const RuleLinks = ({ rules }: { readonly rules: readonly string[] | undefined }) =>
  rules?.map((rule) => (
    <span key={rule} className="rule-link">
      <Anchor place={rule}>{rule}</Anchor>
    </span>
  ))
