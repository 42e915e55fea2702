import { findGame } from '@tefuda/games'
import { type Game, isRefusal, type Refusal, type Rules, readRules, refusal } from '@tefuda/kernel'
import type { RuleSet } from '@tefuda/wire'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { PackContext, packOf } from '../../cards/index.ts'
import { Button, Choice, IconButton } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { saveFile } from '../../records/save-file.ts'
import { RuleBookView } from '../../rulebook/rule-book-view.tsx'
import '../../rulebook/rules-page.css'
import { numbersOfSeats, rulesQuery } from '../../rulebook/rules-query.ts'
import { shortFingerprint } from '../../setup/summary.tsx'
import { CopyField } from '../../site/copy-field.tsx'
import { addressOf } from '../../site/place.ts'
import { SitePage } from '../../site/site-page.tsx'
import { NoTable } from '../../table/no-table.tsx'
import { api } from '../api.ts'
import { ruleSetFile, ruleSetFileName } from './rule-set-file.ts'
import './rule-sets.css'
import { useRuleSetsText } from './texts/rule-sets.ts'
import { useAnswer } from './use-answer.ts'

interface Opened {
  readonly set: RuleSet
  readonly game: Game
  readonly rules: Rules
}

const opened = async (id: string): Promise<Opened | Refusal> => {
  const set = await api.ruleSet(id)
  if (isRefusal(set)) return set
  const game = findGame(set.game)
  if (game === undefined)
    return refusal('unknown-game', null, 'この遊びはここにはありません。', 'This game is not offered here.')
  const rules = readRules(game.schema, set.rules)
  return isRefusal(rules) ? rules : { set, game, rules }
}

/** A rule set somebody saved, as a rule book, and a way to play by it: /rules-set/ID. */
const RuleSetPage = ({ params }: { readonly params: { readonly id: string } }) => {
  const t = useRuleSetsText()
  const say = useSay()
  const found = useAnswer(opened, params.id)
  if (found === null) return <output className="waiting">{t('loading')}</output>
  if (isRefusal(found)) return <NoTable title={t('missing')} words={say(found.message)} />
  return <RuleSetView {...found} />
}

const RuleSetView = ({ set, game, rules }: Opened) => {
  const t = useRuleSetsText()
  const say = useSay()
  const possible = useMemo(() => numbersOfSeats(game, rules), [game, rules])
  const [seats, setSeats] = useState(possible.find((number) => number > 1) ?? possible[0] ?? game.minSeats)
  const book = useMemo(() => game.rulebook(rules, seats), [game, rules, seats])
  return (
    <SitePage title={set.name}>
      <div className="rules-page rule-set-page">
        <header>
          <h1>{set.name}</h1>
          <p className="muted">
            {say(game.name)} · <code title={t('fingerprint')}>{shortFingerprint(set.fingerprint)}</code>
          </p>
          <div className="choices">
            <Choice
              label={t('seats')}
              value={String(seats)}
              options={possible.map((number) => [String(number), t('seatsOf', { count: number })])}
              onChange={(number) => setSeats(Number(number))}
            />
            <Button kind="primary" icon="people" href={`/open/${game.id}?set=${set.id}`}>
              {t('play')}
            </Button>
            <Button href={`/new/${game.id}?${rulesQuery(game, rules, seats)}`}>{t('local')}</Button>
            <span className="tools">
              <IconButton
                icon="down"
                label={t('download')}
                onPress={() => saveFile(ruleSetFileName(set), ruleSetFile(set), 'application/json')}
              />
              <IconButton icon="print" label={t('print')} onPress={() => print()} />
            </span>
          </div>
          <div className="handing-on">
            <CopyField label={t('share')} value={addressOf(`rules-set/${set.id}`)} />
            {set.mine && <Link href="/rules-sets">{t('all')}</Link>}
          </div>
          <p className="legend">{t('legend')}</p>
        </header>
        <PackContext value={packOf(game)}>
          <RuleBookView book={book} />
        </PackContext>
      </div>
    </SitePage>
  )
}

export default RuleSetPage
