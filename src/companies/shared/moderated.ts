/** Papers that prove a company's numbers. */
export const COMPANY_DOCUMENT_KINDS = ['nif', 'stat', 'rcs'] as const
export type CompanyDocumentKind = (typeof COMPANY_DOCUMENT_KINDS)[number]

/** A field of the company and what a moderator asks to correct in it. */
export interface CompanyCorrection {
  field: string
  message: string
}

/** What a validated company changes only once a moderator accepts. */
export const MODERATED_FIELDS = ['name', 'nif', 'stat', 'rcs'] as const
export type CompanyProposal = Partial<Record<(typeof MODERATED_FIELDS)[number], string>>
