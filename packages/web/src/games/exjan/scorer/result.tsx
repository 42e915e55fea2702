import { type ExjanRules, type Sheet, scoreHand, sheetText } from '@tefuda/exjan'
import { isRefusal, type Refusal, type Seat } from '@tefuda/kernel'
import { Link } from 'wouter'
import { CardSentence, CardText } from '../../../cards/index.ts'
import { Button, confirm } from '../../../frame/index.ts'
import { useSay } from '../../../i18n/index.ts'
import { SheetView } from '../sheet-view.tsx'
import { DEALER, type Entry, lacking, requestOf, waitsFor, winnerOf } from './entry.ts'
import { useScorerText } from './texts.ts'

export interface ResultProps {
  readonly entry: Entry
  readonly rules: ExjanRules
  readonly onWait: (name: string) => void
}

/** The score sheet of what has been laid out, why it is no win, or what is still missing. */
export const Result = ({ entry, rules, onWait }: ResultProps) => {
  const t = useScorerText()
  const missing = lacking(entry, rules)
  return (
    <section className="result">
      <h2>{t('result')}</h2>
      {missing > 0 ? (
        <>
          <p role="status">{t('lacks', { count: missing })}</p>
          <Waits names={waitsFor(entry, rules)} onWait={onWait} />
        </>
      ) : (
        <Scored entry={entry} rules={rules} outcome={scoreHand(rules, requestOf(entry, rules))} />
      )}
    </section>
  )
}

const Waits = ({ names, onWait }: { readonly names: readonly string[]; readonly onWait: (name: string) => void }) => {
  const t = useScorerText()
  return (
    names.length > 0 && (
      <p className="waits">
        {t('waits')}
        {names.map((name) => (
          <Button key={name} onPress={() => onWait(name)}>
            <CardText name={name} />
          </Button>
        ))}
      </p>
    )
  )
}

const Scored = ({
  entry,
  rules,
  outcome,
}: {
  readonly entry: Entry
  readonly rules: ExjanRules
  readonly outcome: Sheet | Refusal
}) => {
  const t = useScorerText()
  const say = useSay()
  const nameOf = useSeatNames(entry)
  if (isRefusal(outcome))
    return (
      <p className="refused" role="status">
        <CardSentence text={say(outcome.message)} />{' '}
        {outcome.rule !== null && (
          <Link href={`/rules/exjan#${outcome.rule}`}>{t('rule', { rule: outcome.rule })}</Link>
        )}
      </p>
    )
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(JSON.stringify(outcome, null, 2))
    confirm(t('copied'))
  }
  return (
    <>
      <output className="sr">{say(sheetText(outcome))}</output>
      <SheetView sheet={outcome} nameOf={nameOf} rules={rules} seats={entry.seats} chips={null} title={t('worth')} />
      <Button icon="down" onPress={() => void copy()}>
        {t('copy')}
      </Button>
    </>
  )
}

/** The dealer, the winner, and the others by number. */
const useSeatNames = (entry: Entry): ((seat: Seat) => string) => {
  const t = useScorerText()
  const winner = winnerOf(entry)
  return (seat) => {
    if (seat === DEALER) return t('dealer')
    if (seat === winner) return t('winnerName')
    return t('others', { n: seat - (entry.dealer ? 0 : 1) })
  }
}
