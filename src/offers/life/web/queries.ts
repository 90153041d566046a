import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagedOffer } from '#src/offers/managing/contract.ts'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type {
  archiveOffer,
  changeOffers,
  closeOffer,
  confirmOffer,
  pauseOffer,
  renewOffer,
  resumeOffer,
} from '../contract.ts'
import type { CloseReason, OfferChange } from '../shared/transitions.ts'

type Reply = { data: ManagedOffer }

export interface ChangeRequest {
  change: OfferChange
  reason?: CloseReason
  /** The token of the mail's link, when the renewal comes from one. */
  token?: string
}

/**
 * Makes a change to one offer. A refusal shows its reason, and the offer is read again because it has changed
 * meanwhile.
 */
export function useOfferChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ offer, ...asked }: ChangeRequest & { offer: ManagedOffer }) => send(offer, asked),
    onSuccess: ({ data }, { change }) => {
      toast.success({ title: DONE[change], text: saidOf(data, change) })
      return refresh(client, managedOfferKeys.all, offerKeys.all)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      toast.error({ title: 'L’offre n’a pas changé', text: error.message })
      if (error.status === 409) void refresh(client, managedOfferKeys.all)
    },
  })
}

/** Answers that an offer is still open. */
export function useConfirmOpen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof confirmOffer>('PUT /api/recruiter/offers/:id/attendance', { params: { id } }),
    onSuccess: ({ data }) => {
      toast.success({ title: 'C’est noté', text: `${displayTitle(data.title)} reste en ligne.` })
      return refresh(client, managedOfferKeys.all)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      toast.error({ title: 'Votre réponse n’a pas été notée', text: error.message })
      if (error.status === 409) void refresh(client, managedOfferKeys.all)
    },
  })
}

const DONE: Record<OfferChange, string> = {
  pause: 'Offre en pause',
  resume: 'Offre de nouveau en ligne',
  close: 'Offre clôturée',
  renew: 'Offre renouvelée',
  archive: 'Offre archivée',
}

function saidOf({ title, ends_at }: ManagedOffer, change: OfferChange): string {
  const name = displayTitle(title)
  return change === 'renew' && ends_at ? `${name}, jusqu’au ${formatDate(ends_at)}.` : `${name}.`
}

function send({ id, version }: ManagedOffer, { change, reason, token }: ChangeRequest): Promise<Reply> {
  const params = { id }
  const body = { version }
  switch (change) {
    case 'pause':
      return call<typeof pauseOffer>('PUT /api/recruiter/offers/:id/pause', { params, body })
    case 'resume':
      return call<typeof resumeOffer>('DELETE /api/recruiter/offers/:id/pause', { params, body })
    case 'close': {
      const closing = { version, reason: reason ?? 'annulee' }
      return call<typeof closeOffer>('PUT /api/recruiter/offers/:id/closing', { params, body: closing })
    }
    case 'renew':
      return call<typeof renewOffer>('PUT /api/recruiter/offers/:id/renewal', {
        params,
        body: token ? { token } : body,
      })
    case 'archive':
      return call<typeof archiveOffer>('PUT /api/recruiter/offers/:id/archive', { params, body })
  }
}

/** The result for each offer of a selection. */
export interface ManyResults {
  done: number
  refused: { id: number; title: string; message: string }[]
}

/** Makes one change to several offers, each with a result of its own. */
export function useManyChanges() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({
      offers,
      ...asked
    }: ChangeRequest & { offers: readonly ManagedOffer[] }): Promise<ManyResults> => {
      const body = { ...asked, offers: offers.map(({ id, version }) => ({ id, version })) }
      const { data } = await call<typeof changeOffers>('POST /api/recruiter/offer-changes', { body })
      const titles = new Map(offers.map(({ id, title }) => [id, displayTitle(title)]))
      const refused = data.filter(({ done }) => !done)
      return {
        done: data.length - refused.length,
        refused: refused.map(({ id, message }) => ({
          id,
          title: titles.get(id) ?? '',
          message: message ?? '',
        })),
      }
    },
    onSuccess: () => refresh(client, managedOfferKeys.all, offerKeys.all),
    onError: (error) => {
      if (error instanceof ApiError) toast.error({ title: 'Aucune offre n’a changé', text: error.message })
    },
  })
}
