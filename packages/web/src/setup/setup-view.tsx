import type { Game, Rules } from '@tefuda/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { Bar, Button, IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { RuleDrawer } from '../rulebook/rule-drawer.tsx'
import { NotFound } from '../site/failure.tsx'
import { useKeptPlace } from '../site/scrolling.ts'
import { useTitle } from '../site/site-page.tsx'
import { conflictsIn, type Plan, rulesOf, withPreset, withSetting } from './plan.ts'
import { PresetChoice } from './preset-choice.tsx'
import { SettingsForm } from './settings-form.tsx'
import './setup.css'
import { ShowRule } from './show-rule.tsx'
import { Summary } from './summary.tsx'
import { useSetupText } from './texts.ts'

type Part = 'rules' | 'seats' | 'summary'

export interface SetupViewProps {
  readonly game: Game
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
  readonly title: string
  /** Where one came from. */
  readonly back: string
  /** What is decided besides the rules, and how a phone calls that part. */
  readonly beside: { readonly name: string; readonly content: ReactNode }
  /** The part a phone shows first. */
  readonly first: Part
  /** Another way of playing by these rules, in the bar. */
  readonly other: ReactNode
  /** What keeps the rules as they stand for another time, below what follows from them. */
  readonly save: (rules: Rules) => ReactNode
  /** The button that opens the table; it says why it cannot be pressed while settings exclude one another. */
  readonly action: { readonly name: string; readonly onPress: () => void }
}

/** A table being set up: rules on the left, seats and what follows from the rules on the right, one at a time on a phone. */
export const SetupView = (props: SetupViewProps) => {
  const { game, plan, onChange, title, beside, first, action } = props
  const t = useSetupText()
  const say = useSay()
  const [place, setPlace] = useState<string | null>(null)
  const [part, setPart] = useState<Part>(first)
  const scrolled = useKeptPlace()
  useTitle(title)

  const rules = useMemo(() => rulesOf(game, plan), [game, plan])
  const seats = plan.seats.length
  const conflicts = conflictsIn(game, plan)
  const preset = game.schema.presets.find(({ id }) => id === plan.preset)
  if (preset === undefined) return <NotFound />
  const changes = Object.keys(plan.changes).length
  const base = say(preset.name)
  const stop = conflicts[0]
  const why = stop === undefined ? null : say(stop.message(rules, seats))

  return (
    <ShowRule value={setPlace}>
      <div className="setup" data-part={part}>
        <Bar title={title} tags={[say(game.name)]} back={props.back}>
          {props.other}
          <IconButton icon="book" label={t('rulesBook')} onPress={() => setPlace('')} />
        </Bar>
        <Jump first={first} part={part} beside={beside.name} onPart={setPart} />
        <main ref={scrolled}>
          <section className="part-rules" aria-label={t('rules')}>
            <PresetChoice game={game} preset={preset} onChange={(id) => onChange(withPreset(game, plan, id))} />
            <SettingsForm
              game={game}
              rules={rules}
              seats={seats}
              changed={new Set(Object.keys(plan.changes))}
              conflicts={conflicts}
              onChange={(name, value) => onChange(withSetting(game, plan, name, value))}
            />
          </section>
          <div className="right">
            <section className="part-seats" aria-label={beside.name}>
              {beside.content}
            </section>
            <section className="part-summary" aria-label={t('summary')}>
              <Summary
                game={game}
                rules={rules}
                seats={seats}
                preset={preset}
                changes={changes}
                onReset={() => onChange({ ...plan, changes: {} })}
              />
              {props.save(rules)}
            </section>
          </div>
        </main>
        <footer>
          <p className={why === null ? 'only-phone' : 'problem'} role={why === null ? undefined : 'status'}>
            {why ?? (changes === 0 ? t('unchanged', { base }) : t('changedCount', { base, count: changes }))}
          </p>
          <Button kind="primary" unavailable={why} onPress={action.onPress}>
            {action.name}
          </Button>
        </footer>
      </div>
      <RuleDrawer game={game} rules={rules} seats={seats} place={place} onClose={() => setPlace(null)} />
    </ShowRule>
  )
}

interface JumpProps {
  readonly first: Part
  readonly part: Part
  /** What the part beside the rules is called. */
  readonly beside: string
  readonly onPart: (part: Part) => void
}

/** Which part a phone shows. */
const Jump = ({ first, part, beside, onPart }: JumpProps) => {
  const t = useSetupText()
  const parts: readonly Part[] = first === 'seats' ? ['seats', 'rules', 'summary'] : ['rules', 'seats', 'summary']
  return (
    <nav className="jump only-phone" aria-label={t('parts')}>
      {parts.map((name) => (
        <button key={name} type="button" aria-current={part === name ? 'true' : undefined} onClick={() => onPart(name)}>
          {name === 'seats' ? beside : t(name)}
        </button>
      ))}
    </nav>
  )
}
