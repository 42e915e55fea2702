import type { Game } from '@tefuda/kernel'
import { ME, type Plan, USUAL_BOT } from '../../setup/plan.ts'
import { SeatList } from '../../setup/seat-list.tsx'
import { useSetupText } from '../../setup/texts.ts'
import { useOpenText } from './texts/open.ts'

export interface ChairsFormProps {
  readonly game: Game
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

/** The seats of an online table: open to whoever comes, or taken by bots. */
export const ChairsForm = ({ game, plan, onChange }: ChairsFormProps) => {
  const t = useOpenText()
  const setupText = useSetupText()
  return (
    <>
      <SeatList
        game={game}
        plan={plan}
        onChange={onChange}
        personOn={() => t('openChair')}
        more={[
          { label: t('addOpen'), seat: ME },
          { label: setupText('addBot'), seat: USUAL_BOT },
        ]}
      />
      <p className="muted small">{t('seatsNote')}</p>
    </>
  )
}
