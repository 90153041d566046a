import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ManagedOffer } from '#src/offers/managing/contract.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import { useOfferChange } from './queries.ts'

/**
 * A mail's button leads to `?renouveler=…`: the offer is renewed once and the parameter is removed, so that a reload
 * does not repeat it.
 */
export function useRenewalLink(offer: ManagedOffer | undefined): void {
  const { renouveler: token, ...rest } = useSearch({ strict: false }) as SearchParams
  const { mutate } = useOfferChange()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that the address holds.
  useEffect(() => {
    if (!offer || typeof token !== 'string') return
    mutate({ offer, change: 'renew', token })
    void navigate({ to: '.', search: rest as never, replace: true, resetScroll: false })
  }, [token, offer?.id])
}
