import { useEffect, useState } from 'react'
import type { endViewing } from '#src/accounts/viewing/contract.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { SECOND } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import { BareButton } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { call } from './api/api.ts'
import { useUser } from './session/current-user.ts'
import css from './viewing-banner.module.css'

/** Says on every page that somebody of the team looks in the place of a person, for how long still, and leads out. */
export default function ViewingBanner() {
  const user = useUser()
  const until = user?.viewed_until
  const left = useSecondsLeft(until)
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
      <span role="timer">
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
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!until) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [until])
  return until ? Math.max(0, Math.round((new Date(until).getTime() - now) / SECOND)) : 0
}
