import type { OfferAnswering } from '#src/offers/life/web/answer-dialog.ts'
import { Concerned } from './concerned.tsx'
import { ConcernedOffers } from './concerned-offers.tsx'
import { AnswerEveryoneDialog } from './everyone-dialog.tsx'

export const OFFER_ANSWERING: OfferAnswering = {
  Dialog: AnswerEveryoneDialog,
  Concerned,
  ConcernedOffers,
}
