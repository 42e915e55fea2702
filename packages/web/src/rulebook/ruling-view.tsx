import type { Ruling } from '@tefuda/kernel'
import { useContext } from 'react'
import { Link } from 'wouter'
import { CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { Places } from './anchor.tsx'
import { RuleLessons } from './rule-lessons.ts'
import { useRuleBookText } from './texts.ts'

/** How one open place of the rules is read. */
export const RulingView = ({ ruling }: { readonly ruling: Ruling }) => {
  const t = useRuleBookText()
  const say = useSay()
  const { idOf } = useContext(Places)
  const lessons = useContext(RuleLessons)(ruling.id)
  return (
    <section className="ruling" id={idOf(ruling.id)} tabIndex={-1}>
      <h3>
        <span className="rule-id">{ruling.id}</span> <CardSentence text={say(ruling.title)} />{' '}
        {ruling.marks.map((mark) => (
          <span key={mark} className="tag" title={t(`${mark}Note`)}>
            {t(mark)}
          </span>
        ))}
      </h3>
      <p>
        <CardSentence text={say(ruling.text)} />
      </p>
      {lessons.length > 0 && (
        <p className="ruling-lessons">
          {t('lessons')}
          {lessons.map(({ href, title }) => (
            <Link key={href} href={href}>
              {say(title)}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}
