import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

/** With its words: « 1 204 », « sociétés vérifiées, pièces lues ». The scripts of the pages are spared them. */
const figure = z.object({ value: z.string(), words: z.string() }).nullable()

const figures = z.object({
  /** The day of Antananarivo that they were counted on. */
  counted_on: z.string(),
  /** Each is null while it is too small to say anything. */
  open_offers: figure,
  /** All that were ever read and published. */
  published_offers: figure,
  verified_companies: figure,
  /** The percentage of the applications of ninety days that had their answer. */
  answered_rate: figure,
  /** What half of the offers of the last months had within seven days of their publication, or more. */
  applications_in_a_week: figure,
  /** People whom recruiters may find. */
  findable_people: figure,
})
export type SiteFigures = z.output<typeof figures>

export const showSiteFigures = endpoint({
  method: 'GET',
  path: '/api/site-figures',
  summary:
    'Ce que le site compte de lui-même\u00A0; un chiffre trop petit pour dire quelque chose est absent.',
  reply: z.object({ data: figures }),
})
