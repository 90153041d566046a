import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#src/shell/session/current-user.ts'
import { listOutbox } from './draft-keys.ts'

const AGAIN_MS = 30_000

/** Every page of an applicant sends what was written without a network as soon as there is one. */
export function WaitingApplications() {
  const user = useUser()
  const client = useQueryClient()
  const id = user?.userable_type === 'applicant' ? user.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const send = () => {
      if (!navigator.onLine || listOutbox(id).length === 0) return
      // Only people with a waiting application download this; a failed download is asked for again the next time.
      void import('./outbox.ts').then(
        ({ sendWaiting }) => sendWaiting(client, id),
        () => undefined,
      )
    }
    send()
    const timer = setInterval(send, AGAIN_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [id, client])
  return null
}
