import { useEffect, useState } from 'react'
import type { AnnouncedMaintenance, showMaintenance } from '#src/maintenance/contract.ts'
import { currentTime, formatTime } from '#src/shared/dates.ts'
import { HOUR, MINUTE, SECOND } from '#src/shared/durations.ts'
import { BareButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon } from '#src/ui/icons.tsx'
import { call } from './api/api.ts'
import css from './maintenance-banner.module.css'

const ASKED_EVERY = MINUTE
/** Somebody who waits for its end hears of it sooner. */
const ASKED_WHILE_RUNNING = 10 * SECOND
const CLOSED = 'asafidy.maintenance-closed'

/** Tells of a maintenance beforehand, while it runs and once it is over, at one place in changing words. */
export default function MaintenanceBanner() {
  const { found, isOver, closeEnd } = useMaintenance()
  const [closed, setClosed] = useState(readClosed)
  if (!found)
    return (
      <div role="status">
        {isOver && (
          <p className={classes(css.banner, css.over)}>
            <CheckIcon size={18} />
            <span>C’est fini. Tout s’enregistre de nouveau.</span>
            <Close onPress={closeEnd} />
          </p>
        )}
      </div>
    )
  const isSoon = new Date(found.starts_at).getTime() - currentTime() < HOUR
  const close = () => {
    setClosed(found.starts_at)
    keepClosed(found.starts_at)
  }
  if (!found.is_running && !isSoon && closed === found.starts_at) return <div role="status" />
  return (
    <div role="status">
      <p className={classes(css.banner, found.is_running && css.running)}>
        {found.is_running ? <ClockIcon size={18} /> : <InfoIcon size={18} />}
        <span>
          {found.is_running && <b>Maintenance jusqu’à {formatTime(found.ends_at)}. </b>}
          {found.message}
          {found.is_running &&
            found.is_read_only &&
            ' Vous pouvez lire et écrire. Rien ne part, rien n’est perdu.'}
        </span>
        {!found.is_running && !isSoon && <Close onPress={close} />}
      </p>
    </div>
  )
}

function Close({ onPress }: { onPress: () => void }) {
  return (
    <BareButton className={css.close} aria-label="Fermer le bandeau" onClick={onPress}>
      <CloseIcon size={16} />
    </BareButton>
  )
}

/** Asks for it while the page is in view; the server answers from memory. */
function useMaintenance() {
  const [found, setFound] = useState<AnnouncedMaintenance | null>(null)
  const [isOver, setOver] = useState(false)
  const isRunning = found?.is_running ?? false
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      // Without an answer the page goes on showing what it knows.
      const reply = await call<typeof showMaintenance>('GET /api/maintenance').catch(() => null)
      if (!reply) return
      setFound(reply.data)
      if (isRunning && !reply.data) setOver(true)
    }
    if (!isRunning) void ask()
    const timer = setInterval(ask, isRunning ? ASKED_WHILE_RUNNING : ASKED_EVERY)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isRunning])
  return { found, isOver, closeEnd: () => setOver(false) }
}

function readClosed(): string | null {
  try {
    return sessionStorage.getItem(CLOSED)
  } catch {
    return null
  }
}

function keepClosed(startsAt: string) {
  try {
    sessionStorage.setItem(CLOSED, startsAt)
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
}
