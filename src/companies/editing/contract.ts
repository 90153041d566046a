import { z } from 'zod'
import { COMPANY_STATUSES } from '#src/accounts/shared/memberships.ts'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { companyPage } from '../directory/contract.ts'
import { COMPANY_SIZES } from '../shared/company-sizes.ts'
import { companyDocument } from '../shared/documents.ts'
import { type CompanyInput, companyInput } from '../shared/input.ts'
import { LEGAL_FORMS } from '../shared/legal-forms.ts'
import { MODERATED_FIELDS } from '../shared/moderated.ts'
import { companyPhoto, pictureSizes } from '../shared/pictures.ts'
import { companyTexts } from '../shared/replies.ts'
import { COMPANY_FIELD_NAMES, COMPANY_SECTION_NAMES } from '../shared/sections.ts'

const step = z.object({
  words: z.string(),
  section: z.enum(COMPANY_SECTION_NAMES),
  /** The weight is a whole percentage of the complete profile. */
  weight: z.number(),
  /** A moderator reads the company only once it is there. */
  required: z.boolean(),
  action: z.string(),
})

const proposal = z.partialRecord(z.enum(MODERATED_FIELDS), z.string())

const ownCompany = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  status: z.enum(COMPANY_STATUSES),
  status_reason: z.string().nullable(),
  /** Each save names the version that it was made from. */
  version: z.number(),
  may_edit: z.boolean(),
  activity_area: namedReply.nullable(),
  company_size: z.enum(COMPANY_SIZES).nullable(),
  legal_form: z.enum(LEGAL_FORMS).nullable(),
  ...companyTexts,
  city: namedReply.nullable(),
  social_links: z.array(z.string()),
  /** The text is plain; an empty line stands between paragraphs. */
  description: z.string(),
  benefits: z.array(z.string()),
  logo: z.string().nullable(),
  /** Of an uploaded picture, which can be taken away; the drawn mark of old cannot. */
  has_logo_picture: z.boolean(),
  cover: pictureSizes.nullable(),
  photos: z.array(companyPhoto),
  documents: z.array(companyDocument),
  /** A moderator asks for these corrections, field by field. */
  corrections: z.array(z.object({ field: z.enum(COMPANY_FIELD_NAMES), message: z.string() })),
  /** What waits for a moderator while the public reads the company as it was. */
  proposed: proposal.nullable(),
  proposed_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  submitted_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  validated_at: z.string().nullable(),
  completeness: z.object({ percent: z.number(), missing: z.array(step), done: z.array(step) }),
})
export type OwnCompany = z.output<typeof ownCompany>

const ownCompanyReply = z.object({ data: ownCompany })

export const showOwnCompany = endpoint({
  method: 'GET',
  path: '/api/recruiter/company',
  summary: 'La société du recruteur connecté, avec ce qu’il lui reste à dire.',
  reply: ownCompanyReply,
})

/** 409 for a company that is not to be sent now, 422 with what it lacks. */
export const submitCompany = endpoint({
  method: 'POST',
  path: '/api/recruiter/company/submission',
  summary: 'Envoie la société en validation.',
  reply: ownCompanyReply,
})

/** Only the section's fields are read. 409 when someone else saved after `version` was read. */
export const updateOwnCompany = endpoint({
  method: 'PUT',
  path: '/api/recruiter/company',
  summary: 'Enregistre une partie de la société\u00a0; les autres restent telles quelles.',
  body: (today: string): z.ZodType<CompanyInput> => companyInput(today),
  reply: ownCompanyReply,
})

export const withdrawProposal = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/company/proposal',
  summary: 'Retire le changement de nom ou de numéros qui attend un modérateur.',
  status: 204,
})

export const previewCompany = endpoint({
  method: 'GET',
  path: '/api/recruiter/company/preview',
  summary: 'La page publique de la société telle que d’autres la liraient, validée ou non.',
  reply: z.object({ data: companyPage }),
})
