import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { duplicateOffer } from '#src/offers/writing/contract.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { managedOfferHref } from './filters.ts'
import { managedOfferKeys } from './query-keys.ts'

/** Copies an offer into a new draft and opens its editor. */
export function useDuplicate() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async (id: number) =>
      (await call<typeof duplicateOffer>('POST /api/recruiter/offers/:id/duplicate', { params: { id } }))
        .data,
    onSuccess: async ({ id }) => {
      await refresh(client, managedOfferKeys.all)
      await router.navigate({ href: managedOfferHref(id, 'modifier') })
      toast.success({ title: 'Offre dupliquée', text: 'Voici son brouillon\u00A0: changez ce qui diffère.' })
    },
    onError: (error) => {
      if (error instanceof ApiError)
        toast.error({ title: 'L’offre n’a pas été dupliquée', text: error.message })
    },
  })
}
