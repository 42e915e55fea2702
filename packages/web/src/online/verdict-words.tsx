import type { Match } from '@tefuda/kernel'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { NameOf } from '../table/names.ts'
import type { Ending } from './aftermath.ts'
import type { Verdict } from './audit.ts'
import { useOnlineText } from './texts.ts'

/** What this device has found out about the record, in words. */
export const VerdictWords = ({
  ending,
  nameOf,
  onAgain,
}: {
  readonly ending: Ending
  readonly nameOf: NameOf
  /** Asks for the record once more. */
  readonly onAgain: () => void
}) => {
  const t = useOnlineText()
  const say = useSay()
  return (
    <section className="end-verdict" aria-live="polite">
      <h3 className="end-head">{t('verdict')}</h3>
      {ending.kind === 'asking' && <p className="muted">{t('verdictAsking')}</p>}
      {ending.kind === 'unreachable' && (
        <>
          <p>
            {t('verdictUnreachable')} {say(ending.refusal.message)}
          </p>
          <Button onPress={onAgain}>{t('tryAgain')}</Button>
        </>
      )}
      {ending.kind === 'checked' && <Found verdict={ending.verdict} nameOf={nameOf} />}
    </section>
  )
}

const Found = ({ verdict, nameOf }: { readonly verdict: Verdict; readonly nameOf: NameOf }) => {
  const t = useOnlineText()
  const say = useSay()
  switch (verdict.kind) {
    case 'broken':
      return (
        <p className="end-bad">
          <b>{verdict.move === null ? t('verdictBroken') : t('verdictBrokenAt', { move: verdict.move + 1 })}</b>{' '}
          {say(verdict.refusal.message)}
        </p>
      )
    case 'differs':
      return (
        <p className="end-bad">
          <b>{t(DIFFERENCES[verdict.in])}</b>
        </p>
      )
    case 'sound':
      return (
        <ul className="end-found">
          <li>{t(isWhole(verdict.match) ? 'verdictSound' : 'verdictSoundSoFar')}</li>
          <li>{t(verdict.asShown === null ? 'verdictNotSeen' : 'verdictAsShown')}</li>
          {verdict.own !== 'none' && <li>{t(verdict.own === 'revealed' ? 'verdictOwn' : 'verdictOwnReplaced')}</li>}
          {verdict.replaced.length > 0 && (
            <li>{t('verdictReplaced', { seats: verdict.replaced.map(nameOf).join(' · ') })}</li>
          )}
        </ul>
      )
  }
}

const isWhole = ({ engine, state }: Match): boolean => engine.outcome(state) !== null

const DIFFERENCES = { rules: 'verdictRules', commitments: 'verdictCommitments', events: 'verdictEvents' } as const
