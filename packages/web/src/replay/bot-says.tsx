import { moveText, type Seat, type Text } from '@tefuda/kernel'
import { inMovePoints, pointScaleOf } from '@tefuda/review'
import { useEffect, useState } from 'react'
import type { Thought } from '../bots-worker/thinker.ts'
import { createThinker } from '../bots-worker/thinker.ts'
import { CardSentence, CardText } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { Explained, TermText } from '../rulebook/index.ts'
import { placed } from '../table/placed.ts'
import { HINT_LEVEL } from '../table/table.ts'
import type { TableGame } from '../table/table-game.ts'
import type { Course } from './course.ts'
import { useReplayText } from './texts.ts'

/** A position is thought about once it has stood so long, in milliseconds. */
const REST = 500

/** What a bot would have done in place of a move. Asked when somebody dwells on it; null where it cannot say. */
const useThought = (course: Course, move: number): Thought | 'thinking' | null => {
  const [thought, setThought] = useState<{ readonly move: number; readonly thought: Thought | null } | null>(null)
  useEffect(() => {
    const seat = course.mover(move - 1)
    if (seat === null) return
    const thinker = createThinker()
    const timer = setTimeout(() => {
      void thinker
        .think({ match: course.at(move - 1), seat, level: HINT_LEVEL, played: course.record.moves[move - 1]![1] })
        .then((found) => setThought({ move, thought: found }))
        .catch((error: unknown) => {
          console.error(error)
          setThought({ move, thought: null })
        })
    }, REST)
    return () => {
      clearTimeout(timer)
      thinker.stop()
    }
  }, [course, move])
  return thought?.move === move ? thought.thought : 'thinking'
}

/** "What would the bot have done", for the move that is shown. */
export const BotSays = ({
  course,
  tableGame,
  move,
}: {
  readonly course: Course
  readonly tableGame: TableGame
  readonly move: number
}) => {
  const t = useReplayText()
  const thought = useThought(course, move)
  const entry = course.record.moves[move - 1]
  if (entry === undefined) return null
  const [seat, played] = entry
  const context = course.context(move - 1, seat)
  const { cards } = tableGame.words(tableGame.blank(context), context)
  const shown = cards.filter((card) => card !== '')
  return (
    <section className="bot-says">
      <h2>{t('botTitle')}</h2>
      <p className="muted">
        {t('hand')}{' '}
        {placed(shown).map(({ id, value }) => (
          <span key={id} className="hand-word">
            <CardText name={value} />
          </span>
        ))}
      </p>
      <output>
        {thought === null || thought === 'thinking' ? (
          <span className="muted">{t(thought === null ? 'botFailed' : 'botThinks')}</span>
        ) : (
          <Said thought={thought} seat={seat} played={played} course={course} />
        )}
      </output>
    </section>
  )
}

const Said = ({
  thought,
  seat,
  played,
  course,
}: {
  readonly thought: Thought
  readonly seat: Seat
  readonly played: string
  readonly course: Course
}) => {
  const t = useReplayText()
  const say = useSay()
  const words = (move: string): string => say(moveText(course.match.engine, move))
  const points = (value: number): string => inMovePoints(value, pointScaleOf(course.match.game.id))
  const value = thought.values.find(({ move }) => move === thought.move)?.value
  const second = thought.values.find(({ move }) => move !== thought.move)
  /** First sight has a say, too: where it outweighs what was tried, figures would speak against the choice. */
  const isAhead = value !== undefined && (second === undefined || second.value < value)
  const isBots = course.record.seats[seat]?.bot !== undefined
  if (thought.move === played)
    return (
      <>
        <span className="muted">{t('botSame')}</span>
        <Why title={t('why')} reason={thought.reason} />
      </>
    )
  return (
    <>
      {isBots && <Why title={t('whyPlayed')} reason={thought.playedReason} />}
      <CardSentence text={words(thought.move)} />
      {isAhead && <b> {t('botExpects', { value: points(value) })}</b>}
      {second !== undefined && (
        <span className="muted">
          {' '}
          {t('botSecond')} <CardSentence text={words(second.move)} />
          {isAhead ? t('botSecondExpects', { value: points(second.value) }) : t('botAtFirstSight')}
        </span>
      )}
      <Why title={t('why')} reason={thought.reason} />
    </>
  )
}

/** Why a move was or would be made. */
const Why = ({ title, reason }: { readonly title: string; readonly reason: Text | undefined }) => {
  const say = useSay()
  if (reason === undefined) return null
  return (
    <span className="why">
      <Explained texts={[say(reason)]}>
        <b>{title}</b> <TermText text={say(reason)} />
      </Explained>
    </span>
  )
}
