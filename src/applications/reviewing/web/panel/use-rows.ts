import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { ApplicationsSearch } from '../filters.ts'
import { detailQuery } from '../queries.ts'
import type { Panel } from './use-panel.ts'

/** The list shows the queue while it is gone through, each application as it is now. */
export function useRows(
  items: readonly RecruiterApplication[],
  { current, queue, detail }: Panel,
  search: ApplicationsSearch,
): readonly RecruiterApplication[] {
  const client = useQueryClient()
  const known = useRef(new Map<number, RecruiterApplication>())
  useEffect(() => {
    for (const item of items) known.current.set(item.id, item)
  }, [items])
  const listed = items.find(({ id }) => id === current)
  const isOutdated = Boolean(listed?.is_new && detail.data?.opened && !detail.data.data.is_new)
  useEffect(() => {
    // Opening the application changed it, so its row and the counts over the list are read again.
    if (isOutdated) void refresh(client, recruiterApplicationKeys.lists)
  }, [isOutdated, client])
  if (!queue) return items
  return queue.ids.flatMap((id) => {
    const read = client.getQueryData(detailQuery(id, search).queryKey)?.data
    const row = items.find((item) => item.id === id) ?? known.current.get(id)
    if (!read || !row) return read ?? row ?? []
    // What was opened or moved here is known here before the list says so.
    return read.version > row.version || (read.version === row.version && row.is_new) ? read : row
  })
}
