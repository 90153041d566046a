import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { userQuery } from '../session/session.ts'
import { forgetKeptData, keepsData, OFFLINE_PAGE } from './kept-data.ts'
import { registerWorkerWhenIdle } from './register-worker.ts'

/**
 * Makes the site readable without a network. What was kept for a person is erased as soon as the server says that nobody
 * is signed in; the offline page itself is kept as a guest's and knows nothing about that.
 */
export function OfflineSupport() {
  const { data: user } = useQuery(userQuery)
  const isOfflinePage = useLocation().pathname === OFFLINE_PAGE
  useEffect(registerWorkerWhenIdle, [])
  useEffect(() => {
    if (user === null && !isOfflinePage && keepsData()) void forgetKeptData().catch(() => undefined)
  }, [user, isOfflinePage])
  return null
}
