import type { Seat } from '@tefuda/kernel'
import { type Decision, mistakeOf, mistakes, praiseOf, sumOf } from '@tefuda/review'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { CardSentence, CardText, PackContext } from '../cards/index.ts'
import { packOf } from '../catalogue/pack-of.ts'
import { Bar, Button, IconButton, notify, Readout, Segmented, SidePanel, TableFrame } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { playerOf } from '../records/keep-unfinished.ts'
import type { Course } from '../replay/course.ts'
import { useTitle } from '../site/site-page.tsx'
import { onlyPerson, useNames } from '../table/names.ts'
import { PileSheet } from '../table/pile-sheet.tsx'
import { placed } from '../table/placed.ts'
import type { PicturedCard, TableGame } from '../table/table-game.ts'
import { DecisionList } from './decision-list.tsx'
import { Figures } from './figures.tsx'
import './review.css'
import { Steps } from './steps.tsx'
import { useReviewText } from './texts.ts'
import { tryFrom } from './try-from.ts'
import { useReview } from './use-review.ts'

type Shown = 'played' | 'better'

interface ReviewViewProps {
  /** Of the record in this browser; null where it came with a link. */
  readonly id: string | null
  readonly course: Course
  readonly tableGame: TableGame
}

/** A game that is over as one seat played it: what the result was made of, and the table at each decision with the move that was better. */
export const ReviewView = ({ id, course, tableGame }: ReviewViewProps) => {
  const t = useReviewText()
  const say = useSay()
  const [, navigate] = useLocation()
  const { match, record } = course
  const players = useMemo(() => record.seats.map(playerOf), [record])
  const nameOf = useNames(record.seats, players)
  const [seat, setSeat] = useState<Seat>(() => onlyPerson(players) ?? 0)
  const { stop, ...reviewing } = useReview(record, seat, id)
  const { review, state } = reviewing
  const [chosen, setChosen] = useState<number | null>(null)
  const [shown, setShown] = useState<Shown>('better')
  const [isOpen, setOpen] = useState(false)
  const [look, setLook] = useState<string | null>(null)
  useTitle(t('review'))

  const decisions = review?.decisions ?? []
  const told = review === null ? [] : mistakes(review)
  const worst = told.toSorted((a, b) => b.loss - a.loss)[0]
  const decision = decisions.find(({ turn }) => turn === chosen) ?? worst ?? decisions.at(-1) ?? null
  const turn = decision?.turn ?? 1
  const isOther = decision !== null && decision.best !== decision.move
  const context = useMemo(() => ({ ...course.context(turn - 1, seat), below: seat }), [course, turn, seat])
  const move = isOther && shown === 'better' ? decision.best : (decision?.move ?? null)
  const draft = useMemo(
    () => (move === null ? tableGame.blank(context) : tableGame.draftOf(move, context)),
    [tableGame, move, context],
  )
  const select = (one: number): void => {
    setChosen(one)
    setShown('better')
    setOpen(false)
  }
  const take = async (): Promise<void> => {
    try {
      navigate(`/play/${await tryFrom(record, turn - 1, seat)}`)
    } catch (error) {
      console.error(error)
      notify({ text: t('noTry') })
    }
  }
  const { Field } = tableGame

  return (
    <PackContext value={packOf(match.game.id)}>
      <div className="table-page review-page">
        <TableFrame
          bar={
            <Bar title={say(match.game.name)} tags={[t('review')]} back="/records">
              <IconButton icon="log" label={t('panel')} className="only-phone" onPress={() => setOpen(true)} />
            </Bar>
          }
          seats={<Figures reviewing={reviewing} game={match.game.id} onStop={stop} />}
          field={
            <Field
              context={context}
              draft={draft}
              last={[]}
              events={match.events.slice(0, match.marks[turn - 1])}
              nameOf={nameOf}
              effect={null}
              window={null}
              focus={null}
              still
              onOpen={setLook}
            />
          }
          readout={
            <Readout live>
              <p className="review-words">
                {decision === null ? (
                  <span className="muted">{t('here')}</span>
                ) : (
                  <Words decision={decision} course={course} />
                )}
              </p>
              <OwnHand cards={tableGame.picture(draft, context).hand} />
            </Readout>
          }
          dock={
            <section className="dock review" aria-label={t('review')}>
              {isOther && (
                <Segmented<Shown>
                  label={t('which')}
                  value={shown}
                  options={[
                    { value: 'played', label: t('played') },
                    { value: 'better', label: t('better') },
                  ]}
                  onChange={setShown}
                />
              )}
              <div className="controls">
                <Steps decisions={decisions} turn={turn} onSelect={select} />
                <Button kind="primary" onPress={() => void take()}>
                  {t('tryFrom')}
                </Button>
              </div>
            </section>
          }
          side={
            <SidePanel
              label={t('panel')}
              open={isOpen}
              onClose={() => setOpen(false)}
              active="review"
              onSelect={() => {}}
              tabs={[
                {
                  id: 'review',
                  label: t('review'),
                  content: (
                    <>
                      {record.seats.length > 1 && (
                        <label className="review-seat">
                          {t('seat')}
                          <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
                            {record.seats.map((_, one) => (
                              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                              <option key={one} value={one}>
                                {nameOf(one)}
                              </option>
                            ))}
                          </select>
                        </label>
                      )}
                      {state === 'over' && review !== null && (
                        <p className="review-note">
                          <b>{say(sumOf(review, match.game.id))}</b>
                        </p>
                      )}
                      <p className="review-note muted">{t(record.seats.length > 1 ? 'fair' : 'alone')}</p>
                      {review !== null && (
                        <DecisionList
                          review={review}
                          engine={match.engine}
                          game={match.game.id}
                          isOver={state === 'over'}
                          turn={decision?.turn ?? null}
                          onSelect={select}
                        />
                      )}
                      <p className="review-note">
                        <Link href="/my-play">{t('toLongRun')}</Link>
                      </p>
                    </>
                  ),
                },
              ]}
            />
          }
        />
        <PileSheet
          pile={look === null ? null : tableGame.pile(context, look)}
          nameOf={nameOf}
          onClose={() => setLook(null)}
        />
      </div>
    </PackContext>
  )
}

/** The hand of the seat as it was, with the cards of the move that is shown. */
const OwnHand = ({ cards }: { readonly cards: readonly PicturedCard[] }) => {
  const t = useReviewText()
  return (
    <p className="review-hand">
      <span className="muted">{t('hand')}</span>{' '}
      {placed(cards.filter(({ name }) => name !== '')).map(({ id, value: { name, chosen, away } }) => (
        <span key={id} className="hand-word" data-chosen={chosen || away || undefined}>
          <CardText name={name} />
        </span>
      ))}
    </p>
  )
}

/** What is to be said of a decision. */
const Words = ({ decision, course }: { readonly decision: Decision; readonly course: Course }) => {
  const t = useReviewText()
  const say = useSay()
  const { engine, game } = course.match
  const told = decision.costly ? mistakeOf(engine, game.id, decision) : praiseOf(engine, game.id, decision)
  if (told !== null) return <CardSentence text={say(told)} />
  return (
    <span className="muted">
      {t('turn', { n: decision.turn })} {t(decision.best === decision.move ? 'same' : 'unclear')}
    </span>
  )
}
