import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangedList } from '#src/reference-changes/shared/lists.ts'
import { call } from '#src/shell/api/api.ts'
import type {
  addEntry,
  changeEntry,
  EntryChangeBody,
  listFailedSearches,
  previewEntry,
  showReference,
  showReferenceList,
  undoEntryChange,
} from '../../reference/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const referenceQuery = queryOptions({
  queryKey: deskKeys.reference,
  queryFn: async () => (await call<typeof showReference>('GET /api/admin/reference')).data,
})

export const listQuery = (list: ChangedList) =>
  queryOptions({
    queryKey: deskKeys.referenceList(list),
    queryFn: async () =>
      (await call<typeof showReferenceList>('GET /api/admin/reference/:list', { params: { list } })).data,
  })

export const failedQuery = queryOptions({
  queryKey: deskKeys.failedSearches,
  queryFn: async () => (await call<typeof listFailedSearches>('GET /api/admin/failed-searches')).data,
})

/** What an entry touches, as its words are typed. */
export const effectsQuery = (list: ChangedList, id: number | null, text: string) =>
  queryOptions({
    queryKey: deskKeys.referenceEffects(list, id, text),
    queryFn: async () =>
      (
        await call<typeof previewEntry>('GET /api/admin/reference/:list/effects', {
          params: { list },
          query: { id, text },
        })
      ).data,
  })

/** Adds an entry, or changes it; a refusal reads the list again, because a colleague may have changed it. */
export function useEntryChange(list: ChangedList, id: number | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EntryChangeBody) =>
      id === null
        ? call<typeof addEntry>('POST /api/admin/reference/:list/entries', { params: { list }, body })
        : call<typeof changeEntry>('POST /api/admin/reference/:list/entries/:id/changes', {
            params: { list, id },
            body,
          }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.reference }),
  })
}

export function useEntryUndo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof undoEntryChange>('DELETE /api/admin/reference/changes/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.reference }),
  })
}
