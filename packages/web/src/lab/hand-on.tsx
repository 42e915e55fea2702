import type { Experiment, Outcome, Plan, Variant } from '@tefuda/lab'
import { forestPicture, movedMeasures } from '@tefuda/lab/report'
import { useState } from 'react'
import { Button, notify } from '../frame/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { saveFile } from '../records/save-file.ts'
import { labAddress } from '../setup/lab-href.ts'
import { CopyField } from '../site/copy-field.tsx'
import { addressOf } from '../site/place.ts'
import { askReport } from './ask-thread.ts'
import { OpenFile } from './open-file.tsx'
import type { Reporting } from './protocol.ts'
import { useLabText } from './texts.ts'

interface HandOnProps {
  readonly plan: Plan
  readonly outcome: Outcome | null
  readonly onOpen: (experiment: Experiment) => void
  /** Where it is seen; the experiment's own address where nothing else is said. */
  readonly address?: string
  /** What its report is of; an experiment where nothing else is said. */
  readonly report?: Reporting['report']
  readonly leftOut?: Reporting['leftOut']
}

const NOTHING: readonly Variant[] = []

/** What of an experiment can be kept or given to others: its address, its file, the report, results as JSON, a picture. */
export const HandOn = ({
  plan: { experiment, game },
  outcome,
  onOpen,
  address = labAddress(experiment),
  report = 'experiment',
  leftOut = NOTHING,
}: HandOnProps) => {
  const t = useLabText()
  const language = useLanguage()
  const saveJson = (ending: string, content: object): void =>
    saveFile(`${game.id}.${ending}`, `${JSON.stringify(content, null, 2)}\n`, 'application/json')
  const [isWriting, setWriting] = useState(false)
  const write = async ({ tally, result: { rows }, reading }: Outcome): Promise<void> => {
    setWriting(true)
    const asked = { report, experiment, leftOut, kept: { tally, rows }, reading, language, site: addressOf('') }
    try {
      saveFile(`${game.id}.lab.html`, await askReport(asked).answer, 'text/html')
    } catch (error) {
      console.error(error)
      notify({ title: t('report'), text: t('notWritten') })
    }
    setWriting(false)
  }
  return (
    <section className="lab-card lab-hand-on">
      <CopyField label={t('share')} value={addressOf(address.slice(1))} />
      <p className="lab-acts">
        {outcome !== null && (
          <>
            <Button icon="down" unavailable={isWriting ? t('writing') : null} onPress={() => void write(outcome)}>
              {t('report')}
            </Button>
            <Button icon="down" onPress={() => saveJson('result.json', outcome.result)}>
              {t('result')}
            </Button>
            {report === 'experiment' && (
              <Button
                icon="down"
                unavailable={movedMeasures(outcome).length > 0 ? null : t('noPicture')}
                onPress={() => saveFile(`${game.id}.svg`, forestPicture(outcome), 'image/svg+xml')}
              >
                {t('picture')}
              </Button>
            )}
          </>
        )}
        <Button icon="down" onPress={() => saveJson('lab.json', experiment)}>
          {t('file')}
        </Button>
        <OpenFile onOpen={onOpen} />
      </p>
      {isWriting && (
        <p className="muted" role="status">
          {t('writing')}
        </p>
      )}
    </section>
  )
}
