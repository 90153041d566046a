import { useSyncExternalStore } from 'react'
import { WarningIcon } from '#src/ui/icons.tsx'
import css from './offline-banner.module.css'

/** Tells that there is no network, and that what is written is kept. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className={css.banner}>
          <WarningIcon size={18} />
          Vous êtes hors connexion. Ce que vous écrivez reste sur cet appareil.
        </p>
      )}
    </div>
  )
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
