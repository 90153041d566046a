import type { ComponentType } from 'react'

interface AnswerDialogProps {
  open: boolean
  onClose: () => void
  offer: { id: number; title: string; close_reason: string | null; open_count: number }
}

/**
 * The dialog that answers all applicants of an offer, and the list of those whom its closing touches. Both belong to
 * the applications, which import offers, so the page hands them in.
 */
export interface OfferAnswering {
  Dialog: ComponentType<AnswerDialogProps>
  Concerned: ComponentType<{ offerId: number }>
}
