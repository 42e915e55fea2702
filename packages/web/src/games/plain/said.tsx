import type { LogLine, Text } from '@tefuda/kernel'
import { useLanguage, useSay } from '../../i18n/index.ts'
import { TermSentence } from '../../rulebook/index.ts'
import { type NameOf, named } from '../../table/names.ts'
import { placed } from '../../table/placed.ts'

/** A sentence with names in place of seats, and cards drawn. */
export const Said = ({ text, nameOf }: { readonly text: Text; readonly nameOf: NameOf }) => {
  const say = useSay()
  const language = useLanguage()
  return <TermSentence text={named(say(text), language, nameOf)} />
}

/** Rows of the log, as they would stand there; alone nobody is named. */
export const Lines = ({
  lines,
  nameOf,
  isAlone,
}: {
  readonly lines: readonly LogLine[]
  readonly nameOf: NameOf
  readonly isAlone: boolean
}) => (
  <ul className="plain-lines">
    {placed(lines).map(({ id, value: { seat, text } }) => (
      <li key={id}>
        {seat !== null && !isAlone && <b>{nameOf(seat)}</b>} <Said text={text} nameOf={nameOf} />
      </li>
    ))}
  </ul>
)
