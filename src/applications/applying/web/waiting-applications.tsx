import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#src/shell/session/current-user.ts'
import { listOutbox } from './draft-keys.ts'

const AGAIN_MS = 30_000

/** On every page of an applicant: what was written without a network leaves as soon as there is one. */
export function WaitingApplications() {
  const user = useUser()
  const client = useQueryClient()
  const id = user?.userable_type === 'applicant' ? user.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const send = () => {
      if (!navigator.onLine || listOutbox(id).length === 0) return
      // Nobody else downloads it; what does not come is asked for again with the next turn.
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
