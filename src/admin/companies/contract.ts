import { z } from 'zod'
import { COMPANY_STATUSES } from '#src/accounts/shared/memberships.ts'
import { showCompanyPicture } from '#src/companies/pictures/contract.ts'
import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import { companyDocument } from '#src/companies/shared/documents.ts'
import { LEGAL_FORMS } from '#src/companies/shared/legal-forms.ts'
import { MODERATED_FIELDS } from '#src/companies/shared/moderated.ts'
import { companyPhoto } from '#src/companies/shared/pictures.ts'
import { companyTexts } from '#src/companies/shared/replies.ts'
import { COMPANY_FIELD_NAMES } from '#src/companies/shared/sections.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, rowId } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { decisionLine, reasonText, searchText, sortedListQuery, timestamp } from '../shared/fields.ts'

const status = z.enum(COMPANY_STATUSES)

const companyRow = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  status,
  nif: z.string().nullable(),
  city: z.string().nullable(),
  created_at: z.string(),
  submitted_at: z.string().nullable(),
})
export type CompanyRow = z.output<typeof companyRow>

const correction = z.object({ field: z.enum(COMPANY_FIELD_NAMES), message: reasonText })

export const companyPapers = z.array(companyDocument.omit({ created_at: true }))

export const companyActivity = z.object({
  offers: z.object({ published: z.number(), rejected: z.number(), reports: z.number() }),
  /** How it answered the applications of the last ninety days; null when no answer was due. */
  response: z.object({ rate: z.number(), answered: z.number(), expected: z.number() }).nullable(),
})

const registrant = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  has_verified_email: z.boolean(),
  registered_at: z.string(),
})

/** Another company with a number of this one. */
const companyTwin = z.object({
  id: z.number(),
  name: z.string(),
  status,
  shared: z.array(z.enum(COMPANY_FIELD_NAMES)),
})

const company = companyRow.extend({
  ...companyActivity.shape,
  /** Who registered it; null when nobody works for it any more. */
  registrant: registrant.nullable(),
  twins: z.array(companyTwin),
  ...companyTexts,
  activity_area: z.string().nullable(),
  company_size: z.enum(COMPANY_SIZES).nullable(),
  legal_form: z.enum(LEGAL_FORMS).nullable(),
  social_links: z.array(z.string()),
  /** It is sanitised HTML. */
  description: z.string(),
  benefits: z.array(z.string()),
  status_reason: z.string().nullable(),
  corrections: z.array(z.object({ field: z.enum(COMPANY_FIELD_NAMES), message: z.string() })),
  proposed: z.partialRecord(z.enum(MODERATED_FIELDS), z.string()).nullable(),
  proposed_at: z.string().nullable(),
  documents: companyPapers,
  /** They are addresses on this site; a logo that is drawn as SVG is a `data:` address. */
  pictures: z.object({
    logo: z.string().nullable(),
    cover: z.string().nullable(),
    photos: z.array(companyPhoto),
  }),
  decisions: z.array(decisionLine),
})
export type ModeratedCompanyReply = z.output<typeof company>

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/admin/companies',
  summary: 'Les sociétés, dans tous leurs états.',
  query: sortedListQuery.extend({ q: searchText, status: status.optional().catch(undefined) }),
  reply: paginated(companyRow),
})

export const showCompany = endpoint({
  method: 'GET',
  path: '/api/admin/companies/:id',
  summary: 'Une société avec tout ce qu’il faut pour décider.',
  params: idParams,
  reply: z.object({ data: company }),
})

export const showDocument = endpoint({
  method: 'GET',
  path: '/api/admin/companies/:id/documents/:document_id',
  summary: 'Une pièce d’une société\u00a0; chaque lecture est inscrite au journal.',
  params: idParams.extend({ document_id: rowId() }),
})

export const showPicture = endpoint({
  method: 'GET',
  path: '/api/admin/companies/:id/pictures/:name',
  summary: 'Une image d’une société, quel que soit son état.',
  params: showCompanyPicture.params,
})

export const validateCompany = endpoint({
  method: 'PUT',
  path: '/api/admin/companies/:id/validation',
  summary: 'Valide la société.',
  params: idParams,
  body: z.object({ submitted_at: timestamp.nullable() }),
  status: 204,
})

export const askCorrections = endpoint({
  method: 'PUT',
  path: '/api/admin/companies/:id/corrections',
  summary: 'Demande de corriger le profil, champ par champ.',
  params: idParams,
  body: z
    .object({
      submitted_at: timestamp.nullable(),
      reason: z
        .string()
        .trim()
        .max(2_000)
        .nullish()
        .transform((text) => text ?? ''),
      corrections: z.array(correction).max(COMPANY_FIELD_NAMES.length).default([]),
    })
    .refine(({ reason, corrections }) => reason || corrections.length > 0, {
      path: ['reason'],
      error: 'Dites ce qu’il faut corriger',
    }),
  status: 204,
})

export const suspendCompany = endpoint({
  method: 'PUT',
  path: '/api/admin/companies/:id/suspension',
  summary: 'Retire du site la société et ses offres.',
  params: idParams,
  body: z.object({ reason: reasonText }),
  status: 204,
})

export const restoreCompany = endpoint({
  method: 'DELETE',
  path: '/api/admin/companies/:id/suspension',
  summary: 'Remet la société et ses offres sur le site.',
  params: idParams,
  status: 204,
})

export const acceptProposal = endpoint({
  method: 'PUT',
  path: '/api/admin/companies/:id/proposal',
  summary: 'Accepte le changement de nom ou de numéros.',
  params: idParams,
  body: z.object({ proposed_at: timestamp }),
  status: 204,
})

export const refuseProposal = endpoint({
  method: 'DELETE',
  path: '/api/admin/companies/:id/proposal',
  summary: 'Refuse le changement de nom ou de numéros.',
  params: idParams,
  body: z.object({ proposed_at: timestamp, reason: reasonText }),
  status: 204,
})
