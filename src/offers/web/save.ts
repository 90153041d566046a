import { useQueryClient } from '@tanstack/react-query'
import { openLogin } from '#src/accounts/signing-in/web/login-opening.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { outdate } from '#src/shell/api/refresh.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { useFollowingState } from '#src/ui/following-state.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { OfferItem } from '../contract.ts'
import type { saveOffer, unsaveOffer } from '../saved/contract.ts'
import { offerKeys, savedOfferKeys } from './query-keys.ts'

const WHY = { why: 'Connectez-vous pour sauvegarder cette offre.' }

/**
 * Whether an offer is saved, and the function that saves or removes it. The screen changes at once; guests sign in
 * first.
 */
export function useSaving(offer: Pick<OfferItem, 'id' | 'is_saved'>, onChange?: (saved: boolean) => void) {
  const user = useUser()
  const client = useQueryClient()
  const [saved, setSaved] = useFollowingState(offer.is_saved ?? false)
  const change = async (to: boolean) => {
    setSaved(to)
    try {
      await send(offer.id, to)
      onChange?.(to)
      await outdate(client, offerKeys.all, savedOfferKeys.all)
    } catch (error) {
      setSaved(!to)
      const said = error instanceof ApiError ? error.message : undefined
      toast.error({ title: 'Sauvegarde impossible', ...(said && { text: said }) })
    }
  }
  const press = () => (user ? change(!saved) : openLogin(() => change(true), WHY))
  return { saved, press, hidden: user !== null && user.userable_type !== 'applicant' }
}

function send(id: number, to: boolean) {
  return to
    ? call<typeof saveOffer>('PUT /api/applicant/saved-offers/:id', { params: { id } })
    : call<typeof unsaveOffer>('DELETE /api/applicant/saved-offers/:id', { params: { id } })
}
