import { useEffect, useState } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatTime } from '#src/shared/dates.ts'
import { formatShortDayDate } from '#src/shared/weekdays.ts'
import { useOnline } from '#src/shell/offline/use-online.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { WarningIcon } from '#src/ui/icons.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { OfflineDrawing } from './drawing.tsx'
import { KeptApplications } from './kept-applications.tsx'
import { KeptOffers } from './kept-offers.tsx'
import { type KeptRecord, readOnlyKeptRecord } from './kept-record.ts'
import { KeptSize } from './kept-size.tsx'
import css from './page.module.css'
import { useOfflineSince } from './use-offline-since.ts'
import { WaitingApplications } from './waiting-applications.tsx'

/** What stands in for every page without a network: what this browser keeps can be read, and the page asked for tried again. */
export function OfflinePage() {
  const online = useOnline(false)
  const since = useOfflineSince(online)
  const [kept, setKept] = useState<KeptRecord | null>()
  const [wanted, setWanted] = useState('/')
  useEffect(() => {
    // The worker puts the page that was asked for behind the address of this one.
    setWanted(pathIn(location.hash))
    void readOnlyKeptRecord().then(setKept)
  }, [])
  const hasOffers = Boolean(kept && kept.offers.length > 0)
  return (
    <>
      <p className={css.net} role="status">
        <span className={css.inner}>
          <WarningIcon size={18} />
          <span>
            <b>{online ? 'Le réseau est là' : 'Hors connexion'}</b>
            {since !== null && ` depuis ${formatTime(since)}`}. Ce qui suit est gardé sur cet appareil.
          </span>
        </span>
      </p>
      <header className={css.bar}>
        <a className={css.inner} href="/" aria-label={`${APP_NAME}, accueil`}>
          <Logo />
        </a>
      </header>
      <div className={css.page}>
        <div className={css.hero}>
          <OfflineDrawing className={css.drawing} />
          <div>
            <h1>{hasOffers ? 'Pas de réseau, mais vos offres sont là' : 'Pas de réseau pour le moment'}</h1>
            <p>{wordsOf(kept)}</p>
          </div>
          <Button look="secondary" onClick={() => location.assign(wanted)}>
            Réessayer
          </Button>
        </div>
        {kept === undefined && <Skeleton height={240} />}
        {kept && <Kept record={kept} wanted={wanted} onEmptied={setKept} />}
      </div>
    </>
  )
}

function wordsOf(kept: KeptRecord | null | undefined): string {
  if (kept === null || kept?.read_at === 0)
    return 'Rien n’est gardé sur cet appareil. Connectez-vous une fois avec du réseau\u00A0: vos sauvegardes et vos candidatures pourront ensuite être lues ici.'
  return 'Chercher demande le réseau. Lire vos offres et vos candidatures, non.'
}

interface KeptProps {
  record: KeptRecord
  wanted: string
  onEmptied: (left: KeptRecord | null) => void
}

function Kept({ record, wanted, onEmptied }: KeptProps) {
  const { user_id, offers, applications, read_at } = record
  if (read_at === 0)
    return (
      <div className={css.columns}>
        <WaitingApplications userId={user_id} />
      </div>
    )
  const seen = `Vu le ${formatShortDayDate(read_at)} à ${formatTime(read_at)}`
  return (
    <div className={css.columns}>
      <WaitingApplications userId={user_id} />
      <Card title="Mes sauvegardes" action={<span className={css.seen}>{seen}</span>} flush>
        <KeptOffers offers={offers} wanted={wanted} />
      </Card>
      <Card title="Mes candidatures" action={<span className={css.seen}>{seen}</span>} flush>
        <KeptApplications applications={applications} />
      </Card>
      <KeptSize record={record} onEmptied={onEmptied} />
    </div>
  )
}

/** The path behind `#`; anything but a path of this site counts as the home page. */
function pathIn(hash: string): string {
  return /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : '/'
}
