import { lazy, Suspense, useState } from 'react'

const Settings = lazy(() => import('./settings.tsx'))

/** Language, brightness, suits and the like, as a sheet over any page. Fetched when it is first opened. */
export const SettingsSheet = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Settings open={open} onClose={onClose} />
    </Suspense>
  )
}
