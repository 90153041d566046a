import { useEffect, useRef, useState } from 'react'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { differencesBetween, isSame } from '#src/resumes/shared/merging.ts'
import { newId } from '#src/resumes/shared/new-parts.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { forgetCopy, type PageCopy, readCopy, saveCopy } from '#src/shell/form/page-copies.ts'
import type { BuiltResume } from '../contract.ts'
import { readDocument, saveOnServer } from './queries.ts'

const PAUSE = 900
const AGAIN = 5_000
/** Of what was sent without an answer, as many are remembered. */
const MOST_SENT = 3

export type SaveState =
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** Kept in this browser until the network, the session or the server is back. */
  | { kind: 'waiting'; for: 'network' | 'session' | 'server' }
  /** It was saved in another page or on another device: nothing is saved until its writer chooses. */
  | { kind: 'conflict'; message: string; base: ResumeDocument; theirs: BuiltResume }
  | { kind: 'refused'; error: ApiError }

interface ResumeCopy extends PageCopy {
  document: ResumeDocument
  /** The server's state that it was written over. */
  revision: number
  base: ResumeDocument
  /** What was sent over it and never answered: the server may have it all the same. */
  sent: ResumeDocument[]
}

/** Keeps what is written on the server, a moment after each change; in this browser until the server has it. */
export function useAutosave(opened: BuiltResume, userId: number) {
  const { id } = opened
  const copies = `asafidy.resume.${userId}.${id}`
  const [local] = useState(() => readCopy<ResumeCopy>(copies))
  const [cv, setCv] = useState(local?.document ?? opened.document)
  const [title, setTitle] = useState(opened.title)
  const [page] = useState(newId)
  const at = useRef({
    revision: local?.revision ?? opened.revision,
    base: local?.base ?? opened.document,
    sent: local?.sent ?? [],
  })
  const unsaved = useRef<ResumeDocument | null>(null)
  const keepsBefore = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leaving = useRef<Promise<boolean> | null>(null)
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: opened.saved_at })
  const now = useRef<SaveState>(state)
  const say = (next: SaveState) => {
    now.current = next
    setState(next)
  }

  const keepHere = (document: ResumeDocument) => {
    const copy: ResumeCopy = { document, ...at.current, page, at: Date.now() }
    saveCopy(copies, copy)
  }

  /** What the server has, from here on: what is not sent yet is written over it. */
  const continueFrom = (revision: number, base: ResumeDocument) => {
    at.current = { revision, base, sent: [] }
    if (unsaved.current) keepHere(unsaved.current)
    else forgetCopy(copies, page)
  }

  /** False when it failed, or waits for a choice. */
  const send = async (document: ResumeDocument): Promise<boolean> => {
    unsaved.current = null
    say({ kind: 'saving' })
    const { sent } = at.current
    if (!sent.includes(document)) at.current.sent = [...sent, document].slice(-MOST_SENT)
    keepHere(document)
    try {
      const { revision } = at.current
      const saved = await saveOnServer({ id, revision, document, keeps_before: keepsBefore.current })
      keepsBefore.current = false
      continueFrom(saved.revision, document)
      setTitle(saved.title)
      say({ kind: 'saved', at: saved.saved_at })
      return true
    } catch (error) {
      unsaved.current ??= document
      keepHere(unsaved.current)
      if (!(error instanceof ApiError)) throw error
      return reportFailure(error)
    }
  }

  const reportFailure = async (error: ApiError): Promise<boolean> => {
    const { status, message } = error
    if (status === 409) return resolveStale(message)
    if (status !== 0 && status !== 401 && status !== 429 && status < 500) say({ kind: 'refused', error })
    else {
      say({ kind: 'waiting', for: status === 0 ? 'network' : status === 401 ? 'session' : 'server' })
      timer.current = setTimeout(flush, AGAIN)
    }
    return false
  }

  /** Told that it was saved meanwhile: by this very page where an answer was lost on its way, or by another. */
  const resolveStale = async (message: string): Promise<boolean> => {
    try {
      const theirs = await readDocument(id)
      if (isOwn(at.current.sent, theirs)) {
        continueFrom(theirs.revision, theirs.document)
        return true
      }
      if (unsaved.current && differencesBetween(null, unsaved.current, theirs.document).length === 0) {
        // Only the order of the sections is another: there is nothing to choose, and theirs stays a version.
        keepsBefore.current = true
        continueFrom(theirs.revision, theirs.document)
        return true
      }
      say({ kind: 'conflict', message, base: at.current.base, theirs })
      return false
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return reportFailure(error)
    }
  }

  /** Saves now what is not saved; false when that failed, or waits for a choice. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (leaving.current) await leaving.current
    if (now.current.kind === 'conflict') return false
    if (!unsaved.current) return now.current.kind !== 'refused'
    leaving.current = send(unsaved.current)
    const sent = await leaving.current
    leaving.current = null
    return sent && unsaved.current ? flush() : sent
  }

  const change = (document: ResumeDocument) => {
    setCv(document)
    unsaved.current = document
    keepHere(document)
    if (now.current.kind === 'conflict') return
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, PAUSE)
  }

  /** What its writer made of both states, over what the server has; that stays among the versions. */
  const settle = async (document: ResumeDocument, theirs: BuiltResume) => {
    at.current = { revision: theirs.revision, base: theirs.document, sent: [] }
    keepsBefore.current = true
    say({ kind: 'saving' })
    change(document)
    await flush()
  }

  /** A state that the server has, in the place of what is here. */
  const take = (resume: BuiltResume) => {
    clearTimeout(timer.current)
    unsaved.current = null
    continueFrom(resume.revision, resume.document)
    setCv(resume.document)
    setTitle(resume.title)
    say({ kind: 'saved', at: resume.saved_at })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is of one CV; the functions read what is now.
  useEffect(() => {
    // What a page before left here is this one's now.
    if (local) forgetCopy(copies, local.page)
    if (local && isSame(local.document, opened.document)) take(opened)
    else if (local && local.revision !== opened.revision && !isOwn(local.sent, opened)) {
      unsaved.current = local.document
      keepHere(local.document)
      const message = 'Ce CV a été enregistré dans une autre page ou sur un autre appareil depuis.'
      say({ kind: 'conflict', message, base: local.base, theirs: opened })
    } else if (local) {
      continueFrom(opened.revision, opened.document)
      change(local.document)
    }
    const online = () => void flush()
    // Who leaves for another application on a telephone may not come back to this page.
    const left = () => {
      if (document.hidden && unsaved.current) void flush()
    }
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', left)
    return () => {
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', left)
      void flush()
      clearTimeout(timer.current)
    }
  }, [])

  return { cv, title, state, change, flush, settle, take }
}

/** Whether the server's state is one that was sent from here. */
function isOwn(sent: ResumeDocument[], { document }: BuiltResume): boolean {
  return sent.some((each) => isSame(each, document))
}

export type Autosave = ReturnType<typeof useAutosave>
