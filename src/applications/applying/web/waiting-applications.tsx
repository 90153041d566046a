import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#src/shell/session/current-user.ts'
import { beforeSignOut } from '#src/shell/session/sign-out-tasks.ts'
import { listOutbox, listUnsentDrafts } from './draft-keys.ts'

const AGAIN_MS = 30_000

/**
 * Every page of an applicant sends what was written without a network as soon as there is one: applications that were to
 * leave, and drafts, which the account keeps. Drafts are also sent before the person signs out and this browser forgets
 * them.
 */
export function WaitingApplications() {
  const user = useUser()
  const client = useQueryClient()
  const id = user?.userable_type === 'applicant' ? user.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const send = () => {
      if (!navigator.onLine) return
      if (listUnsentDrafts(id).length > 0) void sendDrafts(id)
      if (listOutbox(id).length === 0) return
      // Only people with a waiting application download this; a failed download is asked for again the next time.
      void import('./outbox.ts').then(
        ({ sendWaiting }) => sendWaiting(client, id),
        () => undefined,
      )
    }
    send()
    const timer = setInterval(send, AGAIN_MS)
    const forget = beforeSignOut(async () => {
      if (listUnsentDrafts(id).length > 0) await sendDrafts(id)
    })
    window.addEventListener('online', send)
    return () => {
      forget()
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [id, client])
  return null
}

async function sendDrafts(id: number) {
  try {
    const { pushUnsentDrafts } = await import('./account-draft.ts')
    await pushUnsentDrafts(id)
  } catch {
    // The next round tries again.
  }
}
