import { formatNif } from '#src/companies/shared/format-nif.ts'
import {
  COMPANY_FIELDS,
  describeField,
  type FieldOf,
  type FormSection,
  listFieldsOf,
  type WrittenField,
} from '#src/companies/shared/sections.ts'
import { formatPhone } from '#src/shared/phone.ts'
import type { OwnCompany } from '../contract.ts'

/** What the form of each section holds; a list has one of its lines on each line. */
export type SectionValues = { [S in FormSection]: { [F in FieldOf<S>]: string } }

/** A field as it is written in its form: what waits for a moderator, where something does. */
function writtenValue(field: WrittenField, company: OwnCompany): string {
  const { activity_area, city, proposed } = company
  if (field === 'activity_area_id') return activity_area ? String(activity_area.id) : ''
  if (field === 'city_id') return city ? String(city.id) : ''
  const waiting: Partial<Record<WrittenField, string>> = proposed ?? {}
  const value = waiting[field] ?? company[field] ?? ''
  if (typeof value !== 'string') return value.join('\n')
  const { rule } = COMPANY_FIELDS[field]
  if (rule === 'nif') return formatNif(value)
  return rule === 'phone' ? formatPhone(value) : value
}

export function valuesOf<S extends FormSection>(section: S, company: OwnCompany): SectionValues[S] {
  const values = listFieldsOf(section).map((field) => [field, writtenValue(field, company)])
  return Object.fromEntries(values) as SectionValues[S]
}

/** Proposes the verified address of the account where the form asks for one that the company has not given yet. */
export function withKnownEmail<Values extends object>(
  values: Values,
  user: { email: string; has_verified_email: boolean } | null,
): Values {
  const isAsked = 'email' in values && values.email === ''
  return isAsked && user?.has_verified_email ? { ...values, email: user.email } : values
}

/** Returns the body of the call that saves these values. */
export function bodyOf<S extends FormSection>(
  section: S,
  version: number,
  values: SectionValues[S],
): Record<string, unknown> {
  const fields = listFieldsOf(section).map((field) => {
    const { rule } = describeField(field)
    const value: string = values[field]
    if (rule === 'legal_form') return [field, value || undefined]
    return [field, rule === 'sites' || rule === 'benefits' ? linesOf(value) : value]
  })
  return { section, version, ...Object.fromEntries(fields) }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
