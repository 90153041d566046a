import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { draftKey, forgetDraft, readDraft, saveDraft, saveDraftFile } from './draft.ts'
import { type ApplyField, type ApplyValues, EMPTY, problemsOf } from './values.ts'

const PAUSE = 600

export type ApplyForm = UseFormReturnType<ApplyValues>

/** A form whose fields are checked as they are left, and the draft that follows what is written in it. */
export function useApplyForm(offerId: number, userId: string | number | undefined, opened: boolean) {
  const form = useForm<ApplyValues>({
    initialValues: EMPTY,
    validate: (values) => problemsOf(values, offerId),
  })
  const key = userId === undefined ? null : draftKey(userId, offerId)
  const draft = useDraft(key, form, opened)

  const change = <F extends ApplyField>(field: F, value: ApplyValues[F]) => {
    // One by one: setting several at once would wipe the messages of the other fields.
    for (const [one, held] of Object.entries({ [field]: value, ...undone(field, value) }))
      form.setFieldValue(one, held)
    draft.follow()
    if (field === 'resume_pdf' || field === 'resume_type')
      draft.keepFile(value instanceof File ? value : null)
  }
  const check = (field: ApplyField) => {
    const value = form.getValues()[field]
    if (value !== null && value !== '') form.validateField(field)
    if (field === 'min_salary_expectation' && form.getValues().max_salary_expectation !== null)
      form.validateField('max_salary_expectation')
  }
  /** What was sent with the last application serves as a start, never over what is written. */
  const suggest = (values: Partial<ApplyValues>) => {
    if (!draft.isFollowing()) form.setValues(values)
  }
  const reset = () => {
    form.reset()
    draft.forget()
  }
  return { form, draft, change, check, suggest, reset }
}

/** A choice takes back what belonged to the other one. */
function undone(field: ApplyField, value: unknown): Partial<ApplyValues> {
  if (field === 'resume_type') return value === 'pdf' ? { resume_id: null } : { resume_pdf: null }
  return field === 'available_now' && value === 1 ? { availability_date: null } : {}
}

function useDraft(key: string | null, form: ApplyForm, opened: boolean) {
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [lostFile, setLostFile] = useState<string | null>(null)
  const [ready, setReady] = useState(false)
  const following = useRef(false)
  const pending = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another opening reads the draft again.
  useEffect(() => {
    if (!opened || !key) return
    let left = false
    following.current = false
    form.reset()
    readDraft(key).then((draft) => {
      if (left) return
      if (draft) form.setValues(draft.values)
      following.current = draft !== null
      setSavedAt(draft?.saved_at ?? null)
      setLostFile(draft?.lost_file ?? null)
      setReady(true)
    })
    return () => {
      left = true
      setReady(false)
    }
  }, [key, opened])

  const { values, getValues } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the pause again.
  useEffect(() => {
    if (!key || !pending.current) return
    const write = () => {
      if (!pending.current) return
      pending.current = false
      setSavedAt(saveDraft(key, getValues()))
    }
    const timer = setTimeout(write, PAUSE)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [values, key])

  return {
    ready,
    savedAt,
    lostFile,
    isFollowing: () => following.current,
    follow() {
      following.current = true
      pending.current = true
    },
    keepFile(file: File | null) {
      setLostFile(null)
      if (key) saveDraftFile(key, file)
    },
    forget() {
      following.current = false
      pending.current = false
      setSavedAt(null)
      if (key) forgetDraft(key)
    },
  }
}
