import { type ExjanRules, type Sheet, type Standing, scoreWin, sheetText } from '@tefuda/exjan'
import { isRefusal, type Refusal } from '@tefuda/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { CardSentence } from '../../../cards/index.ts'
import { Button } from '../../../frame/index.ts'
import { useSay } from '../../../i18n/index.ts'
import { TermSentence } from '../../../rulebook/index.ts'
import { CardPad } from './card-pad.tsx'
import { Circumstances } from './circumstances.tsx'
import {
  EMPTY,
  type Entry,
  lacking,
  nextTarget,
  type Target,
  usedCards,
  waitsFor,
  winOf,
  withCard,
  without,
} from './entry.ts'
import { Result, Waits } from './result.tsx'
import './scorer.css'
import { Slots } from './slots.tsx'
import { useExjanScorerText } from './texts.ts'
import { Writing } from './writing.tsx'

const EXAMPLE: Partial<Entry> = {
  hand: 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM'.split(' '),
  melds: [],
  card: 'SM',
  indicator: 'D9',
  winner: 1,
  from: 2,
  reach: [1, 3],
  quick: true,
}

export interface ScoringProps {
  readonly rules: ExjanRules
  readonly names: readonly string[]
  /** Which round it is, from 1. */
  readonly round: number
  readonly standing: Standing
  readonly entry: Entry
  readonly onChange: (entry: Entry) => void
  /** The round is over, and goes on the sheet. */
  readonly onEnd: (entry: Entry) => void
}

/** A round being laid out: cards above, what it is worth in one line, the cards to be pressed below. */
export const Scoring = ({ rules, names, round, standing, entry, onChange, onEnd }: ScoringProps) => {
  const t = useExjanScorerText()
  const { target, setTarget, write, press, wait, clear } = useLaying(entry, rules, onChange)
  const missing = lacking(entry, rules)
  const outcome = missing > 0 ? null : scoreWin(rules, standing, winOf(entry))
  const sheet = outcome !== null && !isRefusal(outcome) ? outcome : null
  return (
    <>
      <div className="scorer-field exjan-field">
        <div className="exjan-entry">
          <Slots
            entry={entry}
            rules={rules}
            target={target}
            onTarget={setTarget}
            onRemove={(name) => onChange(without(entry, name))}
          />
          <Circumstances names={names} standing={standing} round={round} entry={entry} onChange={onChange} />
          <Writing onCards={write} />
          <p className="scorer-acts">
            <Button onPress={() => onChange({ ...entry, ...EXAMPLE })}>{t('example')}</Button>
            <Button onPress={clear}>{t('clear')}</Button>
          </p>
          {sheet !== null && <Result sheet={sheet} rules={rules} names={names} />}
        </div>
      </div>
      <div className="scorer-dock">
        <Told missing={missing} outcome={outcome} waits={waitsFor(entry, rules)} onWait={wait} />
        <CardPad used={usedCards(entry)} onPress={press} />
        <div className="exjan-end">
          <Button onPress={() => onEnd({ ...entry, ended: 'drawn' })}>{t('drawn')}</Button>
          <Button
            kind="primary"
            unavailable={sheet === null ? t('notYet') : null}
            onPress={() => onEnd({ ...entry, ended: 'win' })}
          >
            {sheet === null
              ? t('record', { n: round })
              : t('give', { name: names[entry.winner] ?? '', points: sheet.total })}
          </Button>
        </div>
      </div>
    </>
  )
}

/** Lays cards out one after another: in the hand, in sets, as the winning one, as the indicator. */
const useLaying = (entry: Entry, rules: ExjanRules, onChange: (entry: Entry) => void) => {
  const [target, setTarget] = useState<Target>('hand')
  const lay = (cards: readonly string[]): void => {
    let [next, place] = [entry, target]
    for (const name of cards) {
      next = { ...next, ...withCard(next, name, place, rules) }
      place = nextTarget(next, place, rules)
    }
    onChange(next)
    setTarget(place)
  }
  return {
    target,
    setTarget,
    /** What is written is laid out unless it lies there already: that comes back. */
    write(cards: readonly string[]): readonly string[] {
      const used = usedCards(entry)
      const isAgain = (name: string, place: number): boolean => used.includes(name) || cards.indexOf(name) < place
      lay(cards.filter((name, place) => !isAgain(name, place)))
      return cards.filter(isAgain)
    },
    press(name: string): void {
      if (usedCards(entry).includes(name)) onChange(without(entry, name))
      else lay([name])
    },
    wait(name: string): void {
      onChange(withCard(entry, name, 'card', rules))
      setTarget('indicator')
    },
    clear(): void {
      onChange(EMPTY)
      setTarget('hand')
    },
  }
}

interface ToldProps {
  readonly missing: number
  readonly outcome: Sheet | Refusal | null
  readonly waits: readonly string[]
  readonly onWait: (name: string) => void
}

/** In one line what the hand is worth, why it is no win, or what is still missing. */
const Told = ({ missing, outcome, waits, onWait }: ToldProps) => {
  const t = useExjanScorerText()
  const say = useSay()
  if (outcome === null)
    return (
      <div className="scorer-said" role="status">
        <span>{t('lacks', { count: missing })}</span>
        <Waits cards={waits} onWait={onWait} />
      </div>
    )
  return isRefusal(outcome) ? (
    <p className="scorer-said refused" role="status">
      <CardSentence text={say(outcome.message)} />{' '}
      {outcome.rule !== null && <Link href={`/rules/exjan#${outcome.rule}`}>{t('rule', { rule: outcome.rule })}</Link>}
    </p>
  ) : (
    <output className="scorer-said">
      <b>
        <TermSentence text={say(sheetText(outcome))} />
      </b>
    </output>
  )
}
