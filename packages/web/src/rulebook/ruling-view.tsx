import type { Ruling } from '@tefuda/kernel'
import { useContext } from 'react'
import { CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { Places } from './anchor.tsx'
import { useRuleBookText } from './texts.ts'

/** How one open place of the rules is read. */
export const RulingView = ({ ruling }: { readonly ruling: Ruling }) => {
  const t = useRuleBookText()
  const say = useSay()
  const { idOf } = useContext(Places)
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
    </section>
  )
}
