import { useLocation } from '@tanstack/react-router'
import { WarningIcon } from '#src/ui/icons.tsx'
import { keepsData, OFFLINE_PAGE } from './offline/kept-data.ts'
import { useOnline } from './offline/use-online.ts'
import css from './offline-banner.module.css'

/** Tells that there is no network, that what is written is kept, and where what was kept before can be read. */
export function OfflineBanner() {
  const isOfflinePage = useLocation().pathname === OFFLINE_PAGE
  const online = useOnline()
  return (
    <div role="status">
      {!online && !isOfflinePage && (
        <p className={css.banner}>
          <WarningIcon size={18} />
          <span>
            Vous êtes hors connexion. Ce que vous écrivez reste sur cet appareil.
            {keepsData() && (
              <>
                {' '}
                <a href={OFFLINE_PAGE}>Lire mes offres gardées ici</a>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
