import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DAY } from '#src/shared/durations.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { noteLater, pushPermission, readLater } from './browser-push.ts'
import css from './push.module.css'
import { pushQuery, usePushSwitch } from './queries.ts'

/** Who puts it off is left alone for so long. */
const LATER_MS = 30 * DAY

/** Asks an applicant who has just applied whether this browser may tell of the answer; a browser asks once in its life. */
export default function PushInvitation() {
  const user = useUser()
  const { data } = useQuery({ ...pushQuery, enabled: user !== null && pushPermission() === 'default' })
  const [isPutOff, setPutOff] = useState(false)
  const { mutate, isPending, isSuccess, error } = usePushSwitch(user?.id ?? 0)
  if (isSuccess) return <p className={css.invitation}>C’est fait&nbsp;: cet appareil vous préviendra.</p>
  const isAsked = Boolean(user && data?.public_key && !data.is_subscribed)
  if (!user || !isAsked || isPutOff || Date.now() - (readLater(user.id) ?? 0) < LATER_MS) return null
  const putOff = () => {
    noteLater(user.id)
    setPutOff(true)
  }
  return (
    <div className={css.invitation}>
      <div className={css.what}>
        <b>Être prévenu de la réponse sur cet appareil&nbsp;?</b>
        <span>Même quand le site est fermé. Sur l’écran verrouillé, aucun nom ne s’affiche.</span>
      </div>
      <p role="status" className={css.failed} hidden={!error}>
        {error?.message}
      </p>
      <div className={css.actions}>
        <Button look="secondary" small loading={isPending} onClick={() => mutate(true)}>
          Activer
        </Button>
        <Button look="quiet" small onClick={putOff}>
          Plus tard
        </Button>
      </div>
    </div>
  )
}
