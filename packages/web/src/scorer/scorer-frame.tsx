import { csvOf, type Game, isRefusal, type Refusal, type ScoreSheet } from '@tefuda/kernel'
import { type ReactNode, useState } from 'react'
import { Bar, Button, ConfirmSheet, IconButton, type Question, Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { saveFile } from '../records/save-file.ts'
import { rulesHref, Terms } from '../rulebook/index.ts'
import { conflictsIn, rulesOf } from '../setup/plan.ts'
import { CopyField } from '../site/copy-field.tsx'
import { useTitle } from '../site/site-page.tsx'
import { PeopleSheet } from './people-sheet.tsx'
import './scorer-frame.css'
import { linkText, newSession, type Session, withoutRound } from './session.ts'
import { SheetTable } from './sheet-table.tsx'
import { useScorerText } from './texts.ts'
import { type KeptSession, linkOf } from './use-session.ts'

export interface ScorerFrameProps<R> {
  readonly game: Game
  readonly kept: KeptSession<R>
  readonly names: readonly string[]
  readonly sheet: ScoreSheet | Refusal
  /** Why the sheet ends before a round that has been written down. */
  readonly trouble?: Refusal | null
  /** What is written down of the round in hand, beside its points. */
  readonly beside?: ReactNode
  /** Where points are entered. */
  readonly children: ReactNode
}

/** A scorer: points are entered on one side and add up on the other; on a phone one at a time. */
export const ScorerFrame = <R,>({
  game,
  kept,
  names,
  sheet,
  trouble = null,
  beside,
  children,
}: ScorerFrameProps<R>) => {
  const t = useScorerText()
  const say = useSay()
  const [part, setPart] = useState<Part>('calc')
  const [people, setPeople] = useState(false)
  const { session, change, isGuest, leave } = kept
  const { plan } = session
  const rules = rulesOf(game, plan)
  const preset = game.schema.presets.find(({ id }) => id === plan.preset)
  const against = [
    ...conflictsIn(game, plan).map((conflict) => conflict.message(rules, plan.seats.length)),
    ...(trouble === null ? [] : [trouble.message]),
  ].map(say)
  useTitle(`${t('title')} ${say(game.name)}`)
  return (
    <Terms game={game} rules={rules} seats={plan.seats.length}>
      <div className="scorer-frame" data-part={part}>
        <Bar title={t('title')} tags={[say(game.name)]} back="/">
          <IconButton icon="book" label={t('rules')} href={rulesHref(game, rules, plan.seats.length)} />
          <IconButton icon="settings" label={t('settings')} expanded={people} onPress={() => setPeople(true)} />
        </Bar>
        <Parts part={part} onPart={setPart} />
        <main>
          <section className="scorer-calc" aria-label={t('calc')}>
            {children}
          </section>
          <section className="scorer-sheet" aria-label={t('sheet')}>
            <h2>
              {t('sheet')} <small>{[game, preset].map((named) => named && say(named.name)).join('　')}</small>
            </h2>
            {isGuest && (
              <p className="scorer-guest" role="status">
                {t('guest')} <Button onPress={leave}>{t('back')}</Button>
              </p>
            )}
            {against.map((message) => (
              <p key={message} className="refused" role="status">
                {message}
              </p>
            ))}
            {isRefusal(sheet) ? (
              <p className="refused">{say(sheet.message)}</p>
            ) : (
              <Written session={session} change={change} names={names} sheet={sheet} game={game} beside={beside} />
            )}
          </section>
        </main>
        <PeopleSheet
          game={game}
          plan={plan}
          open={people}
          isFixed={session.rounds.length > 0}
          onChange={(next) => change({ ...session, plan: next })}
          onClose={() => setPeople(false)}
        />
      </div>
    </Terms>
  )
}

const PARTS = ['calc', 'sheet'] as const
type Part = (typeof PARTS)[number]

/** Which part a phone shows. */
const Parts = ({ part, onPart }: { readonly part: Part; readonly onPart: (part: Part) => void }) => {
  const t = useScorerText()
  return (
    <nav className="scorer-parts only-phone" aria-label={t('parts')}>
      {PARTS.map((name) => (
        <button key={name} type="button" aria-current={part === name ? 'true' : undefined} onClick={() => onPart(name)}>
          {t(name)}
        </button>
      ))}
    </nav>
  )
}

interface WrittenProps<R> {
  readonly game: Game
  readonly session: Session<R>
  readonly change: (session: Session<R>) => void
  readonly names: readonly string[]
  readonly sheet: ScoreSheet
  readonly beside: ReactNode
}

/** The sheet as far as it is written, and what can be done with it. */
const Written = <R,>({ game, session, change, names, sheet, beside }: WrittenProps<R>) => {
  const t = useScorerText()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isSharing, setSharing] = useState(false)
  const { rounds, outcome, over } = sheet
  const ask = (words: string, yes: Session<R>): void =>
    setQuestion({ title: t('sheet'), words, yes: t('erase'), no: t('keep'), act: () => change(yes) })
  const table = (): string =>
    csvOf([
      [t('round'), ...names],
      ...rounds.map(({ points }, k) => [k + 1, ...points]),
      [t('total'), ...outcome.scores],
    ])
  return (
    <>
      {rounds.length === 0 ? (
        <p className="muted">{t('none')}</p>
      ) : (
        <SheetTable
          sheet={sheet}
          names={names}
          at={session.at}
          onAt={(at) => change({ ...session, at })}
          onRemove={(at) => ask(t('removeAsk', { n: at + 1 }), withoutRound(session, at, rounds.length))}
        />
      )}
      {over && session.at === rounds.length && (
        <p className="scorer-over" role="status">
          {t('over', { names: outcome.winners.map((seat) => names[seat]).join('、') })}
        </p>
      )}
      {beside}
      {rounds.length > 0 && (
        <p className="scorer-acts">
          {session.at < rounds.length && (
            <Button kind="accent" onPress={() => change({ ...session, at: rounds.length })}>
              {t('next')}
            </Button>
          )}
          <Button icon="link" onPress={() => setSharing(true)}>
            {t('share')}
          </Button>
          <Button icon="down" onPress={() => saveFile(`${game.id}.csv`, table(), 'text/csv;charset=utf-8')}>
            {t('csv')}
          </Button>
          <Button icon="print" onPress={() => print()}>
            {t('print')}
          </Button>
          <Button icon="again" onPress={() => ask(t('freshAsk'), newSession(session.plan))}>
            {t('fresh')}
          </Button>
        </p>
      )}
      <Sheet open={isSharing} onClose={() => setSharing(false)} title={t('sheet')}>
        <CopyField label={t('link')} value={linkOf(linkText(session))} />
      </Sheet>
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
