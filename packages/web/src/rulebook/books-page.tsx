import { Link } from 'wouter'
import { useCatalogue } from '../catalogue/catalogue.ts'
import { useSay } from '../i18n/index.ts'
import { ListPage } from '../site/list-page.tsx'
import './books-page.css'
import { useRuleBookText } from './texts.ts'

/** The rule books of all games, each under the standard rules and under every preset. */
const BooksPage = () => {
  const t = useRuleBookText()
  const say = useSay()
  const games = useCatalogue()
  return (
    <ListPage title={t('books')} note={t('booksNote')} className="books">
      <ul>
        {games.map(({ id, name, summary, presets }) => (
          <li key={id} className="list-row">
            <div>
              <h2>
                <Link href={`/rules/${id}`}>{say(name)}</Link>
              </h2>
              <p>{say(summary)}</p>
              <p className="variants">
                {presets.slice(1).map((preset) => (
                  <Link key={preset.id} href={`/rules/${id}?preset=${preset.id}`}>
                    {say(preset.name)}
                  </Link>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </ListPage>
  )
}

export default BooksPage
