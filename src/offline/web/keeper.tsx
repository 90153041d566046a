import { partialMatchKey, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applicationKeys } from '#src/applications/web/query-keys.ts'
import { offerKeys, savedOfferKeys } from '#src/offers/web/query-keys.ts'
import { HOUR, SECOND } from '#src/shared/durations.ts'
import { isLowData } from '#src/shell/layout/low-data.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { readKeptRecord } from './kept-record.ts'
import { syncKeptRecord } from './sync.ts'

/** Without a change, what is kept is read again after this time. */
const FRESH_MS = 6 * HOUR
const PAUSE_MS = SECOND
const KEPT = [offerKeys.all, savedOfferKeys.all, applicationKeys.all]

/** Keeps an applicant's saved offers and applications readable offline, and follows what the person changes in them. */
export default function OfflineKeeper() {
  const user = useUser()
  const client = useQueryClient()
  // Nothing of a person may stay in the browser of somebody of the team who looks in their place.
  const id = user?.userable_type === 'applicant' && !user.viewed_until ? user.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const ending = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const sync = () => {
      if (navigator.onLine) void syncKeptRecord(client, id, ending.signal).catch(() => undefined)
    }
    const syncSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(sync, PAUSE_MS)
    }
    void readKeptRecord(id).then((kept) => {
      // Where data is to be saved, only what the person changes is read again.
      if (!isLowData() && (!kept || Date.now() - kept.read_at > FRESH_MS)) syncSoon()
    })
    const stop = client.getQueryCache().subscribe((event) => {
      if (isChange(event)) syncSoon()
    })
    return () => {
      clearTimeout(timer)
      ending.abort()
      stop()
    }
  }, [id, client])
  return null
}

/** What is out of date has just been changed by the person, or by a company that the bell tells of. */
function isChange(event: QueryCacheNotifyEvent): boolean {
  if (event.type !== 'updated' || event.action.type !== 'invalidate') return false
  const { queryKey } = event.query
  return KEPT.some((key) => partialMatchKey(queryKey, key))
}
