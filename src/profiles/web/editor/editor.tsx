import type { ComponentType, ReactNode } from 'react'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import type { ProfileSection } from '#src/profiles/shared/parts.ts'
import { SectionEditor } from '#src/shell/form/section-editor.tsx'
import { ContactFields, MobilityFields, PresentationFields, WishesFields } from './fields.tsx'
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

/** The fields of one section of the profile. */
export default function ProfileEditor<S extends ProfileSection>(props: EditorProps<S>) {
  const { section, profile, onCancel } = props
  const { form, draft, restart } = useSectionForm(props)
  const Fields: ComponentType<{ form: SectionForm<S>; profile: ApplicantProfile }> = FIELDS[section]
  const isAsked = STRICT.includes(section)
  return (
    <SectionEditor form={form} draft={draft} onRestart={restart} onCancel={onCancel} isAsked={isAsked}>
      <Fields form={form} profile={profile} />
    </SectionEditor>
  )
}
