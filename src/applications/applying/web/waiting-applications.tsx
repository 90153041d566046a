import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useUser } from '#src/shell/session/current-user.ts'
import { beforeSignOut } from '#src/shell/session/sign-out-tasks.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { listOutbox, listUnsentDrafts, mayLeaveAlone } from './draft-keys.ts'

const SendNowDialog = lazyPart(() => import('./send-now-dialog.tsx'))

const AGAIN_MS = 30_000

/**
 * Every page of an applicant sends what was written without a network as soon as there is one: applications that were to
 * leave by themselves, and drafts, which the account keeps. Whoever wanted to be asked is asked. Drafts are also sent before the person signs out and this browser forgets
 * them.
 */
export function WaitingApplications() {
  const user = useUser()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const id = user?.userable_type === 'applicant' ? user.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const send = () => {
      if (!navigator.onLine) return
      if (listUnsentDrafts(id).length > 0) void sendDrafts(id)
      const waiting = listOutbox(id)
      if (waiting.length === 0) return
      // Only people with a waiting application download this; a failed download is asked for again the next time.
      void import('./outbox.ts').then(
        ({ sendWaiting }) => sendWaiting(client, id),
        () => undefined,
      )
    }
    const ask = () => {
      const now = Date.now()
      setAsking(navigator.onLine && listOutbox(id).some((each) => !mayLeaveAlone(each, now)))
    }
    send()
    ask()
    const timer = setInterval(send, AGAIN_MS)
    const forget = beforeSignOut(async () => {
      if (listUnsentDrafts(id).length > 0) await sendDrafts(id)
    })
    window.addEventListener('online', send)
    window.addEventListener('online', ask)
    return () => {
      forget()
      clearInterval(timer)
      window.removeEventListener('online', send)
      window.removeEventListener('online', ask)
    }
  }, [id, client])
  if (!asking || id === undefined) return null
  return (
    <Suspense>
      <SendNowDialog userId={id} onClose={() => setAsking(false)} />
    </Suspense>
  )
}

async function sendDrafts(id: number) {
  try {
    const { pushUnsentDrafts } = await import('./account-draft.ts')
    await pushUnsentDrafts(id)
  } catch {
    // The next round tries again.
  }
}
