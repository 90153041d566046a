import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import { LEGAL_FORM_LABELS, LEGAL_FORMS, type LegalForm } from '#src/companies/shared/legal-forms.ts'
import {
  describeField,
  type FieldOf,
  type FormSection,
  isAskedOf,
  listFieldsOf,
} from '#src/companies/shared/sections.ts'
import { areaChoices, cityChoices } from '#src/reference/web/choices.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { Correction } from './corrections.tsx'
import type { SectionForm } from './form.ts'

interface FieldsProps<S extends FormSection> {
  section: S
  form: SectionForm<S>
  company: OwnCompany
}

const SIZE_CHOICES = COMPANY_SIZES.map((size) => ({ value: size, label: `${size} salariés` }))
const FORM_CHOICES = LEGAL_FORMS.map((form) => ({ value: form, label: LEGAL_FORM_LABELS[form] }))
const CHOICES = {
  area: areaChoices,
  size: () => SIZE_CHOICES,
  city: cityChoices,
  legal_form: () => FORM_CHOICES,
}

const MODERATED = 'Votre page publique garde l’ancien jusqu’à l’accord d’Asafidy.'

/** The fields of one section, each with what a moderator asks of it. */
export function SectionFields<S extends FormSection>({ section, form, company }: FieldsProps<S>) {
  const isValidated = company.status === 'validated'
  return (
    <>
      {section === 'registration' && isValidated && <p className="small muted">{MODERATED}</p>}
      {listFieldsOf(section)
        .filter((field) => isAskedOf(formOf(form.values), field))
        .map((field) => (
          <div key={field} className={css.row}>
            <FieldInput
              field={field}
              form={form}
              hint={field === 'name' && isValidated ? MODERATED : undefined}
            />
            <Correction company={company} field={field} />
          </div>
        ))}
    </>
  )
}

/** The legal form that is chosen in this form; null in another section, and before a choice. */
function formOf(values: object): LegalForm | null {
  const written = 'legal_form' in values ? values.legal_form : null
  return LEGAL_FORMS.find((form) => form === written) ?? null
}

interface InputProps<S extends FormSection> {
  field: FieldOf<S>
  form: SectionForm<S>
  hint: string | undefined
}

function FieldInput<S extends FormSection>({ field, form, hint }: InputProps<S>) {
  const { rule, label, input = {}, max } = describeField(field)
  const { rows, isCounted, ...given } = input
  const props = { label, hint, ...given, ...form.text(field) }
  if (rule === 'area' || rule === 'size' || rule === 'city' || rule === 'legal_form')
    return <SelectField empty="Choisir" {...props} choices={CHOICES[rule](props.value)} />
  if (rule === 'paragraphs')
    return <TextAreaField rows={rows ?? 8} {...props} max={isCounted ? max : undefined} />
  if (rule !== 'benefits' && rule !== 'sites')
    return <TextField optional={rule === 'site' || rule === 'optional_line'} {...props} />
  // What is wrong with one of its lines is told under the whole list.
  const wrongLine = Object.entries(form.errors).find(([path]) => path.startsWith(field))?.[1]
  return <TextAreaField optional rows={rows ?? 3} {...props} error={wrongLine} />
}
