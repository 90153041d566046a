import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { SharePictures } from '#src/share-pictures/share-pictures.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import { findCompanyBySlug, findPublicCompany } from '../companies.ts'
import { readLogo } from '../logo.ts'
import { answersIn } from '../shared/answer-badge.ts'
import { showCompanySharePicture } from './contract.ts'

interface OpenOffers {
  /** How many open offers the company has; offers import companies, so app.ts hands it in. */
  countOpenOffers(database: Database, now: Date, companyId: number): Promise<number>
}

export function companySharingRoutes(
  endpoints: Endpoints,
  services: Services,
  { countOpenOffers }: OpenOffers,
  sendPicture: SharePictures,
) {
  endpoints.on(showCompanySharePicture, anyone, async ({ params, request, reply }) => {
    const now = services.clock.now()
    const { company, count } = await readPublic(services, null, async (db) => {
      const found = await findCompanyBySlug(db, params.slug)
      const company = found && (await findPublicCompany(db, found.id))
      if (!company) throw notFound()
      return { company, count: await countOpenOffers(db, now, company.id) }
    })
    const { name, activity_area_id, city_id, company_size, answers_in_days } = company
    const place = [
      named(REFERENCE.activity_areas, activity_area_id)?.name,
      named(REFERENCE.cities, city_id)?.name,
    ]
    return sendPicture(request, reply, {
      owner: name,
      promise: 'Société vérifiée',
      title: name,
      figure: count > 0 ? { text: counted(count, 'offre'), unit: plural(count, 'ouverte') } : null,
      facts: [...place, company_size && `${company_size} salariés`].filter(
        (each) => typeof each === 'string',
      ),
      until: answers_in_days === null ? null : answersIn(answers_in_days),
      logo: await readLogo(services, company.id),
    })
  })
}
