import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminTeam, showTeam } from '../../team/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const teamQuery = queryOptions({
  queryKey: deskKeys.team,
  queryFn: async () => (await call<typeof showTeam>('GET /api/admin/administrators')).data,
})

/** Makes a call that answers with the team as it is afterwards, and says what was done. */
export function useTeamChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ send }: { send: () => Promise<{ data: AdminTeam }>; done: string }) => send(),
    onSuccess: ({ data }, { done }) => {
      client.setQueryData(teamQuery.queryKey, data)
      toast.success({ title: done })
    },
    // A colleague may have changed it first: the page then shows what is.
    onError: () => client.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
}
