import { isRefusal } from '@tefuda/kernel'
import { type Experiment, parseExperiment } from '@tefuda/lab'
import { FileButton, notify } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { useLabText } from './texts.ts'

/** Opens the file of an experiment. */
export const OpenFile = ({ onOpen }: { readonly onOpen: (experiment: Experiment) => void }) => {
  const t = useLabText()
  const say = useSay()
  const open = (content: string): void => {
    const read = parseExperiment(content)
    if (isRefusal(read)) notify({ title: t('badFile'), text: say(read.message) })
    else onOpen(read)
  }
  return <FileButton label={t('openFile')} accept=".json,application/json" onText={open} />
}
