import { z } from 'zod'
import { schemasOf } from './form.ts'

/** The form of an offer as it was typed, right or not: what a draft keeps. The rules are `offerInput`'s. */
export const offerContent = z.object(schemasOf('typed'))

export type OfferContent = z.output<typeof offerContent>

/** An offer of which nothing was written yet. */
export const EMPTY_OFFER: OfferContent = {
  ...offerContent.parse({}),
  positions_count: '1',
  response_delay_days: '14',
}
