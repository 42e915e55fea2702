import { useState } from 'react'
import { useLocation } from 'wouter'
import { CardText, PackContext, packOf } from '../cards/index.ts'
import { Bar, Button, IconButton, notify, Readout, TableFrame, useOneAtATime } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { useVariant } from '../records/use-variant.ts'
import type { Course } from '../replay/course.ts'
import { Terms } from '../rulebook/index.ts'
import { useTitle } from '../site/site-page.tsx'
import { MOVE_KINDS, MoveSign } from '../table/move-marks.tsx'
import { PileSheet } from '../table/pile-sheet.tsx'
import { placed } from '../table/placed.ts'
import { SideMark, sidesOf } from '../table/side-mark.tsx'
import type { PicturedCard, TableGame } from '../table/table-game.ts'
import { replayAt, reviewAt } from './address.ts'
import { BothMoves } from './both-moves.tsx'
import { Curve } from './curve.tsx'
import { Figures } from './figures.tsx'
import './review.css'
import { ReviewSeats } from './review-seats.tsx'
import { ReviewSide } from './review-side.tsx'
import { Steps } from './steps.tsx'
import { useReviewText } from './texts.ts'
import { tryFrom } from './try-from.ts'
import { type ReviewScreen, useReviewScreen } from './use-review-screen.ts'
import { Hindsight, Words } from './words.tsx'

interface ReviewViewProps {
  /** Of the record in this browser; null where it came with a link. */
  readonly id: string | null
  readonly course: Course
  readonly tableGame: TableGame
}

/** A game that is over as one seat played it: what the result was made of, and the table at each decision with the move that was played and the better one. */
export const ReviewView = ({ id, course, tableGame }: ReviewViewProps) => {
  const t = useReviewText()
  const say = useSay()
  const screen = useReviewScreen(id, course, tableGame)
  const [isOpen, setOpen] = useState(false)
  const [look, setLook] = useState<string | null>(null)
  useTitle(t('review'))
  const { match } = course
  const variant = useVariant(match.game, match.rules)
  const { nameOf, reviewing, stop, goOn, decision, decisionPoint, turn, context, draft, drafts } = screen
  return (
    <PackContext value={packOf(match.game)}>
      <Terms game={match.game} rules={match.rules} seats={match.seats.length}>
        <div className="table-page review-page" data-found={decision?.found ? '' : undefined}>
          <TableFrame
            bar={
              <Bar title={say(match.game.name)} tags={[t('review'), variant]} back="/records">
                <ToReplay number={decisionPoint?.number ?? null} />
                <IconButton icon="log" label={t('panel')} className="only-phone" onPress={() => setOpen(true)} />
              </Bar>
            }
            seats={
              <div className="review-head">
                <Figures reviewing={reviewing} match={match} name={nameOf(screen.seat)} onStop={stop} onGoOn={goOn} />
                <ReviewSeats screen={screen} />
              </div>
            }
            field={
              <tableGame.Field
                context={context}
                draft={draft}
                compared={drafts ?? undefined}
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
            readout={<ReviewReadout screen={screen} />}
            dock={<ReviewDock screen={screen} />}
            side={<ReviewSide screen={screen} isOpen={isOpen} onClose={() => setOpen(false)} />}
          />
          <PileSheet
            pile={look === null ? null : tableGame.pile(context, look)}
            nameOf={nameOf}
            onClose={() => setLook(null)}
          />
        </div>
      </Terms>
    </PackContext>
  )
}

/** The way to the replay, at the move that is looked at: there it can be shared, and gone on from move to move. */
const ToReplay = ({ number }: { readonly number: number | null }) => {
  const t = useReviewText()
  const [path] = useLocation()
  const address = replayAt(path, location.search, location.hash, number)
  return (
    <>
      <Button kind="quiet" icon="play" className="only-wide" href={address}>
        {t('replay')}
      </Button>
      <IconButton icon="play" label={t('replay')} className="only-phone" href={address} />
    </>
  )
}

/** The hand, which keeps its place from decision to decision; both moves and what is to be said of them, which are read out. */
const ReviewReadout = ({ screen }: { readonly screen: ReviewScreen }) => {
  const t = useReviewText()
  const { course, decisionPoint, decision, decisions, reviewing } = screen
  return (
    <Readout>
      <OwnHand screen={screen} />
      <div className="told" aria-live="polite">
        <BothMoves screen={screen} />
        {decisionPoint !== null && decision === null && (
          <p className="review-words muted">{t('notYet', { n: decisionPoint.number })}</p>
        )}
        {decision !== null && (
          <>
            <p className="review-words">
              <Words
                decision={decision}
                decisions={decisions}
                match={course.match}
                isOver={reviewing.state === 'over'}
              />
            </p>
            <Hindsight decision={decision} match={course.match} />
          </>
        )}
      </div>
    </Readout>
  )
}

/** From decision to decision, and playing on from there. */
const ReviewDock = ({ screen }: { readonly screen: ReviewScreen }) => {
  const t = useReviewText()
  const [path, navigate] = useLocation()
  const { course, reviewing, seat, decisionPoint, decisions, ends, turn, select } = screen
  const take = useOneAtATime(async () => {
    try {
      const here = reviewAt(path, location.search, location.hash, decisionPoint?.number ?? null)
      navigate(`/play/${await tryFrom(course.record, turn - 1, seat, here)}`)
    } catch (error) {
      console.error(error)
      notify({ text: t('noTry') })
    }
  })
  return (
    <section className="dock review" aria-label={t('review')}>
      {reviewing.review !== null && decisions.length > 1 ? (
        <Curve review={reviewing.review} game={course.match.game.id} ends={ends} turn={turn} onSelect={select} />
      ) : (
        // Its place is kept, so that nothing moves when it comes.
        reviewing.state !== 'over' && <div className="review-curve" />
      )}
      <div className="controls">
        <Steps decisionPoints={reviewing.decisionPoints} turn={turn} onSelect={select} />
        <Button kind="primary" onPress={take}>
          {t('tryFrom')}
        </Button>
      </div>
    </section>
  )
}

/** The hand of the seat as it was, after the mark of its team, with the cards of the moves that are shown: each under the sign of its move where both are. */
const OwnHand = ({
  screen: { course, tableGame, seat, context, draft, drafts },
}: {
  readonly screen: ReviewScreen
}) => {
  const t = useReviewText()
  const { hand } = tableGame.picture(draft, context)
  const side = sidesOf(tableGame, course.match.rules, context.seats)[seat]
  const marked = MOVE_KINDS.map((kind) => ({
    kind,
    hand: drafts === null ? [] : tableGame.picture(drafts[kind], context).hand,
  }))
  return (
    <p className="review-hand">
      {side && <SideMark side={side} />}
      <span className="muted">{t('hand')}</span>{' '}
      {placed(hand)
        .filter(({ value: { name } }) => name !== '')
        .map(({ id, place, value }) => (
          <span key={id} className="hand-word" data-chosen={(drafts === null && isUsed(value)) || undefined}>
            <CardText name={value.name} />
            {marked.map(({ kind, hand: cards }) => isUsed(cards[place]) && <MoveSign key={kind} kind={kind} />)}
          </span>
        ))}
    </p>
  )
}

const isUsed = (card: PicturedCard | undefined): boolean => card?.chosen === true || card?.away === true
