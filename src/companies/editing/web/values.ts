import { formatNif } from '#src/companies/shared/registration.ts'
import { formatPhone } from '#src/shared/phone.ts'
import type { OwnCompany } from '../contract.ts'

/** What the form of each section holds. */
export interface SectionValues {
  identity: { name: string; activity_area_id: string; company_size: string }
  registration: { nif: string; stat: string; rcs: string }
  contact: {
    city_id: string
    address: string
    phone_number: string
    email: string
    website: string
    /** One address a line. */
    social_links: string
  }
  presentation: {
    description: string
    /** One a line. */
    benefits: string
  }
}

export type FormSection = keyof SectionValues

const idOf = (place: { id: number } | null) => (place ? String(place.id) : '')

const READERS: { [S in FormSection]: (company: OwnCompany) => SectionValues[S] } = {
  identity: ({ name, activity_area, company_size, proposed }) => ({
    name: proposed?.name ?? name,
    activity_area_id: idOf(activity_area),
    company_size: company_size ?? '',
  }),
  registration: ({ nif, stat, rcs, proposed }) => ({
    nif: formatNif(proposed?.nif ?? nif ?? ''),
    stat: proposed?.stat ?? stat ?? '',
    rcs: proposed?.rcs ?? rcs ?? '',
  }),
  contact: ({ city, address, phone_number, email, website, social_links }) => ({
    city_id: idOf(city),
    address: address ?? '',
    phone_number: formatPhone(phone_number ?? ''),
    email: email ?? '',
    website: website ?? '',
    social_links: social_links.join('\n'),
  }),
  presentation: ({ description, benefits }) => ({ description, benefits: benefits.join('\n') }),
}

export function valuesOf<S extends FormSection>(section: S, company: OwnCompany): SectionValues[S] {
  return READERS[section](company)
}

/** The body of the call. */
export function bodyOf<S extends FormSection>(
  section: S,
  version: number,
  values: SectionValues[S],
): Record<string, unknown> {
  const body: Record<string, unknown> = { section, version, ...values }
  if ('social_links' in values) body.social_links = linesOf(values.social_links)
  if ('benefits' in values) body.benefits = linesOf(values.benefits)
  return body
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
