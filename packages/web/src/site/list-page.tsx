import type { ReactNode } from 'react'
import './lists.css'
import { SitePage } from './site-page.tsx'

export interface ListPageProps {
  readonly title: string
  /** What is found here, below the title. */
  readonly note: string
  /** The class of its own styles, where it has any. */
  readonly className?: string
  /** Beside the title, such as what can be done with all of it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page outside the tables that is a list. */
export const ListPage = ({ title, note, className = '', aside, children }: ListPageProps) => (
  <SitePage title={title}>
    <div className={`lists ${className}`.trimEnd()}>
      <header>
        <div>
          <h1>{title}</h1>
          <p className="muted">{note}</p>
        </div>
        {aside}
      </header>
      {children}
    </div>
  </SitePage>
)
