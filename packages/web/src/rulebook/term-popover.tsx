import { Popover } from '@base-ui/react/popover'
import type { Term } from '@tefuda/kernel'
import { type MouseEvent, type RefObject, useContext, useState } from 'react'
import { Link } from 'wouter'
import { CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { RuleDrawer } from './rule-drawer.tsx'
import { rulesHref } from './rules-query.ts'
import { TermsContext } from './terms.tsx'
import { useRuleBookText } from './texts.ts'

interface TermPopoverProps {
  readonly trigger: RefObject<HTMLElement | null>
  readonly terms: readonly Term[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What terms mean, beside whatever names them, and the way to where the rule book says more. */
const TermPopover = ({ trigger, terms, isOpen, onClose }: TermPopoverProps) => {
  const say = useSay()
  const { table, showChapter } = useContext(TermsContext)
  const [chapter, setChapter] = useState<string | null>(null)
  const read = (place: string): void => {
    onClose()
    // A sheet covers what lies beside the table.
    if (showChapter !== null && trigger.current?.closest('.sheet') === null) showChapter(place)
    else setChapter(place)
  }
  return (
    <>
      <Popover.Root
        open={isOpen}
        onOpenChange={(open, { event }) => {
          // A press on what opened it is its own to answer.
          if (!open && !(event.target instanceof Node && trigger.current?.contains(event.target))) onClose()
        }}
      >
        <Popover.Portal>
          <Popover.Positioner className="term-place" anchor={trigger} sideOffset={8} collisionPadding={8}>
            <Popover.Popup
              className="term-card"
              finalFocus={trigger}
              aria-label={terms.map(({ name }) => say(name)).join(' ')}
            >
              <dl>
                {terms.map((term, k) => (
                  <div key={term.id}>
                    <dt>{say(term.name)}</dt>
                    <dd>
                      <CardSentence text={say(term.meaning)} />
                      {terms[k + 1]?.chapter !== term.chapter && <ReadMore chapter={term.chapter} onRead={read} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {table !== null && <RuleDrawer {...table} place={chapter} onClose={() => setChapter(null)} />}
    </>
  )
}

/** Opens the rule book here; in a window of its own where that is asked for. */
const ReadMore = ({ chapter, onRead }: { readonly chapter: string; readonly onRead: (chapter: string) => void }) => {
  const t = useRuleBookText()
  const { table } = useContext(TermsContext)
  if (table === null) return null
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onRead(chapter)
  }
  return (
    <Link href={rulesHref(table.game, table.rules, table.seats, chapter)} onClick={open}>
      {t('readMore')}
    </Link>
  )
}

export default TermPopover
