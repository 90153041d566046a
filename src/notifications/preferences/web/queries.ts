import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { preferenceKeys } from '#src/notifications/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { Kind } from '../../shared/kinds.ts'
import type { listPreferences, Preference, setAllPreferences, setPreference } from '../contract.ts'

export type Channel = 'bell' | 'mail' | 'push'

export const preferencesQuery = queryOptions({
  queryKey: preferenceKeys.all,
  queryFn: async () => (await call<typeof listPreferences>('GET /api/notification-preferences')).data,
})

/** A change of one switch or, with a null kind, of a channel of all kinds. */
interface Change {
  kind: Kind | null
  channel: Channel
  on: boolean
}

/** Shows a change before the server confirms it, and sends one after the other; a refusal puts the switch back. */
export function useSwitching() {
  const client = useQueryClient()
  const put = ({ kind, channel, on }: Change) =>
    client.setQueryData(preferencesQuery.queryKey, (list) =>
      list?.map((one) => (kind === null || one.kind === kind ? { ...one, [channel]: on } : one)),
    )
  const saving = useIsMutating({ mutationKey: preferenceKeys.all }) > 0
  const switching = useMutation({
    mutationKey: preferenceKeys.all,
    scope: { id: preferenceKeys.all[0] },
    mutationFn: (change: Change) => send(change, client.getQueryData(preferencesQuery.queryKey) ?? []),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: preferenceKeys.all })
      const before = client.getQueryData(preferencesQuery.queryKey)
      put(change)
      return { before }
    },
    onError: (error, { kind, channel }, kept) => {
      for (const one of kept?.before ?? [])
        if (kind === null || one.kind === kind) put({ kind: one.kind, channel, on: one[channel] })
      toast.error({ title: 'Votre choix n’a pas été enregistré', text: error.message })
    },
  })
  return { change: switching.mutate, saving, saved: switching.isSuccess, failed: switching.isError }
}

async function send({ kind, channel, on }: Change, list: Preference[]): Promise<void> {
  if (kind === null) {
    await call<typeof setAllPreferences>('PUT /api/notification-preferences', { body: { [channel]: on } })
    return
  }
  const one = list.find((each) => each.kind === kind)
  const body = { bell: one?.bell ?? true, mail: one?.mail ?? true, [channel]: on }
  await call<typeof setPreference>('PUT /api/notification-preferences/:kind', { params: { kind }, body })
}
