import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { preferenceKeys } from '#src/notifications/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { Kind } from '../../shared/kinds.ts'
import type { listPreferences, setPreferences } from '../contract.ts'

export type Channel = 'bell' | 'mail' | 'push'

export const preferencesQuery = queryOptions({
  queryKey: preferenceKeys.all,
  queryFn: async () => (await call<typeof listPreferences>('GET /api/notification-preferences')).data,
})

/** A change of one switch, which stands for one kind or for several. */
export interface Change {
  kinds: Kind[]
  channel: Channel
  on: boolean
}

/** Shows a change before the server confirms it, and sends one after the other; a refusal puts the switches back. */
export function useSwitching() {
  const client = useQueryClient()
  const put = ({ kinds, channel, on }: Change) =>
    client.setQueryData(preferencesQuery.queryKey, (list) =>
      list?.map((one) => (kinds.includes(one.kind) ? { ...one, [channel]: on } : one)),
    )
  const saving = useIsMutating({ mutationKey: preferenceKeys.all }) > 0
  const switching = useMutation({
    mutationKey: preferenceKeys.all,
    scope: { id: preferenceKeys.all[0] },
    mutationFn: ({ kinds, channel, on }: Change) =>
      call<typeof setPreferences>('PUT /api/notification-preferences', { body: { kinds, [channel]: on } }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: preferenceKeys.all })
      const before = client.getQueryData(preferencesQuery.queryKey)
      put(change)
      return { before }
    },
    onError: (error, { kinds, channel }, kept) => {
      for (const one of kept?.before ?? [])
        if (kinds.includes(one.kind)) put({ kinds: [one.kind], channel, on: one[channel] })
      toast.error({ title: 'Votre choix n’a pas été enregistré', text: error.message })
    },
  })
  return { change: switching.mutate, saving, saved: switching.isSuccess, failed: switching.isError }
}
