import { dayAt, endOfDay, isoAt } from '#src/shared/dates.ts'
import { linkedData } from '#src/shared/markup.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { Offer } from '../contract.ts'

const TYPES: Record<string, string> = {
  CDI: 'FULL_TIME',
  CDD: 'TEMPORARY',
  Intérim: 'TEMPORARY',
  Saisonnier: 'TEMPORARY',
  Stage: 'INTERN',
  Alternance: 'INTERN',
  Freelance: 'CONTRACTOR',
  Volontariat: 'VOLUNTEER',
}

/**
 * Writes the offer as a JobPosting of schema.org, as JSON that is safe inside a script element; null while it takes
 * no applications.
 */
export function jobPostingOf(offer: Offer, origin: string): string | null {
  if (offer.status !== 'open' || !offer.published_at) return null
  const posting = {
    '@type': 'JobPosting',
    title: displayTitle(offer.title),
    description: offer.description + section('Missions', offer.missions) + section('Profil', offer.profile),
    datePosted: dayAt(offer.published_at),
    ...validThrough(offer),
    hiringOrganization: organization(offer, origin),
    ...place(offer),
    ...salary(offer),
    employmentType: employmentTypes(offer),
    identifier: { '@type': 'PropertyValue', name: offer.company.name, value: offer.reference },
    directApply: true,
  }
  return linkedData(posting)
}

function section(title: string, html: string): string {
  return html && `<h3>${title}</h3>${html}`
}

/** The evening of the deadline or the end of the publication, whichever is sooner, in the time of Antananarivo. */
function validThrough({ application_deadline, expires_at }: Offer): { validThrough?: string } {
  const ends = [application_deadline && endOfDay(application_deadline), expires_at && new Date(expires_at)]
  const end = ends.filter((each) => each instanceof Date).toSorted((a, b) => a.getTime() - b.getTime())[0]
  return end ? { validThrough: isoAt(end) } : {}
}

function organization({ company }: Offer, origin: string) {
  return {
    '@type': 'Organization',
    name: company.name,
    sameAs: company.website ?? `${origin}/profils/${company.slug}`,
    ...(company.logo && { logo: origin + company.logo }),
  }
}

function place(offer: Offer) {
  const jobLocation = {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(offer.address && { streetAddress: offer.address }),
      ...(offer.is_abroad ? foreignPlace(offer) : malagasyPlace(offer)),
    },
  }
  if (offer.work_mode !== 'remote') return { jobLocation }
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Madagascar' },
  }
}

const malagasyPlace = ({ city, region }: Offer) => ({
  addressLocality: city?.name,
  addressRegion: region?.name,
  addressCountry: 'MG',
})

const foreignPlace = ({ foreign_town, country }: Offer) => ({
  ...(foreign_town && { addressLocality: foreign_town }),
  ...(country && { addressCountry: country.code }),
})

function salary({ min_salary, max_salary }: Offer) {
  if (min_salary === null && max_salary === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'MGA',
      value: {
        '@type': 'QuantitativeValue',
        ...(min_salary !== null && { minValue: min_salary }),
        ...(max_salary !== null && { maxValue: max_salary }),
        unitText: 'MONTH',
      },
    },
  }
}

function employmentTypes({ contract, job_type }: Offer): string[] {
  const partial = job_type?.name === 'Temps partiel'
  const type = TYPES[contract?.name ?? ''] ?? 'OTHER'
  if (!partial) return [type]
  return type === 'FULL_TIME' ? ['PART_TIME'] : [type, 'PART_TIME']
}
