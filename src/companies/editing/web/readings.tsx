import { Fragment, type ReactNode } from 'react'
import { formatNif } from '#src/companies/shared/format-nif.ts'
import { LEGAL_FORM_LABELS } from '#src/companies/shared/legal-forms.ts'
import {
  COMPANY_FIELDS,
  type CompanySection,
  type FormSection,
  fieldLabel,
  isAskedOf,
  listFieldsOf,
  type WrittenField,
} from '#src/companies/shared/sections.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { Correction } from './corrections.tsx'

/** Says what a section is good for while it is empty. */
export const INVITATIONS: Record<FormSection, string> = {
  identity: 'Dites votre secteur et votre taille\u00A0: les candidats vous trouvent par eux.',
  registration: 'Ses numéros prouvent que votre société existe. Ils ne sont jamais publics.',
  contact: 'Dites où vous êtes et comment vous joindre.',
  presentation: 'Présentez votre société et ce qu’elle offre à ses salariés.',
}

/** What the company says in a field; null where it says nothing. */
function readField(field: WrittenField, company: OwnCompany): ReactNode {
  if (field === 'activity_area_id') return company.activity_area?.name
  if (field === 'city_id') return company.city?.name
  if (field === 'benefits') return company.benefits.length > 0 && <Benefits list={company.benefits} />
  const value = company[field]
  if (!value) return null
  if (typeof value !== 'string') return value.map(hostOf).join(', ')
  const { rule } = COMPANY_FIELDS[field]
  if (rule === 'size') return `${value} salariés`
  if (field === 'legal_form') return company.legal_form && LEGAL_FORM_LABELS[company.legal_form]
  if (rule === 'nif') return formatNif(value)
  if (rule === 'phone') return formatPhone(value)
  if (rule === 'site') return hostOf(value)
  return rule === 'paragraphs' ? <span className={css.text}>{value}</span> : value
}

/** How a section is read, with what a moderator asks of it; null while nothing is told. */
export function readSection(section: FormSection, company: OwnCompany): ReactNode {
  const lines = listFieldsOf(section)
    .filter((field) => isAskedOf(company.legal_form, field))
    .map((field) => ({ field, value: readField(field, company) }))
  // The name was given at the sign-up: it alone tells nothing.
  const isEmpty = lines.every(({ field, value }) => field === 'name' || !value)
  if (isEmpty && countCorrections(section, company) === 0) return null
  return (
    <dl className={css.lines}>
      {lines.map(({ field, value }) => (
        <Fragment key={field}>
          <div className={section === 'presentation' ? css.whole : undefined}>
            <dt>{fieldLabel(field)}</dt>
            <dd>
              {value || <span className="muted">Non renseigné</span>}
              <Correction company={company} field={field} />
            </dd>
          </div>
          {field === 'name' && (
            <div>
              <dt>Adresse de la page</dt>
              <dd>/profils/{company.slug}</dd>
            </div>
          )}
        </Fragment>
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
  return company.corrections.filter(({ field }) => COMPANY_FIELDS[field].section === section).length
}
