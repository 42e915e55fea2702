import { Button } from '../frame/index.ts'
import { ListPage } from '../site/list-page.tsx'
import { TrainerList } from '../trainers/trainer-list.tsx'
import { LessonList } from './lesson-list.tsx'
import './learn-page.css'
import { useLessonText } from './texts.ts'

/** Lessons of each game, and where else one learns: /learn. */
const LearnPage = () => {
  const t = useLessonText()
  return (
    <ListPage title={t('title')} note={t('note')} className="learn">
      <LessonList />
      <TrainerList />
      <section className="learn-more" aria-labelledby="puzzles">
        <h2 id="puzzles">{t('puzzles')}</h2>
        <p className="muted">{t('puzzlesNote')}</p>
        <Button href="/puzzles">{t('toPuzzles')}</Button>
      </section>
      <section className="learn-more" aria-labelledby="books">
        <h2 id="books">{t('books')}</h2>
        <p className="muted">{t('booksNote')}</p>
        <Button icon="book" href="/rules">
          {t('toBooks')}
        </Button>
      </section>
    </ListPage>
  )
}

export default LearnPage
