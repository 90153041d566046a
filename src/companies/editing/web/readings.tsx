import type { ReactNode } from 'react'
import { formatNif } from '#src/companies/shared/registration.ts'
import { COMPANY_FIELDS, type CompanySection } from '#src/companies/shared/sections.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { Correction } from './corrections.tsx'
import type { FormSection } from './values.ts'

/** What an empty section is good for. */
export const INVITATIONS: Record<FormSection, string> = {
  identity: 'Dites votre secteur et votre taille\u00A0: les candidats vous trouvent par eux.',
  registration: 'NIF, STAT et RCS prouvent que votre société existe. Ils ne sont jamais publics.',
  contact: 'Dites où vous êtes et comment vous joindre.',
  presentation: 'Présentez votre société et ce qu’elle offre à ses salariés.',
}

type Reading = [field: string, value: ReactNode]

const LINES: Record<FormSection, (company: OwnCompany) => Reading[]> = {
  identity: ({ name, slug, activity_area, company_size }) => [
    ['name', name],
    ['slug', `/profils/${slug}`],
    ['activity_area_id', activity_area?.name],
    ['company_size', company_size && `${company_size} salariés`],
  ],
  registration: ({ nif, stat, rcs }) => [
    ['nif', nif && formatNif(nif)],
    ['stat', stat],
    ['rcs', rcs],
  ],
  contact: ({ city, address, phone_number, email, website, social_links }) => [
    ['city_id', city?.name],
    ['address', address],
    ['phone_number', phone_number && formatPhone(phone_number)],
    ['email', email],
    ['website', website && hostOf(website)],
    ['social_links', social_links.length > 0 && social_links.map(hostOf).join(', ')],
  ],
  presentation: ({ description, benefits }) => [
    ['description', description && <span className={css.text}>{description}</span>],
    ['benefits', benefits.length > 0 && <Benefits list={benefits} />],
  ],
}

const LABELS: Record<string, string> = {
  slug: 'Adresse de la page',
  ...Object.fromEntries(Object.entries(COMPANY_FIELDS).map(([field, [label]]) => [field, label])),
}

/** How a section is read, with what a moderator asks of it; null while nothing is told. */
export function readSection(section: FormSection, company: OwnCompany): ReactNode {
  const lines = LINES[section](company)
  const asked = company.corrections.some(({ field }) => lines.some(([name]) => name === field))
  const own = lines.filter(([field]) => field !== 'name' && field !== 'slug')
  if (!asked && own.every(([, value]) => !value)) return null
  return (
    <dl className={css.lines}>
      {lines.map(([field, value]) => (
        <div key={field} className={section === 'presentation' ? css.whole : undefined}>
          <dt>{LABELS[field]}</dt>
          <dd>
            {value || <span className="muted">Non renseigné</span>}
            <Correction company={company} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Benefits({ list }: { list: readonly string[] }) {
  return (
    <span className={css.chips}>
      {list.map((each) => (
        <Badge key={each}>{each}</Badge>
      ))}
    </span>
  )
}

/** « facebook.com/ravaka » */
function hostOf(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}

/** How many things a moderator asks to correct in this section. */
export function countCorrections(section: CompanySection, company: OwnCompany): number {
  const fields = Object.entries(COMPANY_FIELDS).flatMap(([field, [, of]]) => (of === section ? field : []))
  return company.corrections.filter(({ field }) => fields.includes(field)).length
}
