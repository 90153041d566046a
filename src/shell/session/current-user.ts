import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { userQuery } from './session.ts'

/** The signed-in user, null for a guest and while it is unknown. */
export function useUser(): CurrentUser | null {
  return useQuery(userQuery).data ?? null
}
