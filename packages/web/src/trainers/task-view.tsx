import type { Act, Option, Task, Training } from '@tefuda/learn/trainers'
import { useEffect, useRef } from 'react'
import { Card, CardSentence } from '../cards/index.ts'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { useTrainerText } from './texts.ts'

interface TaskViewProps {
  readonly training: Training
  readonly act: (act: Act) => void
}

/** A question: cards to look at, and what may be marked, by touch, by mouse, or by the digits. */
export const TaskView = ({ training, act }: TaskViewProps) => {
  const t = useTrainerText()
  const say = useSay()
  const { task, marked, phase } = training
  const isTold = phase === 'told'
  const question = useRef<HTMLHeadingElement>(null)
  // A new question is read out, and the keys begin there.
  useEffect(() => question.current?.focus({ preventScroll: true }), [])
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isTold) told.current?.scrollIntoView({ block: 'nearest' })
  }, [isTold])
  useKeys(training, act)
  return (
    <section className="task" aria-labelledby="task">
      <h2 id="task" tabIndex={-1} ref={question}>
        <CardSentence text={say(task.ask)} />
      </h2>
      <Shown task={task} marked={marked} />
      <ul className={task.options.some(({ cards }) => cards !== undefined) ? 'options of-cards' : 'options'}>
        {[...task.options.entries()].map(([place, option]) => (
          <li key={say(option.label)}>
            <button
              type="button"
              aria-pressed={marked.includes(place)}
              aria-disabled={isTold}
              data-right={isTold && task.right[0]?.includes(place)}
              onClick={() => act({ type: 'mark', option: place })}
            >
              <small aria-hidden="true">{place + 1}</small>
              <OptionView option={option} />
            </button>
          </li>
        ))}
      </ul>
      {isTold ? (
        <div className="told" role="alert" ref={told}>
          <p>
            <b>{t('wrong')}</b> <CardSentence text={say(task.told)} />
          </p>
          <Button kind="primary" onPress={() => act({ type: 'go-on' })}>
            {t('goOn')}
          </Button>
        </div>
      ) : (
        !task.isOne && (
          <Button
            kind="primary"
            unavailable={marked.length === 0 ? t('markFirst') : null}
            onPress={() => act({ type: 'answer' })}
          >
            {t('answer')}
          </Button>
        )
      )}
    </section>
  )
}

/** The cards of a question; those that a marked option stands for have an edge. */
const Shown = ({ task: { shown, options }, marked }: { readonly task: Task; readonly marked: readonly number[] }) => {
  const inMarked = new Set(marked.flatMap((place) => options[place]?.cells ?? []))
  const starts = shown.map((_, row) => shown.slice(0, row).reduce((sum, cards) => sum + cards.length, 0))
  return (
    <div className="shown">
      {shown.map((cards, row) => (
        <div key={cards.join(' ')} className="shown-row">
          {[...cards.entries()].map(([place, card]) => (
            <Card
              key={`${place} ${card}`}
              name={card}
              state={inMarked.has(starts[row]! + place) ? 'inrole' : undefined}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const OptionView = ({ option: { label, cards } }: { readonly option: Option }) => {
  const say = useSay()
  if (cards === undefined) return <span>{say(label)}</span>
  return (
    <span className="option-cards">
      {[...cards.entries()].map(([place, card]) => (
        <Card key={`${place} ${card}`} name={card} />
      ))}
    </span>
  )
}

/** Digits mark, Enter answers or goes on, unless a button has the focus and takes it itself. */
const useKeys = ({ phase }: Training, act: (act: Act) => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (/^[1-9]$/.test(event.key)) act({ type: 'mark', option: Number(event.key) - 1 })
      else if (
        event.key === 'Enter' &&
        !(event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)
      )
        act(phase === 'told' ? { type: 'go-on' } : { type: 'answer' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [phase, act])
}
