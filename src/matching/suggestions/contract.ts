import { z } from 'zod'
import { offerItem } from '#src/offers/contract.ts'
import { SECTION_NAMES } from '#src/profiles/shared/parts.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { matchReply } from '../scoring/contract.ts'
import { SUGGESTION_FILTERS } from './shared/filters.ts'

const suggestion = offerItem.extend({ match: matchReply })
export type Suggestion = z.output<typeof suggestion>

/** A gap names what the profile leaves out, and the section of the profile form where it is filled in. */
const profileGap = z.object({ words: z.string(), section: z.enum(SECTION_NAMES) })
export type ProfileGap = z.output<typeof profileGap>

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/applicant/suggestions',
  summary: 'Les offres ouvertes qui vont le mieux au profil du candidat, et pourquoi.',
  query: z.object({ filter: z.enum(SUGGESTION_FILTERS).catch('all'), page: pageNumber }),
  reply: paginated(suggestion).extend({
    /** The profile fills in fewer criteria than a score needs. */
    is_profile_incomplete: z.boolean(),
    missing: z.array(profileGap),
    /** Numbers of suggestions under each filter, over all pages. */
    counts: z.record(z.enum(SUGGESTION_FILTERS), z.number()),
    town: z.string().nullable(),
    hidden: z.object({ offers: z.number(), companies: z.number() }),
    /** The applicant's preferences let the weekly mail through. */
    is_mailed: z.boolean(),
  }),
})

const hidden = z.object({ data: z.object({ id: z.number(), is_hidden: z.boolean() }) })

export const listHidden = endpoint({
  method: 'GET',
  path: '/api/applicant/hidden-suggestions',
  summary: 'Les offres et les sociétés que le candidat a masquées, la dernière en premier.',
  reply: z.object({
    data: z.object({
      offers: z.array(
        z.object({ id: z.number(), title: z.string(), company: z.string(), hidden_at: z.string() }),
      ),
      companies: z.array(z.object({ id: z.number(), name: z.string(), hidden_at: z.string() })),
    }),
  }),
})

export const hideOffer = endpoint({
  method: 'PUT',
  path: '/api/applicant/hidden-offers/:id',
  summary: 'Masque l’offre dans les suggestions.',
  params: idParams,
  reply: hidden,
})

export const showOfferAgain = endpoint({
  method: 'DELETE',
  path: '/api/applicant/hidden-offers/:id',
  summary: 'Rétablit une offre masquée.',
  params: idParams,
  reply: hidden,
})

export const hideCompany = endpoint({
  method: 'PUT',
  path: '/api/applicant/hidden-companies/:id',
  summary: 'Masque toutes les offres de la société dans les suggestions.',
  params: idParams,
  reply: hidden,
})

export const showCompanyAgain = endpoint({
  method: 'DELETE',
  path: '/api/applicant/hidden-companies/:id',
  summary: 'Rétablit les offres d’une société masquée.',
  params: idParams,
  reply: hidden,
})
