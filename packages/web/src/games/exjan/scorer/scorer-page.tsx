import { type ExjanRules, exjan } from '@tefuda/exjan'
import { defaultRules } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { PackContext } from '../../../cards/index.ts'
import { Button } from '../../../frame/index.ts'
import { SitePage } from '../../../site/site-page.tsx'
import { addressOf, readAddress } from './address.ts'
import { CardPad } from './card-pad.tsx'
import { Circumstances } from './circumstances.tsx'
import { EMPTY, type Entry, nextTarget, type Target, usedCards, withCard, without } from './entry.ts'
import { Result } from './result.tsx'
import './scorer.css'
import { Slots } from './slots.tsx'
import { useScorerText } from './texts.ts'
import { Writing } from './writing.tsx'

const RULES: ExjanRules = defaultRules(exjan.schema)

const EXAMPLE = 'hand=H3+H4+H5+S7+C7+D11+D12+D13+HM+CM&card=SM&dora=D9&from=other&reach=1&quick=1&stakes=2'

/** The scorer for a real table: a hand and how it was won go in, the score sheet comes out. It keeps to its address. */
const ScorerPage = () => {
  const t = useScorerText()
  const search = useSearch()
  const [entry, setEntry] = useState<Entry>(() => readAddress(search))
  const [target, setTarget] = useState<Target>('hand')
  useEffect(() => {
    const query = addressOf(entry)
    history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}`)
  }, [entry])

  const lay = (names: readonly string[]): void => {
    let [next, place] = [entry, target]
    for (const name of names) {
      next = withCard(next, name, place, RULES)
      place = nextTarget(next, place, RULES)
    }
    setEntry(next)
    setTarget(place)
  }
  /** What is written is laid out unless it lies there already: that comes back. */
  const write = (names: readonly string[]): readonly string[] => {
    const used = usedCards(entry)
    const isAgain = (name: string, place: number): boolean => used.includes(name) || names.indexOf(name) < place
    lay(names.filter((name, place) => !isAgain(name, place)))
    return names.filter(isAgain)
  }
  const press = (name: string): void => {
    if (usedCards(entry).includes(name)) setEntry(without(entry, name))
    else lay([name])
  }
  const wait = (name: string): void => {
    setEntry(withCard(entry, name, 'card', RULES))
    setTarget('indicator')
  }
  const begin = (next: Entry): void => {
    setEntry(next)
    setTarget('hand')
  }
  return (
    <SitePage title={t('title')}>
      <PackContext value="exjan">
        <div className="scorer">
          <header>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
            <div className="scorer-acts">
              <Button onPress={() => begin(readAddress(EXAMPLE))}>{t('example')}</Button>
              <Button onPress={() => begin(EMPTY)}>{t('clear')}</Button>
              <Button kind="quiet" icon="book" href="/rules/exjan">
                {t('rules')}
              </Button>
            </div>
          </header>
          <Slots
            entry={entry}
            rules={RULES}
            target={target}
            onTarget={setTarget}
            onRemove={(name) => setEntry(without(entry, name))}
          />
          <CardPad used={usedCards(entry)} onPress={press} />
          <Writing onCards={write} />
          <div className="scorer-cols">
            <Circumstances entry={entry} onChange={(change) => setEntry({ ...entry, ...change })} />
            <Result entry={entry} rules={RULES} onWait={wait} />
          </div>
        </div>
      </PackContext>
    </SitePage>
  )
}

export default ScorerPage
