import { useLocation, useSearch } from 'wouter'
import { Bar, Button, IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { downloadRecord } from '../records/file-name.ts'
import { useVariant } from '../records/use-variant.ts'
import { atSeat } from '../site/seat-address.ts'
import { dealOf } from './of-deal.ts'
import { ShareReplay } from './share-replay.tsx'
import { useReplayText } from './texts.ts'
import type { ReplayScreen } from './use-replay.ts'

export interface ReplayBarProps {
  readonly screen: ReplayScreen
  /** A link that can be handed on, from the base of the page; null where there is none yet. */
  readonly link: string | null
  readonly onPanel: () => void
}

/** What can be done with a record: reviewed, shared, saved. */
export const ReplayBar = ({ screen, link, onPanel }: ReplayBarProps) => {
  const t = useReplayText()
  const say = useSay()
  const [path] = useLocation()
  const ofLab = dealOf(useSearch())
  const { match, record, steps } = screen.course
  const variant = useVariant(match.game, match.rules)
  const tags = ofLab === null ? [variant] : [t('labDeal', { deal: ofLab.deal }), ofLab.rules]
  const { now } = screen.position
  const opened = path === '/replay' && link !== null ? `/${link}` : `${path}${location.hash}`
  const save = (): void => downloadRecord(record, Date.now())
  return (
    <Bar title={say(match.game.name)} tags={[t('replay'), ...tags]} back="/records">
      {record.outcome !== null && (
        <IconButton
          icon="hint"
          label={t('review')}
          href={atSeat(opened.replace('replay', 'review'), screen.below, match.seats.length)}
        />
      )}
      <ShareReplay link={link} record={record} move={now > 0 && now < steps.length ? now : null} />
      <span className="only-wide">
        <Button kind="quiet" icon="down" onPress={save}>
          {t('download')}
        </Button>
      </span>
      <IconButton icon="down" label={t('download')} className="only-phone" onPress={save} />
      <IconButton icon="log" label={t('panel')} className="only-phone" onPress={onPanel} />
    </Bar>
  )
}
