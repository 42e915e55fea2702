import { createContext, type ReactNode, useContext } from 'react'

/** How places of one drawn rule book are called in the page and shown. */
export interface PlacesValue {
  readonly idOf: (place: string) => string
  readonly show: (place: string) => void
  /** Whether links change the address, as on a page of its own. */
  readonly native: boolean
}

export const Places = createContext<PlacesValue>({ idOf: (place) => place, show: () => {}, native: true })

/** A link to a chapter or ruling of the same rule book. */
export const Anchor = ({ place, children }: { readonly place: string; readonly children: ReactNode }) => {
  const { idOf, show, native } = useContext(Places)
  return (
    <a
      href={`#${idOf(place)}`}
      onClick={(event) => {
        if (native) return
        event.preventDefault()
        show(place)
      }}
    >
      {children}
    </a>
  )
}

/** Links to the rulings a text rests on. */
export const RuleLinks = ({ rules }: { readonly rules: readonly string[] | undefined }) =>
  rules?.map((rule) => (
    <span key={rule} className="rule-link">
      <Anchor place={rule}>{rule}</Anchor>
    </span>
  ))
