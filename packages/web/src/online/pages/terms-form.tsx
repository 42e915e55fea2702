import type { Pace, TableOptions } from '@tefuda/wire'
import { type ReactNode, useState } from 'react'
import { Segmented, Stepper } from '../../frame/index.ts'
import { PACES, type PaceName, paceName } from './opening.ts'
import { useOpenText } from './texts/open.ts'

export interface TermsFormProps {
  /** Whether the game asks several seats at once whether they claim something. */
  readonly hasWindows: boolean
  readonly options: TableOptions
  readonly onChange: (options: TableOptions) => void
}

const USUAL_DELAY = 60

/** How much time there is, who may come, and who may look on. */
export const TermsForm = ({ hasWindows, options, onChange }: TermsFormProps) => {
  const t = useOpenText()
  const { pace, isPublic, spectators } = options
  const looking = spectators === null ? 'closed' : spectators === 0 ? 'now' : 'late'
  return (
    <div className="terms">
      <PaceForm pace={pace} onChange={(next) => onChange({ ...options, pace: next })} />
      {hasWindows && pace.kind === 'days' && <p className="muted small">{t('daysWindows')}</p>}
      {hasWindows && pace.kind !== 'days' && (
        <>
          <Term name={t('windows')}>
            <Segmented
              label={t('windows')}
              value={options.windows ?? 'even'}
              options={[
                { value: 'even', label: t('even') },
                { value: 'quick', label: t('quick') },
              ]}
              onChange={(windows) => onChange({ ...options, windows })}
            />
          </Term>
          <p className="muted small">{t(options.windows === 'quick' ? 'quickNote' : 'evenNote')}</p>
        </>
      )}
      <Term name={t('who')}>
        <Segmented
          label={t('who')}
          value={isPublic ? 'inLobby' : 'byLink'}
          options={[
            { value: 'byLink', label: t('byLink') },
            { value: 'inLobby', label: t('inLobby') },
          ]}
          onChange={(value) => onChange({ ...options, isPublic: value === 'inLobby' })}
        />
      </Term>
      <Term name={t('spectators')}>
        <Segmented
          label={t('spectators')}
          value={looking}
          options={[
            { value: 'closed', label: t('closed') },
            { value: 'now', label: t('now') },
            { value: 'late', label: t('late') },
          ]}
          onChange={(value) => onChange({ ...options, spectators: { closed: null, now: 0, late: USUAL_DELAY }[value] })}
        />
      </Term>
      {spectators !== null && spectators > 0 && (
        <Term name={t('delay')} within>
          <Stepper
            label={t('delay')}
            value={spectators}
            min={1}
            max={600}
            onChange={(delay) => onChange({ ...options, spectators: delay })}
          />
        </Term>
      )}
    </div>
  )
}

const PaceForm = ({ pace, onChange }: { readonly pace: Pace; readonly onChange: (pace: Pace) => void }) => {
  const t = useOpenText()
  return (
    <>
      <Term name={t('pace')}>
        <Segmented
          label={t('pace')}
          value={pace.kind}
          options={[
            { value: 'none', label: t('none') },
            { value: 'live', label: t('live') },
            { value: 'days', label: t('days') },
          ]}
          onChange={(kind) =>
            onChange(
              { none: { kind: 'none' } as const, live: PACES.usual, days: { kind: 'days', days: 1 } as const }[kind],
            )
          }
        />
      </Term>
      {pace.kind === 'live' && <LiveForm pace={pace} onChange={onChange} />}
      {pace.kind === 'days' && (
        <>
          <Term name={t('daysPace')} within>
            <Segmented
              label={t('daysPace')}
              value={String(pace.days)}
              options={[
                { value: '1', label: t('oneDay') },
                { value: '3', label: t('manyDays', { count: 3 }) },
                { value: '7', label: t('manyDays', { count: 7 }) },
              ]}
              onChange={(days) => onChange({ kind: 'days', days: Number(days) })}
            />
          </Term>
          <p className="muted small">{t('daysNote')}</p>
        </>
      )}
    </>
  )
}

type LivePace = Extract<Pace, { kind: 'live' }>

const LiveForm = ({ pace, onChange }: { readonly pace: LivePace; readonly onChange: (pace: Pace) => void }) => {
  const t = useOpenText()
  // Whoever asks for numbers of their own keeps the fields, even when the numbers happen to be usual ones.
  const [own, setOwn] = useState(paceName(pace) === undefined)
  const chosen = own ? 'own' : (paceName(pace) ?? 'own')
  return (
    <>
      <Term name={t('choice')} within>
        <select
          className="field-input"
          aria-label={t('choice')}
          value={chosen}
          onChange={(event) => {
            const name = event.target.value
            setOwn(name === 'own')
            if (name !== 'own') onChange(PACES[name as PaceName])
          }}
        >
          {(['fast', 'usual', 'slow', 'own'] as const).map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </select>
      </Term>
      {own && (
        <>
          <Term name={t('move')} within>
            <Stepper
              label={t('move')}
              value={pace.move}
              min={3}
              max={600}
              onChange={(move) => onChange({ ...pace, move })}
            />
          </Term>
          <Term name={t('reserve')} within>
            <Stepper
              label={t('reserve')}
              value={pace.reserve}
              min={0}
              max={3600}
              onChange={(reserve) => onChange({ ...pace, reserve })}
            />
          </Term>
        </>
      )}
      <p className="muted small">{t('liveNote')}</p>
    </>
  )
}

interface TermProps {
  readonly name: string
  /** It says more about the one above. */
  readonly within?: boolean
  readonly children: ReactNode
}

/** One thing to decide; its control carries the same name. */
const Term = ({ name, within = false, children }: TermProps) => (
  <div className={within ? 'terms-row within' : 'terms-row'}>
    <span aria-hidden="true">{name}</span>
    {children}
  </div>
)
