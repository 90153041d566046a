import type { FormSection } from '#src/companies/shared/sections.ts'
import { SectionEditor } from '#src/shell/form/section-editor.tsx'
import type { OwnCompany } from '../contract.ts'
import { SectionFields } from './fields.tsx'
import { useSectionForm } from './form.ts'

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
  return (
    <SectionEditor form={form} draft={draft} onRestart={restart} onCancel={onCancel} isAsked>
      <SectionFields section={section} form={form} company={company} />
    </SectionEditor>
  )
}
