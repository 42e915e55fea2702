import { SidePanel } from '../frame/index.ts'
import { ScoreSheet } from '../table/score-sheet.tsx'
import { BotSays } from './bot-says.tsx'
import { MoveList } from './move-list.tsx'
import { useReplayText } from './texts.ts'
import type { ReplayScreen } from './use-replay.ts'
import { Verdict } from './verdict.tsx'

export type ReplayTab = 'moves' | 'sheet' | 'verify'

export interface ReplayPanel {
  readonly tab: ReplayTab
  readonly open: boolean
}

export interface ReplaySideProps {
  readonly screen: ReplayScreen
  readonly panel: ReplayPanel
  readonly onPanel: (panel: ReplayPanel) => void
}

/** Beside a replay: its moves and what a bot says to them, the score sheet, what the record proves. */
export const ReplaySide = ({ screen, panel, onPanel }: ReplaySideProps) => {
  const t = useReplayText()
  const { course, tableGame, nameOf, position, before } = screen
  return (
    <SidePanel
      label={t('panel')}
      open={panel.open}
      onClose={() => onPanel({ ...panel, open: false })}
      active={panel.tab}
      onSelect={(tab) => onPanel({ ...panel, tab: tab as ReplayTab })}
      tabs={[
        {
          id: 'moves',
          label: t('moves'),
          content: (
            <>
              <MoveList course={course} tableGame={tableGame} nameOf={nameOf} now={position.now} onGo={position.jump} />
              <BotSays course={course} tableGame={tableGame} move={before + 1} />
            </>
          ),
        },
        {
          id: 'sheet',
          label: t('sheet'),
          content: <ScoreSheet match={course.match} tableGame={tableGame} nameOf={nameOf} />,
        },
        { id: 'verify', label: t('verify'), content: <Verdict record={course.record} /> },
      ]}
    />
  )
}
