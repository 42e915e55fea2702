import type { RuleBook } from '@tefuda/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { useSay } from '../i18n/index.ts'
import { Anchor, Places, type PlacesValue } from './anchor.tsx'
import { ChapterView } from './chapter-view.tsx'
import { Linked } from './linked.tsx'
import { RulingView } from './ruling-view.tsx'
import './rulebook.css'
import { useRuleBookText } from './texts.ts'

export interface RuleBookViewProps {
  readonly book: RuleBook
  /** Beside a table: smaller, and its links move the panel instead of changing the address. */
  readonly compact?: boolean
  /** A ruling or chapter to show, such as `SC-6`; followed as it changes. */
  readonly target?: string | null
}

/** A rule book, drawn. Chapters and rulings can be linked to by their ids. */
export const RuleBookView = ({ book, compact = false, target = null }: RuleBookViewProps) => {
  const t = useRuleBookText()
  const say = useSay()
  const root = useRef<HTMLElement>(null)
  const { idOf, show, places } = useMemo(() => {
    const idOf = (place: string) => (compact ? `beside-${place}` : place)
    const show = (place: string) => {
      const found = root.current?.querySelector<HTMLElement>(`[id="${idOf(place)}"]`)
      found?.scrollIntoView({ block: 'start' })
      found?.focus({ preventScroll: true })
    }
    const places: PlacesValue = { idOf, hrefOf: (place) => `#${idOf(place)}`, show: compact ? show : null }
    return { idOf, show, places }
  }, [compact])
  useEffect(() => {
    if (target !== null && target !== '') show(target)
  }, [show, target])
  return (
    <Places value={places}>
      <article ref={root} className={compact ? 'rulebook compact' : 'rulebook'}>
        <nav aria-label={t('contents')}>
          <ol>
            {book.chapters.map((chapter) => (
              <li key={chapter.id}>
                <Anchor place={chapter.id}>{say(chapter.title)}</Anchor>
              </li>
            ))}
            <li>
              <Anchor place="rulings">{t('rulings')}</Anchor>
            </li>
          </ol>
        </nav>
        <div className="text">
          {book.chapters.map((chapter) => (
            <ChapterView key={chapter.id} chapter={chapter} />
          ))}
          <section id={idOf('rulings')} tabIndex={-1}>
            <h2>{t('rulings')}</h2>
            <p className="muted">{t('rulingsNote')}</p>
            {book.rulings.map((ruling) => (
              <RulingView key={ruling.id} ruling={ruling} />
            ))}
          </section>
          <p className="credit">
            <Linked text={say(book.credit)} />
          </p>
        </div>
      </article>
    </Places>
  )
}
