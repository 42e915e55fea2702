import type { Game, Rules } from '@tefuda/kernel'
import type { TableOptions } from '@tefuda/wire'
import { useMemo, useState } from 'react'
import { PackContext, packOf } from '../cards/index.ts'
import { Button, Sheet } from '../frame/index.ts'
import { RuleBookView } from '../rulebook/index.ts'
import { useLineWords } from './pages/line-words.ts'
import { useOnlineText } from './texts.ts'

export interface TermsProps {
  readonly game: Game
  readonly rules: Rules
  readonly seats: number
  /** The rule set as people know it. */
  readonly variant: string
  readonly options: TableOptions
}

/** What one agrees to by sitting down: rules, time, who comes and who may look on. */
export const Terms = ({ game, rules, seats, variant, options }: TermsProps) => {
  const t = useOnlineText()
  const { pace } = useLineWords()
  const [isOpen, setOpen] = useState(false)
  const book = useMemo(() => (isOpen ? game.rulebook(rules, seats) : null), [isOpen, game, rules, seats])
  const { spectators } = options
  const isQuick = game.asking !== undefined && options.windows === 'quick' && options.pace.kind !== 'days'
  const looking =
    spectators === null
      ? t('spectatorsNone')
      : spectators === 0
        ? t('spectatorsNow')
        : t('spectatorsLate', { seconds: spectators })
  return (
    <section className="room-part" aria-labelledby="room-terms">
      <h2 id="room-terms">{t('terms')}</h2>
      <dl className="room-terms">
        <div>
          <dt>{t('rules')}</dt>
          <dd>{variant}</dd>
        </div>
        <div>
          <dt>{t('pace')}</dt>
          <dd>{pace(options.pace)}</dd>
        </div>
        <div>
          <dt>{t('who')}</dt>
          <dd>{t(options.isPublic ? 'public' : 'private')}</dd>
        </div>
        <div>
          <dt>{t('lookingOn')}</dt>
          <dd>{looking}</dd>
        </div>
        {isQuick && (
          <div>
            <dt>{t('windows')}</dt>
            <dd>{t('windowsQuick')}</dd>
          </div>
        )}
      </dl>
      <Button icon="book" onPress={() => setOpen(true)}>
        {t('rulesOfTable')}
      </Button>
      <p className="muted small">
        {t('fairnessText')} {!isSecureContext && t('insecure')}
      </p>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('rules')} roomy flush>
        <PackContext value={packOf(game)}>{book !== null && <RuleBookView book={book} compact />}</PackContext>
      </Sheet>
    </section>
  )
}
