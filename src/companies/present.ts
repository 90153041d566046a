import type { CompanyBrief } from './companies.ts'

/** A company as lists name it; the logo's address changes with its content, so that it is kept for ever. */
export function presentCompanyBrief({ id, name, slug, logo_hash }: CompanyBrief) {
  return { id, name, slug, logo: logo_hash ? `/api/companies/${id}/logo?v=${logo_hash}` : null }
}
