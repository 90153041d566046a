import type { ComponentType } from 'react'
import type { ManagedOffer } from '#src/offers/managing/contract.ts'

interface AnswerDialogProps {
  open: boolean
  onClose: () => void
  offer: { id: number; title: string; close_reason: string | null; open_count: number }
}

export interface ConcernedOffersProps {
  offers: readonly Pick<ManagedOffer, 'id' | 'title' | 'open_count' | 'proposed_count'>[]
}

/**
 * The dialog that answers all applicants of an offer, and the lists of those whom the closing of one or of several
 * touches. They belong to the applications, which import offers, so the page hands them in.
 */
export interface OfferAnswering {
  Dialog: ComponentType<AnswerDialogProps>
  Concerned: ComponentType<{ offerId: number; expected: number }>
  ConcernedOffers: ComponentType<ConcernedOffersProps>
}
