import { useEffect, useId, useState } from 'react'
import type { endViewing } from '#src/accounts/viewing/contract.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { currentTime } from '#src/shared/dates.ts'
import { SECOND } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import { BareButton } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { call } from './api/api.ts'
import { makePageReadOnly } from './read-only-page.ts'
import { useUser } from './session/current-user.ts'
import css from './viewing-banner.module.css'

/** What a press on anything that changes something says. */
const READ_ONLY = {
  title: 'Lecture seule',
  text: 'Vous regardez à la place de cette personne\u00a0: rien ne se change.',
}

/** Says on every page that somebody of the team looks in the place of a person, for how long still, and leads out. */
export default function ViewingBanner() {
  const user = useUser()
  const until = user?.viewed_until
  const left = useSecondsLeft(until)
  const reasonId = useId()
  const isViewing = Boolean(user && until)
  useEffect(() => (isViewing ? makePageReadOnly(reasonId, READ_ONLY) : undefined), [isViewing, reasonId])
  if (!user || !until) return null
  const leave = async () => {
    try {
      const { data } = await call<typeof endViewing>('DELETE /api/viewing')
      location.assign(data.url)
    } catch {
      toast.error({
        title: 'C’est déjà fini',
        text: 'Fermez cet onglet, et revenez à la fiche de la personne.',
      })
    }
  }
  return (
    <section className={css.banner} aria-label="Vous regardez à la place de quelqu’un">
      <span>
        Vous voyez {APP_NAME} comme <b>{fullName(user)}</b>
      </span>
      <span role="timer" id={reasonId}>
        {left > 0 ? `lecture seule, encore ${words(left)}` : 'le temps est passé, plus rien ne s’ouvre'}
      </span>
      <BareButton className={css.leave} onClick={leave}>
        Quitter
      </BareButton>
    </section>
  )
}

/** « 14 min 32 s » */
const words = (seconds: number) => `${Math.floor(seconds / 60)}\u00a0min ${seconds % 60}\u00a0s`

function useSecondsLeft(until: string | undefined): number {
  const [now, setNow] = useState(currentTime)
  useEffect(() => {
    if (!until) return
    const timer = setInterval(() => setNow(currentTime()), SECOND)
    return () => clearInterval(timer)
  }, [until])
  return until ? Math.max(0, Math.round((new Date(until).getTime() - now) / SECOND)) : 0
}
