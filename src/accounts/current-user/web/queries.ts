import { useMutation, useQueryClient } from '@tanstack/react-query'
import { personKeys } from '#src/accounts/web/person-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import { userQuery } from '#src/shell/session/session.ts'
import type { updateUser } from '../contract.ts'

interface AccountValues {
  first_name?: string
  last_name?: string
  username?: string
  /** Null removes the picture. */
  picture?: File | null
}

/** Saves the given fields of the account, and refreshes every page that shows them. */
export function useUpdateAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ onProgress, ...body }: AccountValues & { onProgress?: (share: number) => void }) =>
      call<typeof updateUser>('PUT /api/user', { body, multipart: true, ...(onProgress && { onProgress }) }),
    onSuccess: async ({ data }) => {
      await replace(client, userQuery, data)
      return refresh(client, personKeys.all)
    },
  })
}
