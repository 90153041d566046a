import type { MemberRole } from '#src/accounts/shared/memberships.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { type CompanyRow, companyCompleteness } from '../completeness.ts'
import { presentPage } from '../directory/present.ts'
import type { readCompanyPage } from '../directory/public-company.ts'
import { type DocumentRow, presentDocument } from '../documents/documents.ts'
import type { PhotoRow } from '../pictures/photos.ts'
import { picturesAt, presentPhoto } from '../pictures/reading.ts'
import { canEditCompany } from '../policy.ts'
import { presentTexts } from '../present.ts'
import type { OwnCompany } from './contract.ts'
import { readDescription } from './description.ts'

interface Own {
  company: CompanyRow
  role: MemberRole
  documents: DocumentRow[]
  photos: PhotoRow[]
}

/** The company as its members read it. */
export function presentOwnCompany({ company, role, documents, photos }: Own): OwnCompany {
  const { id, name, slug, status, status_reason, version, cover_key } = company
  const attached = { documents: documents.map(({ kind }) => kind), photos_count: photos.length }
  const { percent, missing, done } = companyCompleteness(company, attached)
  return {
    id,
    name,
    slug,
    status,
    status_reason,
    version,
    may_edit: canEditCompany(role),
    ...presentFields(company),
    ...presentMoments(company),
    logo: logoOf(company),
    has_logo_picture: company.logo_key !== null,
    cover: cover_key ? picturesAt(id, cover_key) : null,
    photos: photos.map(presentPhoto),
    documents: documents.map(presentDocument),
    corrections: company.corrections,
    proposed: company.proposed,
    completeness: { percent, missing, done },
  }
}

/** The public page as others would read it, with the logo that only members can ask for before it is public. */
export function presentPreview(
  page: Awaited<ReturnType<typeof readCompanyPage>>,
  company: CompanyRow,
  now: Date,
) {
  return { ...presentPage(page, now), logo: logoOf(company) }
}

function logoOf({ id, logo_key, logo_svg }: CompanyRow): string | null {
  if (logo_key) return picturesAt(id, logo_key).small
  return logo_svg && `data:image/svg+xml,${encodeURIComponent(logo_svg)}`
}

function presentFields(company: CompanyRow) {
  const { company_size, legal_form, social_links, benefits } = company
  return {
    ...presentTexts(company),
    company_size,
    legal_form,
    social_links,
    benefits,
    activity_area: named(REFERENCE.activity_areas, company.activity_area_id),
    city: named(REFERENCE.cities, company.city_id),
    description: readDescription(company.description),
  }
}

function presentMoments(company: CompanyRow) {
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    proposed_at: at(company.proposed_at),
    completed_at: at(company.completed_at),
    submitted_at: at(company.submitted_at),
    decided_at: at(company.decided_at),
    validated_at: at(company.validated_at),
  }
}
