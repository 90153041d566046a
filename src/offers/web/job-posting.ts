import { dayAt, endOfDay, isoAt } from '#src/shared/dates.ts'
import { linkedData } from '#src/shared/markup.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { Offer } from '../contract.ts'
import { withLeastText } from '../shared/least-text.ts'
import { placeNameOf } from '../shared/place.ts'
import { offerHref } from './words.ts'

const MONTHS_A_YEAR = 12

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

/** The credential that Google names for each degree; those before the baccalaureate have none. */
const CREDENTIALS: Record<string, string> = {
  'CAP/BEP': 'professional certificate',
  Baccalauréat: 'high school',
  'Bac+2 (DTS/BTS)': 'associate degree',
  'Bac+3': 'bachelor degree',
  'Bac+4': 'bachelor degree',
  'Bac+5': 'postgraduate degree',
  Doctorat: 'postgraduate degree',
}

/**
 * Writes the offer as a JobPosting of schema.org, as JSON that is safe inside a script element; null while it takes
 * no applications, and where Google would refuse it: nobody said in which country the work is.
 */
export function jobPostingOf(offer: Offer, origin: string): string | null {
  const isPlaced = offer.work_mode === 'remote' || !offer.is_abroad || offer.country !== null
  if (offer.status !== 'open' || !offer.published_at || !isPlaced) return null
  const posting = {
    '@type': 'JobPosting',
    title: displayTitle(offer.title),
    description: descriptionOf(offer),
    url: origin + offerHref(offer),
    datePosted: dayAt(offer.published_at),
    ...validThrough(offer),
    hiringOrganization: organization(offer, origin),
    ...place(offer),
    ...salary(offer),
    ...requirements(offer),
    ...(offer.activity_area && { industry: offer.activity_area.name }),
    ...(offer.start_date && { jobStartDate: offer.start_date }),
    ...(offer.hours && { workHours: offer.hours }),
    ...benefits(offer),
    totalJobOpenings: offer.positions_count,
    employmentType: employmentTypes(offer),
    identifier: { '@type': 'PropertyValue', name: offer.company.name, value: offer.reference },
    directApply: true,
  }
  return linkedData(posting)
}

/** The texts of the offer as it was published. */
function descriptionOf(offer: Offer): string {
  const text = offer.description + section('Missions', offer.missions) + section('Profil', offer.profile)
  return withLeastText(text, [displayTitle(offer.title), offer.company.name, placeNameOf(offer)])
}

function requirements({ degree, experience_min_years: years }: Offer) {
  const category = CREDENTIALS[degree?.name ?? '']
  return {
    ...(degree?.name === 'Sans diplôme' && { educationRequirements: 'no requirements' }),
    ...(category && {
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: category,
      },
    }),
    ...(years !== null &&
      years > 0 && {
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: years * MONTHS_A_YEAR,
        },
      }),
  }
}

function benefits({ benefits, provided }: Offer) {
  const all = [...benefits, ...provided]
  return all.length > 0 && { jobBenefits: all.join(', ') }
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

/** Google reads one amount or both ends of a range: where one end alone is known, it is told nothing. */
function salary({ min_salary, max_salary }: Offer) {
  if (min_salary === null || max_salary === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'MGA',
      value: {
        '@type': 'QuantitativeValue',
        ...(min_salary === max_salary
          ? { value: min_salary }
          : { minValue: min_salary, maxValue: max_salary }),
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
