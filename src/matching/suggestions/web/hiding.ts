import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '#src/shell/api/api.ts'
import { outdate, refresh } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { hideCompany, hideOffer, Suggestion, showCompanyAgain, showOfferAgain } from '../contract.ts'
import { suggestionKeys } from './query-keys.ts'

export interface Hidden {
  what: 'offer' | 'company'
  id: number
}

interface JustHidden extends Hidden {
  /**
   * Id of the offer whose card is replaced by the notice: hiding a company removes several cards and shows one notice.
   */
  card: number
}

/** Hides cards at once and keeps a notice with « Annuler » in their place until the list is read again. */
export function useHiding() {
  const client = useQueryClient()
  const [justHidden, setJustHidden] = useState<JustHidden[]>([])
  const hide = async (what: Hidden['what'], offer: Suggestion) => {
    const hidden = { what, id: what === 'offer' ? offer.id : offer.company.id, card: offer.id }
    setJustHidden((all) => [...all, hidden])
    try {
      await send(hidden, true)
      await outdate(client, suggestionKeys.all)
      await refresh(client, suggestionKeys.hidden)
    } catch (error) {
      setJustHidden((all) => all.filter((each) => each !== hidden))
      toastFailure(error)
    }
  }
  const unhide = async ({ what, id }: Hidden) => {
    try {
      await send({ what, id }, false)
      setJustHidden((all) => all.filter((each) => each.what !== what || each.id !== id))
      await refresh(client, suggestionKeys.all)
    } catch (error) {
      toastFailure(error)
    }
  }
  return {
    hide,
    unhide,
    findJustHidden: (offer: Suggestion) => justHidden.find((each) => isAbout(each, offer)),
  }
}

function isAbout({ what, id }: JustHidden, offer: Suggestion): boolean {
  return what === 'offer' ? id === offer.id : id === offer.company.id
}

function send({ what, id }: Hidden, to: boolean) {
  const params = { id }
  if (what === 'offer')
    return to
      ? call<typeof hideOffer>('PUT /api/applicant/hidden-offers/:id', { params })
      : call<typeof showOfferAgain>('DELETE /api/applicant/hidden-offers/:id', { params })
  return to
    ? call<typeof hideCompany>('PUT /api/applicant/hidden-companies/:id', { params })
    : call<typeof showCompanyAgain>('DELETE /api/applicant/hidden-companies/:id', { params })
}

function toastFailure(error: unknown) {
  const said = error instanceof ApiError ? error.message : undefined
  toast.error({ title: 'Votre choix n’a pas pu être enregistré', ...(said && { text: said }) })
}
