import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import form_css from '#src/profiles/web/editor/form.module.css'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
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

/** The form of one section, in the place of what it changes. */
export default function CompanyEditor<S extends FormSection>(props: EditorProps<S>) {
  const { section, company, onCancel } = props
  const { form, draft, restart } = useSectionForm(props)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  const Fields: ComponentType<{ form: SectionForm<S>; company: OwnCompany }> = FIELDS[section]
  const cancel = () => {
    draft.forget()
    onCancel()
  }
  return (
    <form ref={box} className={form_css.form} onSubmit={form.submit} noValidate aria-label="Modifier">
      {draft.isResumed && (
        <Alert
          action={
            <Button look="quiet" small onClick={restart}>
              Repartir de l’enregistré
            </Button>
          }
        >
          Ce que vous aviez écrit ici n’était pas enregistré&nbsp;: le voici.
        </Alert>
      )}
      <ErrorSummary {...form.summary} />
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      <Fields form={form} company={company} />
      <FormFailure>{form.failure}</FormFailure>
      <div className={form_css.actions}>
        <Button type="submit" loading={form.sending}>
          Enregistrer
        </Button>
        <Button look="secondary" onClick={cancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
