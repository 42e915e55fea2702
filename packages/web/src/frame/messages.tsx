import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from './button.tsx'
import { dismiss, type Hold, hold, leave, useMessage } from './notify.ts'
import { placeNotice } from './place-notice.ts'
import { useFrameText } from './texts.ts'

/** The one place where messages of the page itself appear: over its upper edge, where nothing has to be pressed. */
export const Messages = () => {
  const t = useFrameText()
  const message = useMessage()
  useLeaving()
  useLooking()
  return (
    <div
      role="status"
      onPointerEnter={keep('pointer', true)}
      onPointerLeave={keep('pointer', false)}
      onFocus={keep('focus', true)}
      onBlur={keep('focus', false)}
    >
      {message !== null && (
        <div key={message.text} ref={placeNotice} className="toast fixed">
          <p>
            {message.title !== undefined && <b>{message.title}</b>} {message.drawn ?? message.text}
          </p>
          <IconButton icon="close" label={t('close')} onPress={dismiss} />
        </div>
      )}
    </div>
  )
}

/** A message belongs to the page it was said on. */
const useLeaving = (): void => {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes whenever the path does.
  useEffect(() => leave, [path])
}

/** What is said while nobody looks is still there when somebody does. */
const useLooking = (): void => {
  useEffect(() => {
    const look = (): void => hold('away', document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

const keep = (by: Hold, is: boolean) => (): void => hold(by, is)
