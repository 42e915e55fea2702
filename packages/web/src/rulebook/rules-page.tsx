import { findGame } from '@tefuda/games'
import { type Game, isRefusal, nearestPreset, seatsUnasked } from '@tefuda/kernel'
import { useMemo, useState } from 'react'
import { Link, useLocation, useParams, useSearch } from 'wouter'
import { PackContext } from '../cards/index.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { packOf } from '../catalogue/pack-of.ts'
import { toolsOf } from '../catalogue/tools.ts'
import { Button, IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { NotFound } from '../site/failure.tsx'
import { SitePage } from '../site/site-page.tsx'
import { RuleBookView } from './rule-book-view.tsx'
import { RuleLessons, useRuleLessons } from './rule-lessons.ts'
import { numbersOfSeats, type RulesQuery, readRulesQuery, settingText } from './rules-query.ts'
import './rules-page.css'
import { useRuleBookText } from './texts.ts'

const RulesPage = () => {
  const { game: id = '' } = useParams()
  const search = useSearch()
  const game = findGame(id)
  if (game === undefined) return <NotFound />
  const query = readRulesQuery(game, search)
  return isRefusal(query) ? <NotFound /> : <Rules key={id} game={game} query={query} />
}

const Rules = ({ game, query }: { readonly game: Game; readonly query: RulesQuery }) => {
  const t = useRuleBookText()
  const say = useSay()
  const [, navigate] = useLocation()
  const [target] = useState(() => location.hash.slice(1))
  const possible = numbersOfSeats(game, query.rules)
  const seats = query.seats ?? seatsUnasked(possible)
  const lessons = useRuleLessons(game.id)
  const book = useMemo(() => game.rulebook(query.rules, seats), [game, query.rules, seats])
  const { preset, changes } = nearestPreset(game.schema, query.rules)
  const changed = Object.keys(changes).length > 0
  return (
    <SitePage title={`${say(book.title)} ${t('title')}`}>
      <div className="rules-page">
        <header>
          <Link href="/rules" className="all-books">
            {t('allBooks')}
          </Link>
          <h1>{say(book.title)}</h1>
          <div className="choices">
            <label>
              <span>{t('game')}</span>
              <select
                className="field-input"
                value={game.id}
                onChange={(event) => navigate(`/rules/${event.target.value}`)}
              >
                {catalogue.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {say(name)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{t('variant')}</span>
              <select
                className="field-input"
                value={changed ? '' : preset}
                onChange={(event) => navigate(`/rules/${game.id}?preset=${event.target.value}`)}
              >
                {changed && <option value="">{t('asPlayed')}</option>}
                {game.schema.presets.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {say(name)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{t('seats')}</span>
              <select
                className="field-input"
                value={seats}
                onChange={(event) => navigate(withSeats(game, query, event.target.value))}
              >
                {[...new Set([...possible, seats])].map((number) => (
                  <option key={number} value={number}>
                    {t('seatsOf', { count: number })}
                  </option>
                ))}
              </select>
            </label>
            <Button kind="accent" href={`/new/${game.id}?${new URLSearchParams(location.search)}`}>
              {t('play')}
            </Button>
            {toolsOf(game.id).map(({ href, name }) => (
              <Button key={href} href={href}>
                {say(name)}
              </Button>
            ))}
            <IconButton icon="print" label={t('print')} onPress={() => print()} />
          </div>
          {(changed || preset !== game.schema.presets[0]?.id) && <p className="legend">{t('changedLegend')}</p>}
        </header>
        <PackContext value={packOf(game.id)}>
          <RuleLessons value={lessons}>
            <RuleBookView book={book} target={target} />
          </RuleLessons>
        </PackContext>
      </div>
    </SitePage>
  )
}

const withSeats = (game: Game, { request }: RulesQuery, seats: string): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request)) query.set(name, settingText(value))
  query.set('seats', seats)
  return `/rules/${game.id}?${query}`
}

export default RulesPage
