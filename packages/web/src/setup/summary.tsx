import { fingerprint, type Game, type Preset, type Rules } from '@tefuda/kernel'
import { useContext, useMemo } from 'react'
import { Link } from 'wouter'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { Places, type PlacesValue } from '../rulebook/anchor.tsx'
import { BlockView } from '../rulebook/block-view.tsx'
import { rulesHref } from '../rulebook/rules-query.ts'
import { labHref } from './lab-href.ts'
import { RuleLink, ShowRule } from './show-rule.tsx'
import { summaryOf } from './summary-of.ts'
import { useSetupText } from './texts.ts'

export interface SummaryProps {
  readonly game: Game
  readonly rules: Rules
  readonly seats: number
  readonly preset: Preset
  /** How many settings differ from the preset. */
  readonly changes: number
  readonly onReset: () => void
}

/** What will be played, in the words of the rule book these rules generate. */
export const Summary = ({ game, rules, seats, preset, changes, onReset }: SummaryProps) => {
  const t = useSetupText()
  const say = useSay()
  const blocks = useMemo(() => summaryOf(game.rulebook(rules, seats)), [game, rules, seats])
  const show = useContext(ShowRule)
  const places = useMemo(
    (): PlacesValue => ({
      idOf: (place) => place,
      hrefOf: (place) => rulesHref(game, rules, seats, place),
      show,
    }),
    [game, rules, seats, show],
  )
  const base = say(preset.name)
  return (
    <>
      <h2>{t('thisTable')}</h2>
      <Places value={places}>
        <div className="prose rulebook">
          {blocks.map((block) => (
            <BlockView key={JSON.stringify(block)} block={block} />
          ))}
        </div>
      </Places>
      <p className="whole-book">
        <RuleLink game={game} rules={rules} seats={seats}>
          {t('wholeBook')}
        </RuleLink>
        <Link href={labHref(game, rules, seats)}>{t('whatIf')}</Link>
      </p>
      <div className="fp">
        <span>{changes === 0 ? t('unchanged', { base }) : t('changedCount', { base, count: changes })}</span>
        {changes > 0 && (
          <Button kind="quiet" icon="undo" onPress={onReset}>
            {t('reset', { base })}
          </Button>
        )}
        <code title={t('fingerprint')}>{shortFingerprint(fingerprint(game.id, game.rulesVersion, rules))}</code>
      </div>
    </>
  )
}

/** The first eight digits of a fingerprint in two groups: enough to compare two tables by eye. */
export const shortFingerprint = (whole: string): string => `${whole.slice(0, 4)} ${whole.slice(4, 8)}`
