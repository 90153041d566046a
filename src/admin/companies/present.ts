import type { ModeratedCompany } from '#src/companies/moderation/reading.ts'
import { picturesAt } from '#src/companies/pictures/reading.ts'
import { presentTexts } from '#src/companies/present.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { listDecisions } from '../audit/log.ts'
import type { CompanyActivity } from './activity.ts'
import type { CompanyBackground } from './background.ts'
import type { CompanyRow, ModeratedCompanyReply } from './contract.ts'

type Row = Pick<
  ModeratedCompany,
  'id' | 'name' | 'slug' | 'status' | 'nif' | 'city_id' | 'created_at' | 'submitted_at'
>

export function presentCompanyRow({ city_id, created_at, submitted_at, ...row }: Row): CompanyRow {
  return {
    ...row,
    city: named(REFERENCE.cities, city_id)?.name ?? null,
    created_at: created_at.toISOString(),
    submitted_at: submitted_at?.toISOString() ?? null,
  }
}

interface CompanyContext extends CompanyActivity, CompanyBackground {
  decisions: Awaited<ReturnType<typeof listDecisions>>
}

export function presentCompany(company: ModeratedCompany, context: CompanyContext): ModeratedCompanyReply {
  const { id, name, slug, status, nif, city_id, created_at, submitted_at } = company
  return {
    ...presentCompanyRow({ id, name, slug, status, nif, city_id, created_at, submitted_at }),
    ...presentProfile(company),
    status_reason: company.status_reason,
    corrections: company.corrections,
    proposed: company.proposed,
    proposed_at: company.proposed_at?.toISOString() ?? null,
    documents: company.documents,
    pictures: presentPictures(company),
    ...context,
  }
}

function presentPictures({ id, logo_key, logo_svg, cover_key, photos }: ModeratedCompany) {
  // The public site's addresses do not exist on this host: the same pictures have a call of this site.
  const at = (key: string) => {
    const { large, small } = picturesAt(id, key)
    return { large: adminAddress(large), small: adminAddress(small) }
  }
  const drawn = logo_svg && `data:image/svg+xml,${encodeURIComponent(logo_svg)}`
  return {
    logo: logo_key ? at(logo_key).small : drawn,
    cover: cover_key ? at(cover_key).small : null,
    photos: photos.map((photo) => ({ id: photo.id, caption: photo.caption, ...at(photo.key) })),
  }
}

const adminAddress = (address: string) => address.replace('/api/', '/api/admin/')

function presentProfile(company: ModeratedCompany) {
  return {
    ...presentTexts(company),
    activity_area: named(REFERENCE.activity_areas, company.activity_area_id)?.name ?? null,
    company_size: company.company_size,
    legal_form: company.legal_form,
    social_links: company.social_links,
    description: cleanHtml(company.description ?? ''),
    benefits: company.benefits,
  }
}
