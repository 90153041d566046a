import { useEffect, useRef, useState } from 'react'
import type { ApplicationItem } from '#src/applications/following/contract.ts'
import type { OfferQuestion } from '#src/offers/shared/parts.ts'
import { dayAt } from '#src/shared/dates.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { applicationInput } from '../shared/application-input.ts'
import { forgetDraft, readDraft, saveDraft, saveDraftFile } from './draft.ts'
import { draftKey } from './draft-keys.ts'
import type { SentApplication } from './queries.ts'
import { useSending } from './use-sending.ts'
import { type ApplyValues, bodyOf, EMPTY } from './values.ts'

const PAUSE = 600

interface ApplyOptions {
  questions: readonly OfferQuestion[]
  offerId: number
  userId: string | number | undefined
  opened: boolean
  onSent: (sent: SentApplication) => void
  /**
   * The person has an application to this offer already: nothing was sent, and what was written stays in its draft.
   */
  onExisting: (application: ApplicationItem, letter: string) => void
}

/** The draft follows what is written in the form. */
export function useApplyForm({ offerId, questions, userId, opened, onSent, onExisting }: ApplyOptions) {
  const { send, onRefused, progress } = useSending(offerId)
  const form = useForm<ApplyValues>({
    initial: EMPTY,
    schema: () => applicationInput(dayAt(Date.now()), questions),
    body: (values) => bodyOf(values, offerId),
    send: async (values) => {
      const sent = await send(values)
      if (!sent.created) return onExisting(sent.data, values.letter)
      form.reset()
      draft.forget()
      onSent(sent)
    },
    onRefused,
    onWrite: (values) => draft.follow(values),
  })
  const draft = useDraft(userId === undefined ? null : draftKey(userId, offerId), form, opened)
  const change = (patch: Partial<ApplyValues>) => {
    form.change({ ...patch, ...undone(patch) })
    if ('resume_pdf' in patch || 'resume_type' in patch) draft.keepFile(patch.resume_pdf ?? null)
  }
  /** The last application gives a start, but never replaces what is written. */
  const suggest = (values: Partial<ApplyValues>) => {
    if (!draft.isFollowing()) form.reset({ ...form.values, ...values })
  }
  return { form, draft, change, suggest, progress }
}

/** A choice removes what belonged to the other one. */
function undone({ resume_type, available_now }: Partial<ApplyValues>): Partial<ApplyValues> {
  if (resume_type) return resume_type === 'pdf' ? { resume_id: null } : { resume_pdf: null }
  return available_now === 1 ? { availability_date: null } : {}
}

function useDraft(current: string | null, { values, reset }: Form<ApplyValues>, opened: boolean) {
  // A person whose session ends while writing goes on in the same draft.
  const [key, setKey] = useState(current)
  if (current !== null && current !== key) setKey(current)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [lostFile, setLostFile] = useState<string | null>(null)
  const [ready, setReady] = useState(false)
  const following = useRef(false)
  const unsaved = useRef<ApplyValues>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another opening reads the draft again.
  useEffect(() => {
    if (!opened || !key) return
    let left = false
    following.current = false
    reset()
    readDraft(key).then((draft) => {
      if (left) return
      if (draft) reset(draft.values)
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the pause again.
  useEffect(() => {
    if (!key || !unsaved.current) return
    const write = () => {
      if (!unsaved.current) return
      setSavedAt(saveDraft(key, unsaved.current))
      unsaved.current = null
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
    writeNow() {
      if (key) setSavedAt(saveDraft(key, unsaved.current ?? values))
      unsaved.current = null
    },
    follow(written: ApplyValues) {
      following.current = true
      unsaved.current = written
    },
    keepFile(file: File | null) {
      setLostFile(null)
      if (key) saveDraftFile(key, file)
    },
    forget() {
      following.current = false
      unsaved.current = null
      setSavedAt(null)
      if (key) forgetDraft(key)
    },
  }
}

/** Each group of fields gets the form, its draft and what it needs of the offer. */
export interface ApplyFieldsProps extends ReturnType<typeof useApplyForm> {
  lastLetter: string | undefined
  /** The salaries that are shown are those of the last application. */
  salariesReused: boolean
  questions: readonly OfferQuestion[]
}
