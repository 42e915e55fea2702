import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Seal } from '../cards/index.ts'
import { Icon, IconButton, type IconName } from '../frame/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { changePreferences } from '../theme/index.ts'
import { SettingsSheet } from './settings-sheet.tsx'
import './site.css'
import { useSiteText } from './texts.ts'

export interface SitePageProps {
  /** What the window is called; the name of the site follows. */
  readonly title: string
  readonly children: ReactNode
}

type Place = {
  readonly href: string
  readonly icon: IconName
  /** Where else one is at the same place. */
  readonly also?: readonly string[]
  readonly name: 'play' | 'learn' | 'lobby' | 'records' | 'lab'
}

const PLACES: readonly Place[] = [
  { href: '/', icon: 'play', name: 'play' },
  { href: '/learn', also: ['/puzzles', '/train'], icon: 'book', name: 'learn' },
  { href: '/lobby', icon: 'people', name: 'lobby' },
  { href: '/records', icon: 'log', name: 'records' },
  { href: '/lab', icon: 'flask', name: 'lab' },
]

/** A page outside the tables: brand and navigation above, on phones navigation below. */
export const SitePage = ({ title, children }: SitePageProps) => {
  const t = useSiteText()
  const [settings, setSettings] = useState(false)
  useTitle(title)
  return (
    <div className="site">
      <header className="bar">
        <Link href="/" className="brand">
          <Seal />
          {t('brand')}
        </Link>
        <nav className="only-wide" aria-label={t('nav')}>
          <Places />
        </nav>
        <span className="sp" />
        <LanguageButton />
        <IconButton icon="person" label={t('me')} href="/me" />
        <IconButton icon="settings" label={t('settings')} onPress={() => setSettings(true)} expanded={settings} />
      </header>
      <main>{children}</main>
      <nav className="foot-nav only-phone" aria-label={t('nav')}>
        <Places />
      </nav>
      <SettingsSheet open={settings} onClose={() => setSettings(false)} />
    </div>
  )
}

const Places = () => {
  const t = useSiteText()
  const [path] = useLocation()
  return PLACES.map(({ href, also = [], icon, name }) => (
    <Link key={name} href={href} aria-current={[href, ...also].some((place) => isAt(path, place)) ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{t(name)}</span>
    </Link>
  ))
}

/** Whether a path is that of a place, or under it. */
const isAt = (path: string, place: string): boolean => path === place || (place !== '/' && path.startsWith(`${place}/`))

const LanguageButton = () => {
  const t = useSiteText()
  const other = useLanguage() === 'ja' ? 'en' : 'ja'
  return (
    <button type="button" className="btn quiet" lang={other} onClick={() => changePreferences({ language: other })}>
      {t('otherLanguage')}
    </button>
  )
}

/** Names the window after the page. */
export const useTitle = (title: string): void => {
  const t = useSiteText()
  const brand = t('brand')
  useEffect(() => {
    document.title = title === brand ? brand : `${title} — ${brand}`
  }, [title, brand])
}
