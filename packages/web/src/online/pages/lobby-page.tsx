import { isRefusal } from '@tefuda/kernel'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useCatalogue } from '../../catalogue/catalogue.ts'
import { Button } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { ListPage } from '../../site/list-page.tsx'
import { api } from '../api.ts'
import type { Placed } from './keep-places.ts'
import { useLineWords } from './line-words.ts'
import './tables.css'
import { TableRow } from './table-row.tsx'
import { useLobbyText } from './texts/lobby.ts'
import { useAnswer } from './use-answer.ts'
import { type LobbyTables, useLobby } from './use-lobby.ts'

/** Tables to sit down at and to watch: /lobby. It keeps itself up to date. */
const LobbyPage = () => {
  const t = useLobbyText()
  const say = useSay()
  const { tables, trouble, hold } = useLobby()
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      className="lobby"
      aside={
        <span className="only-wide">
          <Button icon="person" href="/me">
            {t('me')}
          </Button>
        </span>
      }
    >
      <OpenAny />
      {trouble !== null && (
        <p className="quiet-trouble" role="status">
          {say(trouble.message)}
        </p>
      )}
      {tables === undefined && trouble === null && <p className="muted">{t('loading')}</p>}
      {tables !== undefined && <Lists tables={tables} onPoint={hold} />}
      {!isSecureContext && <p className="muted small">{t('insecure')}</p>}
    </ListPage>
  )
}

/** Own tables, those to sit down at, those to watch. Pointing at them only holds them still; everything in them is a link of its own. */
const Lists = ({ tables, onPoint }: { readonly tables: LobbyTables; readonly onPoint: () => void }) => {
  const t = useLobbyText()
  const { mine, open, running } = tables
  return (
    <div className="lists-of-tables" onPointerMove={onPoint}>
      {mine.length > 0 && (
        <Tables id="mine" title={t('mine')}>
          {mine.map((placed) => (
            <OwnTable key={placed.line.table} placed={placed} />
          ))}
        </Tables>
      )}
      <Tables id="open" title={t('open')} none={open.length === 0 ? t('noOpen') : undefined}>
        {open.map((placed) => (
          <OpenTable key={placed.line.table} placed={placed} />
        ))}
      </Tables>
      <Tables id="running" title={t('running')} none={running.length === 0 ? t('noRunning') : undefined}>
        {running.map((placed) => (
          <RunningTable key={placed.line.table} placed={placed} />
        ))}
      </Tables>
    </div>
  )
}

/** A table of any game, one press away. */
const OpenAny = () => {
  const t = useLobbyText()
  const say = useSay()
  const games = useCatalogue()
  return (
    <section className="open-any" aria-labelledby="open-any">
      <h2 id="open-any">{t('openTable')}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <Button icon="plus" href={`/open/${game.id}`}>
              {say(game.name)}
            </Button>
          </li>
        ))}
      </ul>
      <Link href="/rules-sets">{t('savedSets')}</Link>
    </section>
  )
}

interface TablesProps {
  readonly id: string
  readonly title: string
  /** Instead of a list where there is nothing in it. */
  readonly none?: string | undefined
  readonly children: ReactNode
}

const Tables = ({ id, title, none, children }: TablesProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {none === undefined ? <ul>{children}</ul> : <p className="none">{none}</p>}
  </section>
)

const OwnTable = ({ placed: { line, missed } }: { readonly placed: Placed }) => {
  const t = useLobbyText()
  const words = useLineWords()
  return (
    <TableRow
      line={line}
      gone={missed > 0}
      when={line.due && line.deadline !== null ? words.deadline(line.deadline) : undefined}
    >
      <Button kind={line.due ? 'primary' : 'accent'} icon="play" href={`/table/${line.table}`}>
        {missed > 0 ? t('look') : t('goOn')}
      </Button>
    </TableRow>
  )
}

const OpenTable = ({ placed: { line, missed } }: { readonly placed: Placed }) => {
  const t = useLobbyText()
  const taken = line.seats.filter(({ kind }) => kind !== 'empty').length
  return (
    <TableRow line={line} gone={missed > 0} when={t('waiting', { taken, count: line.seats.length })}>
      {missed > 0 ? (
        <WhatBecame table={line.table} />
      ) : (
        <Button kind="accent" icon="people" href={`/table/${line.table}`}>
          {t('sit')}
        </Button>
      )}
    </TableRow>
  )
}

/** Why nobody can sit down any more at a table that was open a moment ago. */
const WhatBecame = ({ table }: { readonly table: string }) => {
  const t = useLobbyText()
  const answer = useAnswer(api.invitation, table)
  if (answer === null) return null
  const wasClosed = !isRefusal(answer) && answer.line.stage === 'stopped'
  return <span className="muted small">{t(wasClosed ? 'closed' : 'full')}</span>
}

const RunningTable = ({ placed: { line, missed } }: { readonly placed: Placed }) => {
  const t = useLobbyText()
  return (
    <TableRow line={line} gone={missed > 0} when={<Since moment={line.opened} />}>
      {missed > 0 ? (
        <span className="muted small">{t('gone')}</span>
      ) : (
        <Button icon="eye" href={`/table/${line.table}`}>
          {t('watch')}
        </Button>
      )}
    </TableRow>
  )
}

const MINUTE = 60_000

const Since = ({ moment }: { readonly moment: number }) => {
  const t = useLobbyText()
  const words = useLineWords()
  const span = Math.floor((Date.now() - moment) / MINUTE) * MINUTE
  return span <= 0 ? t('justNow') : t('opened', { span: words.span(span) })
}

export default LobbyPage
