import type { ComponentType, ReactNode } from 'react'
import { SectionEditor } from '#src/shell/form/section-editor.tsx'
import type { OwnCompany } from '../contract.ts'
import { ContactFields, IdentityFields, PresentationFields, RegistrationFields } from './fields.tsx'
import { type SectionForm, useSectionForm } from './form.ts'
import type { FormSection } from './values.ts'

const FIELDS: {
  [S in FormSection]: (props: { form: SectionForm<S>; company: OwnCompany }) => ReactNode
} = {
  identity: IdentityFields,
  registration: RegistrationFields,
  contact: ContactFields,
  presentation: PresentationFields,
}

interface EditorProps<S extends FormSection> {
  section: S
  company: OwnCompany
  userId: number
  onSaved: () => void
  onCancel: () => void
}

/** The fields of one section of the company. */
export default function CompanyEditor<S extends FormSection>(props: EditorProps<S>) {
  const { section, company, onCancel } = props
  const { form, draft, restart } = useSectionForm(props)
  const Fields: ComponentType<{ form: SectionForm<S>; company: OwnCompany }> = FIELDS[section]
  return (
    <SectionEditor form={form} draft={draft} onRestart={restart} onCancel={onCancel} isAsked>
      <Fields form={form} company={company} />
    </SectionEditor>
  )
}
