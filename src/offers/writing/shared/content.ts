import { z } from 'zod'
import { schemasOf } from './form.ts'

/** The form of an offer as it was typed, valid or not, which a draft keeps. The rules stand in `offerInput`. */
export const offerContent = z.object(schemasOf('typed'))

export type OfferContent = z.output<typeof offerContent>

/** The content of an offer of which nothing is written yet. */
export const EMPTY_OFFER: OfferContent = {
  ...offerContent.parse({}),
  positions_count: '1',
  response_delay_days: '14',
}
