import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ManagedOffer } from '#src/offers/managing/contract.ts'
import { MY_OFFERS, managedOfferHref } from '#src/offers/managing/web/filters.ts'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import { DISCARD_WORDS, titleOf } from '#src/offers/managing/web/words.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { discardOfferDraft } from '../contract.ts'
import { offerDraftKeys } from './query-keys.ts'

/** Deletes a draft that was never submitted and leaves its page for the list, or drops the new text of an offer. */
export function useDiscard() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: ({ id }: ManagedOffer) =>
      call<typeof discardOfferDraft>('DELETE /api/recruiter/offers/:id/draft', { params: { id } }),
    onSuccess: async (_done, offer) => {
      if (offer.discards !== 'changes') {
        const isHere = router.state.location.pathname.startsWith(managedOfferHref(offer.id, ''))
        if (isHere) await router.navigate({ href: MY_OFFERS, replace: true })
        client.removeQueries({ queryKey: managedOfferKeys.one(offer.id) })
      }
      client.removeQueries({ queryKey: offerDraftKeys.all })
      toast.success({ title: wordsOf(offer).done, text: `${titleOf(offer)}.` })
      await refresh(client, managedOfferKeys.all)
    },
    onError: (error, offer) => {
      if (!(error instanceof ApiError)) return
      toast.error({ title: wordsOf(offer).failed, text: error.message })
      if (error.status === 409) void refresh(client, managedOfferKeys.all)
    },
  })
}

const wordsOf = ({ discards }: ManagedOffer) => DISCARD_WORDS[discards ?? 'offer']
