import { useEffect, useRef, useState } from 'react'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import { profileInput } from '#src/profiles/shared/input.ts'
import type { ProfileSection } from '#src/profiles/shared/parts.ts'
import { dayAt } from '#src/shared/dates.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { useSaveSection } from '../queries.ts'
import { forgetDraft, readDraft, saveDraft } from './drafts.ts'
import { bodyOf, type SectionValues, valuesOf } from './values.ts'

const PAUSE = 400

/** What the fields of a section work with. */
export type SectionForm<S extends ProfileSection> = Form<SectionValues[S]>

interface Options<S extends ProfileSection> {
  section: S
  profile: ApplicantProfile
  userId: number
  onSaved: () => void
}

/** The form of one section, followed by a draft until the server has it. */
export function useSectionForm<S extends ProfileSection>({ section, profile, userId, onSaved }: Options<S>) {
  const saving = useSaveSection()
  const draft = useDraft(section, userId)
  const form = useForm<SectionValues[S]>({
    initial: draft.found ?? valuesOf(section, profile),
    schema: () => profileInput(dayAt(Date.now())),
    body: (values) => bodyOf(section, values),
    idOf: fieldOf,
    send: async (values) => {
      await saving.mutateAsync(bodyOf(section, values))
      draft.forget()
      onSaved()
    },
    onWrite: draft.follow,
  })
  /** Back to what is saved. */
  const restart = () => {
    draft.forget()
    form.reset(valuesOf(section, profile))
  }
  return { form, draft, restart }
}

/** A wrong skill is corrected where skills are written. */
function fieldOf(path: string): string {
  return path.startsWith('skills.') ? 'skills' : path
}

function useDraft<S extends ProfileSection>(section: S, userId: number) {
  const [found] = useState(() => readDraft(userId, section))
  const [isResumed, setResumed] = useState(found !== null)
  const unsaved = useRef<SectionValues[S] | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = () => {
    clearTimeout(pause.current)
    if (unsaved.current) saveDraft(userId, section, unsaved.current)
    unsaved.current = null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one person and one section.
  useEffect(() => {
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('pagehide', write)
      // Another section was opened, or the page left, within the pause.
      write()
    }
  }, [])
  return {
    found,
    isResumed,
    follow: (values: SectionValues[S]) => {
      unsaved.current = values
      clearTimeout(pause.current)
      pause.current = setTimeout(write, PAUSE)
    },
    forget: () => {
      unsaved.current = null
      setResumed(false)
      forgetDraft(userId, section)
    },
  }
}
