import { text } from '@tefuda/kernel'
import { CardSentence } from '../cards/index.ts'
import { Button } from '../frame/index.ts'
import { useLanguage, useSay } from '../i18n/index.ts'
import { type NameOf, named } from './names.ts'
import { PersonName } from './person-name.tsx'
import type { Action } from './table-game.ts'
import { useTableText } from './texts.ts'
import { type Place, useSecondTap } from './use-second-tap.ts'

/** Where the name goes. */
const GAP = '\n'

export interface ActsProps {
  readonly actions: readonly Action[]
  readonly onAction: (action: string) => void
  /** What seats are called in what an action says. */
  readonly nameOf: NameOf
  /** Whom the table waits for; null while it is one's own turn. */
  readonly waitingFor: string | null
  /** Others are being asked all at once. */
  readonly isCollecting: boolean
  /** Set when the session is over. */
  readonly onResults: (() => void) | null
  /** Null where no move can be taken back: then the rule book stands in its place; a second of the other actions takes it. */
  readonly undo: { readonly onPress: () => void; readonly unavailable: string | null } | null
  readonly onBook: () => void
  /** Null where nobody gives hints. */
  readonly hint: { readonly onPress: () => void; readonly unavailable: string | null; readonly busy: boolean } | null
  /** Somebody without a seat: nothing is theirs to do. */
  readonly isLookingOn?: boolean
}

/** The buttons of the table: the main one, taking back or the rule book, and a hint. */
export const Acts = ({
  actions,
  onAction,
  nameOf,
  waitingFor,
  isCollecting,
  onResults,
  undo,
  onBook,
  hint,
  isLookingOn = false,
}: ActsProps) => {
  const t = useTableText()
  const isTurn = onResults === null && waitingFor === null && !isCollecting
  const others = isTurn ? actions.slice(1) : []
  const [first] = others
  return (
    <>
      <MainAct
        actions={actions}
        onAction={onAction}
        nameOf={nameOf}
        waitingFor={isCollecting ? '' : waitingFor}
        onResults={onResults}
      />
      {onResults === null && (
        <span className="row">
          {/* Hints and the first of the other actions have places of their own; a second takes that of the rule book. */}
          {others.slice(1).map((action) => (
            <Act key={action.id} action={action} onAction={onAction} nameOf={nameOf} />
          ))}
          {undo !== null && !isLookingOn && others.length < 2 ? (
            <Button icon="undo" onPress={undo.onPress} unavailable={undo.unavailable}>
              {t('undo')}
            </Button>
          ) : (
            (others.length < 2 || hint === null) && (
              <Button icon="book" onPress={onBook}>
                {t('book')}
              </Button>
            )
          )}
          {hint !== null && (
            <Button icon="hint" onPress={hint.onPress} unavailable={hint.unavailable}>
              <span className="either">
                <span data-off={hint.busy}>{t('hint')}</span>
                <span data-off={!hint.busy}>{t('hinting')}</span>
              </span>
            </Button>
          )}
          <FirstAct action={first} onAction={onAction} nameOf={nameOf} />
        </span>
      )}
    </>
  )
}

const MainAct = ({
  actions,
  onAction,
  nameOf,
  waitingFor,
  onResults,
}: Pick<ActsProps, 'actions' | 'onAction' | 'nameOf' | 'waitingFor' | 'onResults'>) => {
  const t = useTableText()
  const say = useSay()
  const [main] = actions
  const place = useSecondTap(waitingFor !== null || main === undefined ? undefined : say(main.label), {
    leaving: false,
  })
  if (onResults !== null)
    return (
      <Button kind="primary" onPress={onResults}>
        {t('results')}
      </Button>
    )
  if (waitingFor !== null) {
    const words = waitingFor === '' ? t('collecting') : t('waiting', { name: waitingFor })
    return (
      <Button kind="primary" className="waits" label={words} unavailable={words}>
        {waitingFor === '' ? words : <Waiting key={waitingFor} name={waitingFor} />}
      </Button>
    )
  }
  return main !== undefined && <Act action={main} place={place} main onAction={onAction} nameOf={nameOf} />
}

/** The first of the other actions, such as letting pass: a pass that comes in its place is not for the same tap. */
const FirstAct = ({
  action,
  onAction,
  nameOf,
}: Pick<ActsProps, 'onAction' | 'nameOf'> & { readonly action: Action | undefined }) => {
  const say = useSay()
  const place = useSecondTap(action && say(action.label), { leaving: true })
  return action !== undefined && <Act action={action} place={place} onAction={onAction} nameOf={nameOf} />
}

/** Whom the table waits for: of what is too long, the name alone is cut. */
const Waiting = ({ name }: { readonly name: string }) => {
  const t = useTableText()
  const [before, after] = t('waiting', { name: GAP }).split(GAP)
  return (
    <>
      <span>{before}</span>
      <PersonName name={name} />
      <span>{after}</span>
    </>
  )
}

const TOO_SOON = text('このボタンは、いま替わったところです。', 'This button has just come.')

const Act = ({
  action,
  place,
  main = false,
  onAction,
  nameOf,
}: {
  readonly action: Action
  readonly place?: Place
  readonly main?: boolean
  readonly onAction: (action: string) => void
  readonly nameOf: NameOf
}) => {
  const say = useSay()
  const language = useLanguage()
  const { id, label, chosen } = action
  const unavailable = action.unavailable ?? (place?.isTooSoon === true ? TOO_SOON : null)
  return (
    <Button
      kind={main ? 'primary' : 'plain'}
      className={chosen === true ? 'chosen' : undefined}
      onPress={() => {
        place?.onPress()
        onAction(id)
      }}
      unavailable={unavailable === null ? null : named(say(unavailable), language, nameOf)}
    >
      <span key={say(label)}>
        <CardSentence text={say(label)} />
      </span>
    </Button>
  )
}
