import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../frame/index.ts'
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

const Lost = ({ title, words }: { readonly title: string; readonly words: string }) => {
  const t = useSiteText()
  return (
    <main className="lost">
      <h1>{title}</h1>
      <p>{words}</p>
      <Button kind="primary" href="/">
        {t('toStart')}
      </Button>
    </main>
  )
}
