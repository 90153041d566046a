import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { sponsoringPriceChangeInput } from '#src/subscriptions/pricing/shared/sponsoring-prices.ts'

const prices = { price_7_days: z.number(), price_15_days: z.number(), price_30_days: z.number() }

const version = z.object({
  id: z.number(),
  /** The day in Antananarivo from which it counts. */
  effective_on: z.string(),
  ...prices,
  planned_at: z.string(),
  /** Who planned it; null for what the site began with. */
  planned_by: z.string().nullable(),
})
export type AdminPriceVersion = z.output<typeof version>

const sponsoringPrices = z.object({
  /** The day in Antananarivo, by which a version is planned or counts. */
  today: z.string(),
  /** Every version, in the order of their moments. */
  versions: z.array(version),
  /** Paid sponsorings that run or wait for their offer: a new price touches none of them. */
  running: z.number(),
  /** Orders that wait for their payment, which keep the sum that was shown, and what they come to in whole Ariary. */
  waiting: z.object({ count: z.number(), amount: z.number() }),
  /** What was paid for in the last `recent_days`: how many of each length, by how many companies. */
  recent: z.object({ ...prices, companies: z.number() }),
  recent_days: z.number(),
})
export type AdminSponsoringPrices = z.output<typeof sponsoringPrices>

export const showAdminSponsoringPrices = endpoint({
  method: 'GET',
  path: '/api/admin/sponsoring-prices',
  summary: 'Les prix des sponsorisations, passés, en vigueur et prévus, et qui un changement touche.',
  reply: z.object({ data: sponsoringPrices }),
})

export const planSponsoringPriceChange = endpoint({
  method: 'POST',
  path: '/api/admin/sponsoring-prices/changes',
  summary: 'Prévoit les prix des sponsorisations à partir d’un jour.',
  body: sponsoringPriceChangeInput,
  reply: z.object({ data: sponsoringPrices }),
})

export const withdrawSponsoringPriceChange = endpoint({
  method: 'DELETE',
  path: '/api/admin/sponsoring-prices/changes/:id',
  summary: 'Annule un changement de prix prévu qui n’a pas pris effet.',
  params: idParams,
  reply: z.object({ data: sponsoringPrices }),
})
