import { useEffect, useRef, useState } from 'react'
import type { KeptDraft } from '#src/applications/drafts/contract.ts'
import { findRefusal, refuseFile } from '#src/shared/files/refusals.ts'
import type { Form } from '#src/shell/form/use-form.ts'
import {
  type DraftPlace,
  deleteAccountDraft,
  fetchAccountDraft,
  pushDraft,
  readAccountDraft,
} from './account-draft.ts'
import {
  adoptDraft,
  forgetDraft,
  noteAccount,
  readDraft,
  readStoredDraft,
  saveDraft,
  saveDraftFile,
} from './draft.ts'
import type { ApplyValues } from './values.ts'

/** The browser keeps what was written after so many milliseconds, and the account once nothing was for so many more. */
const PAUSE = 600
const ACCOUNT_PAUSE = 1_200

/** Where the draft is before the account is asked. */
function placeOf(key: string): DraftPlace {
  const stored = readStoredDraft(key)
  return stored?.unsent ? { at: 'browser' } : { at: 'account', fileRefusal: stored?.file_refusal ?? null }
}

/** What another device made of the same draft; null where it was sent or deleted there. */
interface Elsewhere {
  draft: KeptDraft | null
}

/**
 * Keeps what is written in the popup: in this browser at once, and in the account as soon as there is a network.
 * @param current the key of the draft in this browser; null for a guest
 */
export function useDraft(
  current: string | null,
  offerId: number,
  { values, reset, blur }: Form<ApplyValues>,
  opened: boolean,
) {
  // A person whose session ends while writing goes on in the same draft.
  const [key, setKey] = useState(current)
  if (current !== null && current !== key) setKey(current)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [place, setPlace] = useState<DraftPlace | null>(null)
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null)
  const [isPrepared, setIsPrepared] = useState<boolean | null>(null)
  const [lostFile, setLostFile] = useState<string | null>(null)
  const lost = useRef(lostFile)
  lost.current = lostFile
  const [ready, setReady] = useState(false)
  const following = useRef(false)
  const joined = useRef(values.resume_pdf)
  joined.current = values.resume_pdf
  const unsaved = useRef<ApplyValues>(null)
  const pushing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const push = async () => {
    clearTimeout(pushing.current)
    if (!key || !readStoredDraft(key)) return
    const reached = await pushDraft(key, offerId)
    setPlace(reached)
    if (reached.at === 'account' && reached.fileRefusal && joined.current) {
      refuseFile(joined.current, reached.fileRefusal)
      await blur('resume_pdf')
    }
    if (reached.at !== 'elsewhere') return
    const draft = await fetchAccountDraft(offerId)
    if (draft !== undefined) setElsewhere({ draft })
  }
  const pushSoon = () => {
    clearTimeout(pushing.current)
    pushing.current = setTimeout(push, ACCOUNT_PAUSE)
  }

  const take = async (account: KeptDraft) => {
    if (!key) return
    const taken = await readAccountDraft(offerId, account)
    const at = Date.parse(account.saved_at)
    const file_name = account.file?.name ?? null
    await adoptDraft(key, taken, { version: account.version, saved_at: at, file_name })
    unsaved.current = null
    following.current = true
    reset(taken)
    setLostFile(taken.resume_pdf ? null : file_name)
    setSavedAt(at)
    setPlace({ at: 'account', fileRefusal: null })
  }
  const forget = () => {
    clearTimeout(pushing.current)
    following.current = false
    unsaved.current = null
    setSavedAt(null)
    setPlace(null)
    setElsewhere(null)
    if (key) forgetDraft(key)
  }

  /**
   * Asks the account for its draft. Where this browser's own was acknowledged meanwhile, as one that is sent when a page
   * loads, the answer may be from before, and taking it up would undo what was written: it is asked for again.
   */
  const askAccount = async () => {
    const known = () => (key && readStoredDraft(key)?.version) || 0
    for (;;) {
      const before = known()
      const account = await fetchAccountDraft(offerId)
      if (account === undefined || known() === before) return account
    }
  }

  /** Brings together what this browser and the account have; what both changed is the person's to choose. */
  const meet = async (account: KeptDraft | null) => {
    const stored = key && readStoredDraft(key)
    const isTouched = unsaved.current !== null || Boolean(stored && (stored.unsent || stored.unsent_file))
    if ((account?.version ?? 0) === (stored ? stored.version : 0)) {
      if (isTouched) return push()
      // It may have reached the account since the popup opened.
      return key && stored ? setPlace(placeOf(key)) : undefined
    }
    if (isTouched) return setElsewhere({ draft: account })
    if (account) return take(account)
    forget()
    reset()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another opening reads the draft again.
  useEffect(() => {
    if (!opened || !key) return
    let left = false
    following.current = false
    unsaved.current = null
    setElsewhere(null)
    setIsPrepared(null)
    reset()
    const open = async () => {
      const draft = await readDraft(key)
      if (left) return
      if (draft) reset(draft.values)
      following.current = draft !== null
      setSavedAt(draft?.saved_at ?? null)
      setLostFile(draft?.lost_file ?? null)
      setPlace(draft && placeOf(key))
      setReady(true)
      if (draft?.values.resume_pdf && findRefusal(draft.values.resume_pdf)) await blur('resume_pdf')
      const account = await askAccount()
      if (left || account === undefined) return
      setIsPrepared(account?.is_prepared ?? false)
      await meet(account)
    }
    void open()
    return () => {
      left = true
      setReady(false)
      // What was written up to the last moment is kept as the popup closes.
      if (unsaved.current) saveDraft(key, unsaved.current, lost.current)
      unsaved.current = null
      void push()
    }
  }, [key, opened])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the pause again.
  useEffect(() => {
    if (!key || !unsaved.current) return
    const write = () => {
      if (!unsaved.current) return
      setSavedAt(saveDraft(key, unsaved.current, lostFile))
      unsaved.current = null
      pushSoon()
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
    place,
    lostFile,
    elsewhere,
    /** It opened on what the site prepared; null until the account has said so. */
    isPrepared,
    isFollowing: () => following.current,
    writeNow() {
      if (key) setSavedAt(saveDraft(key, unsaved.current ?? values, lostFile))
      unsaved.current = null
    },
    follow(written: ApplyValues) {
      following.current = true
      unsaved.current = written
    },
    keepFile(file: File | null) {
      setLostFile(null)
      if (key) void saveDraftFile(key, file).then(pushSoon)
    },
    forget,
    /** The application stands already, so the account's draft can never be sent; this browser keeps what was written. */
    abandon() {
      clearTimeout(pushing.current)
      void deleteAccountDraft(offerId).catch(() => undefined)
    },
    async takeOther() {
      const { draft } = elsewhere ?? { draft: null }
      setElsewhere(null)
      if (draft) return take(draft)
      forget()
      reset()
    },
    async keepOwn() {
      if (!key) return
      setSavedAt(saveDraft(key, unsaved.current ?? values, lostFile))
      unsaved.current = null
      // The file is sent again, because the other device may have left another one.
      noteAccount(key, { version: elsewhere?.draft?.version ?? 0, unsent_file: values.resume_pdf !== null })
      setElsewhere(null)
      await push()
    },
  }
}
