import { useQuery } from '@tanstack/react-query'
import { verificationKeys } from '#src/accounts/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { showVerification } from '../contract.ts'

const AGAIN_MS = 5_000

/** Whether the address has been verified in another browser; asked every few seconds while the page is visible and waits. */
export function useVerifiedElsewhere(waits: boolean): boolean {
  const { data } = useQuery({
    queryKey: verificationKeys.here,
    queryFn: () => call<typeof showVerification>('GET /email/verification'),
    enabled: waits,
    refetchInterval: ({ state }) => (state.data?.data.is_verified ? false : AGAIN_MS),
  })
  return data?.data.is_verified ?? false
}
