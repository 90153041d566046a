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

interface Gone extends Hidden {
  /** The card in whose place it is said. */
  card: number
}

/** What is hidden while the page is looked at: at once on the screen, each in its place until the list is read again. */
export function useHiding() {
  const client = useQueryClient()
  const [gone, setGone] = useState<Gone[]>([])
  const hide = async (what: Hidden['what'], offer: Suggestion) => {
    const hidden = { what, id: what === 'offer' ? offer.id : offer.company.id, card: offer.id }
    setGone((all) => [...all, hidden])
    try {
      await send(hidden, true)
      await outdate(client, suggestionKeys.all)
      await refresh(client, suggestionKeys.hidden)
    } catch (error) {
      setGone((all) => all.filter((each) => each !== hidden))
      toastFailure(error)
    }
  }
  const takeBack = async ({ what, id }: Hidden) => {
    try {
      await send({ what, id }, false)
      setGone((all) => all.filter((each) => each.what !== what || each.id !== id))
      await refresh(client, suggestionKeys.all)
    } catch (error) {
      toastFailure(error)
    }
  }
  return { hide, takeBack, goneOf: (offer: Suggestion) => gone.find((each) => isAbout(each, offer)) }
}

function isAbout({ what, id }: Gone, offer: Suggestion): boolean {
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
