import type { Refusal } from '@tefuda/kernel'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { useSiteText } from './texts.ts'
import './site.css'

/** Shows a readable page where one could not be drawn; only a class can catch that. */
export class Failure extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children
  }
}

const Failed = () => {
  const t = useSiteText()
  return (
    <main className="lost">
      <h1>{t('failed')}</h1>
      <p>{t('failedHint')}</p>
      <Button kind="primary" onPress={() => location.reload()}>
        {t('reload')}
      </Button>
    </main>
  )
}

export const NotFound = () => {
  const t = useSiteText()
  return <Lost title={t('missing')} words={t('missingHint')} />
}

/** For the address of a game that the page was built without. */
export const NoGame = ({ id }: { readonly id: string }) => {
  const t = useSiteText()
  return <Lost title={t('noGame', { game: id })} words={t('noGameHint')} />
}

/** For an address with a rule set that cannot be: says which setting is wrong, and leads to the same page of the standard game. */
export const NoRules = ({ refusal }: { readonly refusal: Refusal }) => {
  const t = useSiteText()
  const say = useSay()
  const [path] = useLocation()
  return <Lost title={t('noRules')} words={say(refusal.message)} way={{ name: t('standardRules'), href: path }} />
}

interface LostProps {
  readonly title: string
  readonly words: string
  /** Where to go instead; the first page unless said otherwise. */
  readonly way?: { readonly name: string; readonly href: string }
}

const Lost = ({ title, words, way }: LostProps) => {
  const t = useSiteText()
  const { name, href } = way ?? { name: t('toStart'), href: '/' }
  return (
    <main className="lost">
      <h1>{title}</h1>
      <p>{words}</p>
      <Button kind="primary" href={href}>
        {name}
      </Button>
    </main>
  )
}
