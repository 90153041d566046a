import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import type { ProfileSection } from '#src/profiles/shared/parts.ts'
import { dayAt } from '#src/shared/dates.ts'
import { ApiError } from '#src/shell/api/api.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { useSaveSection } from '../queries.ts'
import { forgetDraft, readDraft, saveDraft } from './drafts.ts'
import { bodyOf, problemsOf, type SectionValues, valuesOf } from './values.ts'

const PAUSE = 400
const FAILED = 'Une erreur est survenue. Veuillez réessayer plus tard.'

/** What the fields of a section work with. */
export interface SectionForm<S extends ProfileSection> {
  values: SectionValues[S]
  /** The message of each field, by its path: `experiences.0.title`. */
  errors: Record<string, string>
  change: (values: Partial<SectionValues[S]>) => void
  /** On leaving a field: its message appears, or goes. */
  check: (path: string) => void
  /** Rows moved or removed: their messages no longer stand where they stood. */
  clear: (prefix: string) => void
}

interface Options<S extends ProfileSection> {
  section: S
  profile: ApplicantProfile
  userId: number
  onSaved: () => void
}

/** The form of one section: checked as fields are left, followed by a draft until the server has it. */
export function useSectionForm<S extends ProfileSection>({ section, profile, userId, onSaved }: Options<S>) {
  const draft = useDraft(section, profile, userId)
  const { values } = draft
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [attempt, setAttempt] = useState(0)
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [failure, setFailure] = useState<string>()
  const saving = useSaveSection()
  const today = dayAt(Date.now())

  const tell = (found: Record<string, string>) => {
    setErrors(found)
    setProblems(Object.entries(found).map(([path, message]) => ({ id: fieldOf(path), message })))
    setAttempt((count) => count + 1)
  }
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const said = Object.entries(error.errors ?? {}).map(([id, [message = '']]) => [id, message])
    if (said.length) return tell(Object.fromEntries(said))
    setFailure(error.status >= 500 ? FAILED : error.message)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    setFailure(undefined)
    const found = problemsOf(section, values, today)
    if (Object.keys(found).length) return tell(found)
    setProblems([])
    try {
      await saving.mutateAsync(bodyOf(section, values))
      draft.forget()
      onSaved()
    } catch (error) {
      refused(error)
    }
  }
  const form: SectionForm<S> = {
    values,
    errors,
    change: draft.change,
    check: (path) => {
      const { [path]: message } = problemsOf(section, values, today)
      setErrors(({ [path]: _, ...others }) => (message ? { ...others, [path]: message } : others))
    },
    clear: (prefix) =>
      setErrors((all) =>
        Object.fromEntries(Object.entries(all).filter(([path]) => !path.startsWith(prefix))),
      ),
  }
  return { form, submit, problems, attempt, failure, pending: saving.isPending, draft }
}

/** A wrong skill is corrected where skills are written. */
function fieldOf(path: string): string {
  return path.startsWith('skills.') ? 'skills' : path
}

function useDraft<S extends ProfileSection>(section: S, profile: ApplicantProfile, userId: number) {
  const [found] = useState(() => readDraft(userId, section))
  const [isResumed, setResumed] = useState(found !== null)
  const [values, setValues] = useState<SectionValues[S]>(() => found ?? valuesOf(section, profile))
  const unsaved = useRef<SectionValues[S] | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the pause again.
  useEffect(() => {
    const write = () => {
      if (unsaved.current) saveDraft(userId, section, unsaved.current)
      unsaved.current = null
    }
    const timer = setTimeout(write, PAUSE)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
      // Another section was opened, or the page left, within the pause.
      write()
    }
  }, [values])

  const forget = () => {
    unsaved.current = null
    forgetDraft(userId, section)
  }
  return {
    values,
    isResumed,
    change: (patch: Partial<SectionValues[S]>) =>
      setValues((held) => {
        unsaved.current = { ...held, ...patch }
        return unsaved.current
      }),
    forget,
    /** Back to what is saved. */
    restart: () => {
      forget()
      setResumed(false)
      setValues(valuesOf(section, profile))
    },
  }
}
