import type { CompanyBrief, LogoRow } from './companies.ts'
import { TEXT_FIELDS, type TextField } from './shared/sections.ts'

type Texts = Record<TextField, string | null>

/** The texts of a company as they are kept, for who may read all of it. */
export function presentTexts(company: Texts): Texts {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, company[field]])) as Texts
}

/** A company as lists name it; the logo's address changes with its content, so that it is kept for ever. */
export function presentCompanyBrief({ id, name, slug, logo_hash, answers_in_days }: CompanyBrief) {
  return { id, name, slug, logo: logo_hash ? logoAt(id, logo_hash) : null, answers_in_days }
}

/** A company's logo beside what deals with it, whatever its state: the picture is to be asked for while it is validated. */
export function presentLogo(company: LogoRow | undefined) {
  const { id = 0, status, logo_key, logo_svg = null } = company ?? {}
  return { logo_svg, logo: logo_key && status === 'validated' ? logoAt(id, logo_key.slice(3, 11)) : null }
}

const logoAt = (id: number, hash: string) => `/api/companies/${id}/logo?v=${hash}`
