import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import type { ProfileSection } from '#src/profiles/shared/parts.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { ContactFields, MobilityFields, PresentationFields, WishesFields } from './fields.tsx'
import css from './form.module.css'
import { type SectionForm, useSectionForm } from './form.ts'
import { EducationFields, ExperiencesFields, LanguagesFields } from './path-fields.tsx'
import { SkillsFields } from './skills-field.tsx'

const FIELDS: {
  [S in ProfileSection]: (props: { form: SectionForm<S>; profile: ApplicantProfile }) => ReactNode
} = {
  presentation: PresentationFields,
  experiences: ExperiencesFields,
  education: EducationFields,
  skills: SkillsFields,
  languages: LanguagesFields,
  wishes: WishesFields,
  mobility: MobilityFields,
  contact: ContactFields,
}

const STRICT: readonly ProfileSection[] = [
  'presentation',
  'experiences',
  'education',
  'languages',
  'mobility',
]

interface EditorProps<S extends ProfileSection> {
  section: S
  profile: ApplicantProfile
  userId: number
  onSaved: () => void
  onCancel: () => void
}

/** The form of one section, in the place of what it changes. */
export default function ProfileEditor<S extends ProfileSection>(props: EditorProps<S>) {
  const { section, profile, onCancel } = props
  const { form, draft, restart } = useSectionForm(props)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select, textarea, [aria-expanded], [data-add]')?.focus()
  }, [])
  const Fields: ComponentType<{ form: SectionForm<S>; profile: ApplicantProfile }> = FIELDS[section]
  const cancel = () => {
    draft.forget()
    onCancel()
  }
  return (
    <form ref={box} className={css.form} onSubmit={form.submit} noValidate aria-label="Modifier">
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
      {STRICT.includes(section) && (
        <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      )}
      <Fields form={form} profile={profile} />
      <FormFailure>{form.failure}</FormFailure>
      <div className={css.actions}>
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
