import { TRAINERS, type Trainer } from '@tefuda/learn/trainers'
import { PackContext, packOf } from '../cards/index.ts'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { NotFound } from '../site/failure.tsx'
import { ListPage } from '../site/list-page.tsx'
import { bestOf } from './bests.ts'
import { TaskView } from './task-view.tsx'
import { useTrainerText } from './texts.ts'
import './trainers.css'
import { useTraining } from './use-training.ts'

/** A trainer: /train/ID. */
const TrainPage = ({ params: { id } }: { readonly params: { readonly id: string } }) => {
  const trainer = TRAINERS.find((one) => one.id === id)
  return trainer === undefined ? <NotFound /> : <Training key={id} trainer={trainer} />
}

const Training = ({ trainer }: { readonly trainer: Trainer }) => {
  const t = useTrainerText()
  const say = useSay()
  const { training, begin, act } = useTraining(trainer)
  const best = bestOf(trainer.id)
  return (
    <ListPage
      title={say(trainer.title)}
      note={say(trainer.note)}
      className="train"
      aside={training !== null && <Clock left={training.left} right={training.right} />}
    >
      {training !== null && training.phase !== 'over' && (
        <PackContext value={packOf(catalogueGame(trainer.games[0] ?? ''))}>
          <TaskView key={training.asked} training={training} act={act} />
        </PackContext>
      )}
      {training?.phase === 'over' && (
        <p className="train-end" role="status">
          <b>{t('score', { count: training.right })}</b> {t('ofAsked', { count: training.asked })}
        </p>
      )}
      {(training === null || training.phase === 'over') && (
        <div className="train-acts">
          {best > 0 && <p>{t('best', { count: best })}</p>}
          <Button kind="primary" icon="play" onPress={() => void begin()}>
            {t(training === null ? 'begin' : 'again')}
          </Button>
          <Button href="/learn">{t('back')}</Button>
          <p className="muted small">
            {t('pause')} <span className="by-keys">{t('keys')}</span>
          </p>
        </div>
      )}
    </ListPage>
  )
}

const SECOND = 1000

const Clock = ({ left, right }: { readonly left: number; readonly right: number }) => {
  const t = useTrainerText()
  return (
    <p className="train-clock">
      <span>{t('left', { count: Math.ceil(left / SECOND) })}</span> <b>{t('right', { count: right })}</b>
    </p>
  )
}

export default TrainPage
