import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
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

/** Tabs and the content of the active one. Arrow keys go from tab to tab. */
export const Tabs = ({ label, tabs, active, onSelect }: TabsProps) => {
  const content = useReachableScroll<HTMLDivElement>()
  const current = tabs.find((tab) => tab.id === active) ?? tabs[0]
  if (current === undefined) return null
  return (
    <Base.Root value={current.id} onValueChange={onSelect} className="tabs-root">
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={tab.unread && 'unread'} aria-label={tab.unread}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel ref={content} value={current.id} className="side-content">
        {current.content}
      </Base.Panel>
    </Base.Root>
  )
}
