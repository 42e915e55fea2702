import { type CccRules, calculate, ccc, formatPayment, limitOf, MOST_NUMBER, waysToPay } from '@tefuda/ccc'
import { defaultRules, frenchFace, isRefusal, type Refusal } from '@tefuda/kernel'
import { useEffect, useId, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { CardSentence } from '../../../cards/index.ts'
import { Button, Stepper } from '../../../frame/index.ts'
import { useSay } from '../../../i18n/index.ts'
import { SitePage } from '../../../site/site-page.tsx'
import { trayOf } from '../tray.ts'
import '../tray.css'
import { TrayGroups } from '../tray-groups.tsx'
import './calculator.css'
import { CardPad } from './card-pad.tsx'
import { draftOf, handOf, type Item, itemsIn, pressed, withCard, written } from './entry.ts'
import { useCalculatorText } from './texts.ts'

const RULES: CccRules = defaultRules(ccc.schema)
const EXAMPLE = 'D5 D7 DK RJ / SA / S4 SQ'

/** The calculator for a real table: cards go in, their value, their number and how it is made come out. It keeps to its address. */
const CalculatorPage = () => {
  const t = useCalculatorText()
  const search = useSearch()
  const [text, setText] = useState(() => new URLSearchParams(search).get('cards') ?? '')
  useEffect(() => {
    const query = new URLSearchParams(text.trim() === '' ? {} : { cards: text.trim() })
    history.replaceState(history.state, '', `${location.pathname}${query.size === 0 ? '' : `?${query}`}`)
  }, [text])
  const items = itemsIn(text)
  const lay = (next: readonly Item[]): void => setText(written(next))
  return (
    <SitePage title={t('title')}>
      <div className="ccc-calculator">
        <header>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          <div className="ccc-calculator-acts">
            <Button onPress={() => setText(EXAMPLE)}>{t('example')}</Button>
            <Button onPress={() => setText('')}>{t('clear')}</Button>
            <Button kind="quiet" icon="book" href="/rules/ccc">
              {t('rules')}
            </Button>
          </div>
        </header>
        <div className="ccc-calculator-cols">
          <div>
            <CardPad items={items} onPress={(name) => lay(withCard(items, name))} />
            <Writing text={text} onChange={setText} />
          </div>
          <div>
            <Laid items={items} onChange={lay} />
            <Result text={text} onChange={setText} />
            {items.length > 0 && <Part items={items} onChange={setText} />}
          </div>
        </div>
      </div>
    </SitePage>
  )
}

const Writing = ({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) => {
  const t = useCalculatorText()
  const id = useId()
  return (
    <p className="ccc-writing">
      <label htmlFor={id}>{t('write')}</label>
      <input
        id={id}
        className="field-input"
        value={text}
        placeholder={t('writeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  )
}

/** The cards as they lie, group by group. */
const Laid = ({
  items,
  onChange,
}: {
  readonly items: readonly Item[]
  readonly onChange: (items: readonly Item[]) => void
}) => {
  const t = useCalculatorText()
  const { groups } = trayOf(RULES, handOf(items), draftOf(items))
  return (
    <section>
      <h2>{t('tray')}</h2>
      {items.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <>
          <div className="ccc-tray">
            <TrayGroups groups={groups} onPress={({ key }) => onChange(pressed(items, Number(key)))} />
          </div>
          <p className="muted small">{t('trayHint')}</p>
          <Button icon="undo" onPress={() => onChange(items.slice(0, -1))}>
            {t('remove')}
          </Button>
        </>
      )}
    </section>
  )
}

const Result = ({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) => {
  const t = useCalculatorText()
  const say = useSay()
  if (text.trim() === '') return null
  const outcome = calculate(text.normalize('NFKC').toUpperCase(), RULES)
  const limit = isRefusal(outcome) ? null : limitOf(outcome)
  return (
    <section>
      <h2>{t('result')}</h2>
      {isRefusal(outcome) ? (
        <Against refusal={outcome} />
      ) : (
        <>
          <output className="ccc-number">
            <b>{outcome.number === null ? t('paysNot') : t('pays', { number: outcome.number })}</b>
            <span>{say(outcome.told)}</span>
            {limit !== null && <span className="muted">{say(limit)}</span>}
          </output>
          {outcome.readings.length === 0 ? (
            <p className="muted">{t('noReadings')}</p>
          ) : (
            <>
              <h3>{t('readings')}</h3>
              <ul className="ccc-ways">
                {outcome.readings.map(({ number, payment }) => (
                  <li key={payment}>
                    <Button onPress={() => onChange(payment)}>
                      <b>{number}</b>
                      <span>
                        <CardSentence text={payment} />
                      </span>
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  )
}

const Against = ({ refusal }: { readonly refusal: Refusal }) => {
  const t = useCalculatorText()
  const say = useSay()
  return (
    <p className="refused" role="status">
      <CardSentence text={say(refusal.message)} />{' '}
      {refusal.rule !== null && <Link href={`/rules/ccc#${refusal.rule}`}>{t('rule', { rule: refusal.rule })}</Link>}
    </p>
  )
}

/** So many ways are listed, and of no more cards than these. */
const MOST_WAYS = 10
const MOST_CARDS = 40
const USUAL_NUMBER = 5

/** How some of the cards pay for a number, cheapest first. */
const Part = ({ items, onChange }: { readonly items: readonly Item[]; readonly onChange: (text: string) => void }) => {
  const t = useCalculatorText()
  const faces = items.slice(0, MOST_CARDS).flatMap(({ name }) => frenchFace(name) ?? [])
  const [number, setNumber] = useState(USUAL_NUMBER)
  const ways = waysToPay(RULES, faces, number, { limit: MOST_WAYS })
  return (
    <section>
      <h2>{t('part')}</h2>
      <div className="ccc-part">
        <span>{t('number')}</span>
        <Stepper label={t('number')} value={number} min={1} max={MOST_NUMBER} onChange={setNumber} />
      </div>
      {ways.length === 0 ? (
        <p className="muted">{t('none', { number })}</p>
      ) : (
        <ul className="ccc-ways">
          {ways.map(formatPayment).map((payment) => (
            <li key={payment}>
              <Button onPress={() => onChange(payment)}>
                <span>
                  <CardSentence text={payment} />
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export default CalculatorPage
