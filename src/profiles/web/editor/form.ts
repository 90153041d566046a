import type { ApplicantProfile } from '#src/profiles/contract.ts'
import { profileInput } from '#src/profiles/shared/input.ts'
import type { ProfileSection } from '#src/profiles/shared/parts.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { useDraft } from '#src/shell/form/draft.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { useSaveSection } from '../queries.ts'
import { draftKey } from './drafts.ts'
import { bodyOf, type SectionValues, valuesOf } from './values.ts'

export type SectionForm<S extends ProfileSection> = Form<SectionValues[S]>

interface Options<S extends ProfileSection> {
  section: S
  profile: ApplicantProfile
  userId: number
  onSaved: () => void
}

/** The form of one section; a draft keeps what is written until the server has saved it. */
export function useSectionForm<S extends ProfileSection>({ section, profile, userId, onSaved }: Options<S>) {
  const saving = useSaveSection()
  const draft = useDraft<SectionValues[S]>(draftKey(userId, section))
  const form = useForm<SectionValues[S]>({
    initial: draft.found ?? valuesOf(section, profile),
    schema: () => profileInput(dayAt(currentTime())),
    body: (values) => bodyOf(section, values),
    idOf: fieldOf,
    send: async (values) => {
      await saving.mutateAsync(bodyOf(section, values))
      draft.forget()
      onSaved()
    },
    onWrite: draft.follow,
  })
  /** Puts the saved values back into the fields. */
  const restart = () => {
    draft.forget()
    form.reset(valuesOf(section, profile))
  }
  return { form, draft, restart }
}

/** The problem of one skill is shown on the field where skills are typed. */
function fieldOf(path: string): string {
  return path.startsWith('skills.') ? 'skills' : path
}
