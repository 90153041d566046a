import { COMPANY_FIELD_NAMES, type CompanyField, describeField, type ModeratedField } from './sections.ts'

/** Papers that prove a company's numbers. */
export const COMPANY_DOCUMENT_KINDS = ['nif', 'stat', 'rcs'] as const
export type CompanyDocumentKind = (typeof COMPANY_DOCUMENT_KINDS)[number]

/** A field of the company and what a moderator asks to correct in it. */
export interface CompanyCorrection {
  field: CompanyField
  message: string
}

/** What a validated company changes only once a moderator accepts. */
export const MODERATED_FIELDS = COMPANY_FIELD_NAMES.filter(
  (field): field is ModeratedField => describeField(field).isModerated === true,
)
export type CompanyProposal = Partial<Record<ModeratedField, string>>
