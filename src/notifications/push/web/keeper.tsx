import { useEffect } from 'react'
import { DAY } from '#src/shared/durations.ts'
import { call } from '#src/shell/api/api.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import type { showPushSubscription } from '../contract.ts'
import { findSubscription, readConfirmed, subscribeBrowser } from './browser-push.ts'
import { endSubscription, saveSubscription } from './queries.ts'

/** Says once a day that this browser still tells the person, with the address that its push service gives it now. */
export default function PushKeeper() {
  const id = useUser()?.id
  useEffect(() => {
    const confirmed = id === undefined ? null : readConfirmed(id)
    // Without a network it is tried again on a page of another visit.
    if (id !== undefined && confirmed !== null && Date.now() - confirmed > DAY)
      void confirmSubscription(id).catch(() => undefined)
  }, [id])
  return null
}

async function confirmSubscription(userId: number): Promise<void> {
  if (!(await findSubscription())) return endSubscription(userId)
  const { data } = await call<typeof showPushSubscription>('GET /api/push-subscription')
  // The site may have got other keys, to which the browser subscribes without asking anybody.
  const subscription = data.public_key ? await subscribeBrowser(data.public_key) : null
  if (subscription) await saveSubscription(subscription, userId)
}
