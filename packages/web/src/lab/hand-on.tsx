import { isRefusal, type Language } from '@tefuda/kernel'
import { type Experiment, type Outcome, type Plan, parseExperiment } from '@tefuda/lab'
import { reportPage } from '@tefuda/lab/report'
import { Button, FileButton, notify } from '../frame/index.ts'
import { useLanguage, useSay } from '../i18n/index.ts'
import { saveFile } from '../records/save-file.ts'
import { labAddress } from '../setup/lab-href.ts'
import { CopyField } from '../site/copy-field.tsx'
import { addressOf } from '../site/place.ts'
import { dealAddress } from './deal-address.ts'
import { useLabText } from './texts.ts'

interface HandOnProps {
  readonly plan: Plan
  readonly outcome: Outcome | null
  readonly onOpen: (experiment: Experiment) => void
  /** Where it is seen; the experiment's own address where nothing else is said. */
  readonly address?: string
  /** The report as a page; that of an experiment where nothing else is said. */
  readonly reportOf?: (outcome: Outcome, language: Language) => string
}

/** What of an experiment can be kept or given to others: its address, its file, the report. */
export const HandOn = ({
  plan: { experiment, game },
  outcome,
  onOpen,
  address = labAddress(experiment),
  reportOf = experimentReport,
}: HandOnProps) => {
  const t = useLabText()
  const say = useSay()
  const language = useLanguage()
  const open = (content: string): void => {
    const read = parseExperiment(content)
    if (isRefusal(read)) notify({ title: t('badFile'), text: say(read.message) })
    else onOpen(read)
  }
  return (
    <section className="lab-card lab-hand-on">
      <CopyField label={t('share')} value={addressOf(address.slice(1))} />
      <p className="lab-acts">
        {outcome !== null && (
          <Button icon="down" onPress={() => saveFile(`${game.id}.lab.html`, reportOf(outcome, language), 'text/html')}>
            {t('report')}
          </Button>
        )}
        <Button
          icon="down"
          onPress={() =>
            saveFile(`${game.id}.lab.json`, `${JSON.stringify(experiment, null, 2)}\n`, 'application/json')
          }
        >
          {t('file')}
        </Button>
        <FileButton label={t('openFile')} accept=".json,application/json" onText={open} />
      </p>
    </section>
  )
}

const experimentReport = (outcome: Outcome, language: Language): string =>
  reportPage(outcome, language, (variant, deal) =>
    addressOf(dealAddress(outcome.plan.experiment, variant, deal).slice(1)),
  )
