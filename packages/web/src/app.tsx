import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { loadHostGames } from './catalogue/host-games.ts'
import { Tools } from './catalogue/tools.ts'
import { Messages } from './frame/index.ts'
import { settingEditorOf } from './games/index.ts'
import { CalculatorPage, ScorerPage } from './games/tool-pages.tsx'
import { toolsOf } from './games/tools.ts'
import { HomePage } from './home/home-page.tsx'
import { SettingEditors } from './setup/setting-editors.ts'
import { Failure, NotFound } from './site/failure.tsx'
import { basePath } from './site/place.ts'
import { followLink, useScrolling } from './site/scrolling.ts'
import { useSiteText } from './site/texts.ts'

/** A page that is fetched when it is asked for. It may ask for any game, so those of the host come first. */
const page = <Props,>(fetch: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const [module] = await Promise.all([fetch(), loadHostGames()])
    return module
  })

// The first page comes with the first script; every other page, and every game, when it is asked for.
const SetupPage = page(() => import('./pages/setup-page.tsx'))
const TablePage = page(() => import('./pages/table-page.tsx'))
const ReplayPage = page(() => import('./replay/replay-page.tsx'))
const ReviewPage = page(() => import('./review/review-page.tsx'))
const LongRunPage = page(() => import('./review/long-run-page.tsx'))
const BooksPage = page(() => import('./rulebook/books-page.tsx'))
const RulesPage = page(() => import('./rulebook/rules-page.tsx'))
const RecordsPage = page(() => import('./pages/records-page.tsx'))
const SharedReplay = page(() => import('./replay/shared-replay.tsx'))
const OnlinePage = page(() => import('./online/online-page.tsx'))
const OpenPage = page(() => import('./online/pages/open-page.tsx'))
const LobbyPage = page(() => import('./online/pages/lobby-page.tsx'))
const MePage = page(() => import('./online/pages/me-page.tsx'))
const LinkPage = page(() => import('./online/pages/link-page.tsx'))
const DailyPage = page(() => import('./daily/daily-page.tsx'))
const DailyResultPage = page(() => import('./daily/result-page.tsx'))
const TrainPage = page(() => import('./trainers/train-page.tsx'))
const LearnPage = page(() => import('./lessons/learn-page.tsx'))
const PuzzlePage = page(() => import('./puzzles/puzzle-page.tsx'))
const PuzzlesPage = page(() => import('./puzzles/puzzles-page.tsx'))
const LabPage = page(() => import('./lab/lab-page.tsx'))
const SweepPage = page(() => import('./lab/sweep-page.tsx'))
const LabDealPage = page(() => import('./lab/deal-page.tsx'))
const RuleSetsPage = page(() => import('./online/pages/rule-sets-page.tsx'))
const RuleSetPage = page(() => import('./online/pages/rule-set-page.tsx'))
const SeriesPage = page(() => import('./online/pages/series-page.tsx'))

export const App = () => (
  <Router base={basePath()} aroundNav={followLink}>
    <Failure>
      <Suspense fallback={<Waiting />}>
        <SettingEditors value={settingEditorOf}>
          <Tools value={toolsOf}>
            <Pages>
              <Switch>
                <Route path="/" component={HomePage} />
                <Route path="/new/:game" component={SetupPage} />
                <Route path="/play/:id" component={TablePage} />
                <Route path="/replay/:id" component={ReplayPage} />
                <Route path="/my-play" component={LongRunPage} />
                <Route path="/review/:id" component={ReviewPage} />
                <Route path="/review" component={ReviewPage} />
                <Route path="/rules" component={BooksPage} />
                <Route path="/rules/:game" component={RulesPage} />
                <Route path="/value/:game" component={CalculatorPage} />
                <Route path="/score/:game" component={ScorerPage} />
                <Route path="/records" component={RecordsPage} />
                <Route path="/replay" component={SharedReplay} />
                <Route path="/table/:id" component={OnlinePage} />
                <Route path="/open/:game" component={OpenPage} />
                <Route path="/lobby" component={LobbyPage} />
                <Route path="/daily" component={DailyPage} />
                <Route path="/daily/:day/:game" component={DailyResultPage} />
                <Route path="/puzzles" component={PuzzlesPage} />
                <Route path="/puzzles/:game/:number" component={PuzzlePage} />
                <Route path="/learn" component={LearnPage} />
                <Route path="/train/:id" component={TrainPage} />
                <Route path="/lab" component={LabPage} />
                <Route path="/lab/sweep" component={SweepPage} />
                <Route path="/lab/deal" component={LabDealPage} />
                <Route path="/me" component={MePage} />
                <Route path="/link" component={LinkPage} />
                <Route path="/rules-sets" component={RuleSetsPage} />
                <Route path="/rules-set/:id" component={RuleSetPage} />
                <Route path="/series/:id" component={SeriesPage} />
                <Route component={NotFound} />
              </Switch>
            </Pages>
          </Tools>
        </SettingEditors>
      </Suspense>
    </Failure>
    <Messages />
  </Router>
)

const Pages = ({ children }: { readonly children: ReactNode }) => {
  useScrolling()
  return children
}

/** Says that something is on its way, but only if it takes long enough to be noticed. */
const Waiting = () => {
  const t = useSiteText()
  return (
    <p className="waiting" role="status">
      {t('loading')}
    </p>
  )
}
