import { findGame } from '@tefuda/games'
import { type Game, isRefusal, nearestPreset, seatsUnasked } from '@tefuda/kernel'
import { useContext, useMemo, useState } from 'react'
import { Link, useLocation, useParams, useSearch } from 'wouter'
import { PackContext, packOf } from '../cards/index.ts'
import { useCatalogue } from '../catalogue/catalogue.ts'
import { Tools } from '../catalogue/tools.ts'
import { Button, Choice, IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { NoGame, NoRules } from '../site/failure.tsx'
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
  if (game === undefined) return <NoGame id={id} />
  const query = readRulesQuery(game, search)
  return isRefusal(query) ? <NoRules refusal={query} /> : <Rules key={id} game={game} query={query} />
}

const Rules = ({ game, query }: { readonly game: Game; readonly query: RulesQuery }) => {
  const t = useRuleBookText()
  const say = useSay()
  const [target] = useState(() => location.hash.slice(1))
  const seats = query.seats ?? seatsUnasked(numbersOfSeats(game, query.rules))
  const lessons = useRuleLessons(game.id)
  const tools = useContext(Tools)(game.id)
  const book = useMemo(() => game.rulebook(query.rules, seats), [game, query.rules, seats])
  const isStandard =
    isUnchanged(game, query) && nearestPreset(game.schema, query.rules).preset === game.schema.presets[0]?.id
  return (
    <SitePage title={`${say(book.title)} ${t('title')}`}>
      <div className="rules-page">
        <header>
          <Link href="/rules" className="all-books">
            {t('allBooks')}
          </Link>
          <h1>{say(book.title)}</h1>
          <div className="choices">
            <Choices game={game} query={query} seats={seats} />
            <Button kind="accent" href={`/new/${game.id}?${new URLSearchParams(location.search)}`}>
              {t('play')}
            </Button>
            {tools.map(({ href, name }) => (
              <Button key={href} href={href}>
                {say(name)}
              </Button>
            ))}
            <IconButton icon="print" label={t('print')} onPress={() => print()} />
          </div>
          {!isStandard && <p className="legend">{t('changedLegend')}</p>}
        </header>
        <PackContext value={packOf(game)}>
          <RuleLessons value={lessons}>
            <RuleBookView book={book} target={target} />
          </RuleLessons>
        </PackContext>
      </div>
    </SitePage>
  )
}

/** Whether what is shown is a preset as it is. */
const isUnchanged = ({ schema }: Game, { rules }: RulesQuery): boolean =>
  Object.keys(nearestPreset(schema, rules).changes).length === 0

interface ChoicesProps {
  readonly game: Game
  readonly query: RulesQuery
  readonly seats: number
}

/** Which game's book it is, by which rules, for how many. */
const Choices = ({ game, query, seats }: ChoicesProps) => {
  const t = useRuleBookText()
  const say = useSay()
  const games = useCatalogue()
  const [, navigate] = useLocation()
  const { preset } = nearestPreset(game.schema, query.rules)
  const isPreset = isUnchanged(game, query)
  return (
    <>
      <Choice
        label={t('game')}
        value={game.id}
        options={games.map(({ id, name }) => [id, say(name)])}
        onChange={(id) => navigate(`/rules/${id}`)}
      />
      <Choice
        label={t('variant')}
        value={isPreset ? preset : ''}
        options={[
          ...(isPreset ? [] : [['', t('asPlayed')] as const]),
          ...game.schema.presets.map(({ id, name }) => [id, say(name)] as const),
        ]}
        onChange={(id) => navigate(`/rules/${game.id}?preset=${id}`)}
      />
      <Choice
        label={t('seats')}
        value={String(seats)}
        options={[...new Set([...numbersOfSeats(game, query.rules), seats])].map((number) => [
          String(number),
          t('seatsOf', { count: number }),
        ])}
        onChange={(number) => navigate(withSeats(game, query, number))}
      />
    </>
  )
}

const withSeats = (game: Game, { request }: RulesQuery, seats: string): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request)) query.set(name, settingText(value))
  query.set('seats', seats)
  return `/rules/${game.id}?${query}`
}

export default RulesPage
