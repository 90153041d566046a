import { count, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { CompanyDocumentKind } from './shared/moderated.ts'
import {
  COMPANY_FIELD_NAMES,
  type CompanyField,
  describeField,
  documentField,
  isAskedOf,
  isWrittenField,
  REGISTER_FIELDS,
} from './shared/sections.ts'
import { companies, companyDocuments, companyPhotos } from './tables.ts'

export type CompanyRow = typeof companies.$inferSelect

export async function findCompany(database: Database, id: number): Promise<CompanyRow | null> {
  const [row] = await database.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

/** What belongs to a company beside its row. */
export interface Attached {
  documents: readonly CompanyDocumentKind[]
  photos_count: number
}

export async function findAttached(database: Database, companyId: number): Promise<Attached> {
  const documents = await database
    .select({ kind: companyDocuments.kind })
    .from(companyDocuments)
    .where(eq(companyDocuments.company_id, companyId))
  const [photos] = await database
    .select({ count: count() })
    .from(companyPhotos)
    .where(eq(companyPhotos.company_id, companyId))
  return { documents: documents.map(({ kind }) => kind), photos_count: photos?.count ?? 0 }
}

const POINTS = COMPANY_FIELD_NAMES.flatMap((field) => {
  const { section, completeness } = describeField(field)
  return completeness ? { field, section, ...completeness } : []
}).sort((one, other) => one.order - other.order)

function isFilled(field: CompanyField, company: CompanyRow, { documents, photos_count }: Attached): boolean {
  if (isWrittenField(field)) {
    const value = company[field]
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  }
  if (field === 'logo') return Boolean(company.logo_key || company.logo_svg)
  if (field === 'cover') return company.cover_key !== null
  if (field === 'photos') return photos_count > 0
  return documents.some((kind) => documentField(kind) === field)
}

/** A company that gave its number of the register has said by it what it is. */
function isAsked(field: CompanyField, company: CompanyRow): boolean {
  return field === 'legal_form' ? !company.rcs : isAskedOf(company.legal_form, field)
}

/** Until a company has said what it is, nobody knows whether it is to give what the register of commerce gives. */
function isKnownToLack(field: CompanyField, company: CompanyRow): boolean {
  return company.legal_form !== null || company.rcs !== null || !REGISTER_FIELDS.includes(field)
}

/** How complete the profile is, and what to tell next: what a moderator waits for first, then the most useful. */
export function companyCompleteness(company: CompanyRow, attached: Attached) {
  const asked = POINTS.filter(({ field }) => isAsked(field, company))
  const points = (filled: boolean) =>
    asked
      .filter(({ field }) => isFilled(field, company, attached) === filled)
      .filter(({ field }) => filled || isKnownToLack(field, company))
      .map(({ words, action, section, weight, required }) => ({ words, action, section, weight, required }))
  const [missing, done] = [points(false), points(true)]
  const sumOf = (of: readonly { weight: number }[]) => of.reduce((sum, { weight }) => sum + weight, 0)
  return {
    percent: Math.round((100 * sumOf(done)) / sumOf(asked)),
    is_complete: missing.every(({ required }) => !required),
    missing,
    done,
  }
}
