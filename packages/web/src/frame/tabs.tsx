import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useReachableScroll } from './use-reachable-scroll.ts'

export interface Tab {
  readonly id: string
  readonly label: string
  /** What it is called while something in it has not been read. */
  readonly unread?: string | undefined
  readonly content: ReactNode
}

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly active: string
  readonly onSelect: (id: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs and the content of the active one. Arrow keys go from tab to tab. */
export const Tabs = ({ label, tabs, active, onSelect }: TabsProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const content = useReachableScroll()
  const current = tabs.find((tab) => tab.id === active) ?? tabs[0]
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || current === undefined) return
    event.preventDefault()
    const place = (tabs.indexOf(current) + step + tabs.length) % tabs.length
    const next = tabs[place]
    if (next === undefined) return
    onSelect(next.id)
    list.current?.querySelectorAll('button')[place]?.focus()
  }
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={tab.unread && 'unread'}
            aria-label={tab.unread}
            id={`${id}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={`${id}-content`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        ref={content}
        className="side-content"
        role="tabpanel"
        id={`${id}-content`}
        aria-labelledby={`${id}-${current?.id}`}
      >
        {current?.content}
      </div>
    </>
  )
}
