import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
import { newClientKey } from '#src/shell/form/client-key.ts'
import { forgetCopy, type PageCopy, readCopy, saveCopy } from '#src/shell/form/page-copies.ts'
import type { OfferDraft } from '../contract.ts'
import { readDraft, saveOnServer } from './queries.ts'
import { EMPTY_VALUES, type OfferValues, valuesOf } from './values.ts'

const PAUSE = 900
const AGAIN = 5_000

export type SaveState =
  | { kind: 'unwritten' | 'saving' }
  | { kind: 'saved'; at: string }
  /** Kept in this browser until the network, or the server, is back. */
  | { kind: 'waiting' }
  /** Somebody saved it meanwhile: nothing is saved until the writer chooses. */
  | { kind: 'conflict'; message: string }
  | { kind: 'refused'; message: string }

interface OfferCopy extends PageCopy {
  values: OfferValues
  /** The server's version that it was written over. */
  version: number
  /** By which a new offer is known, should its first save have come through unanswered. */
  client_key: string
}

const copiesOf = (userId: number, id: number | null) => `asafidy.offer.${userId}.${id ?? 'new'}`

interface AutosaveOptions {
  /** What the server has; null before the first save of a new offer. */
  draft: OfferDraft | null
  userId: number
  /** What a new offer begins with, where that is not nothing. */
  start?: OfferValues | undefined
  onCreated: (id: number) => void
}

/** Keeps what is written on the server, a moment after each change; in this browser until the server has it. */
export function useAutosave({ draft, userId, start, onCreated }: AutosaveOptions) {
  const [local] = useState(() => readCopy<OfferCopy>(copiesOf(userId, draft?.id ?? null)))
  const [page] = useState(newClientKey)
  const [initial] = useState(() => startOf(draft, local, start))
  // What is here was written over the copy's version: chosen or not, a reload does not change that.
  const at = useRef({
    id: draft?.id ?? null,
    version: local?.version ?? draft?.version ?? 0,
    client_key: local?.client_key ?? page,
  })
  const [reference, setReference] = useState(draft?.reference ?? null)
  const unsaved = useRef<OfferValues | null>(null)
  /** What was sent and never answered: the server may have it all the same. */
  const unanswered = useRef<OfferValues | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leaving = useRef<Promise<boolean> | null>(null)
  const [state, setState] = useState<SaveState>(() => stateOf(draft, local))
  const now = useRef(state)
  const say = (next: SaveState) => {
    now.current = next
    setState(next)
  }

  const keepHere = (values: OfferValues) => {
    const { id, version, client_key } = at.current
    const copy: OfferCopy = { values, version, client_key, page, at: Date.now() }
    saveCopy(copiesOf(userId, id), copy)
  }
  /** This page's own: another one on the same offer keeps what it could not send. */
  const forgetHere = (id: number | null) => forgetCopy(copiesOf(userId, id), page)

  const send = async (values: OfferValues): Promise<boolean> => {
    unsaved.current = null
    say({ kind: 'saving' })
    try {
      const before = at.current.id === null ? null : unanswered.current
      // Where the server has it already, it says its version instead of taking it for somebody else's.
      if (before && before !== values) {
        at.current.version = (await saveOnServer(at.current, before)).version
        unanswered.current = null
      }
      const saved = await saveOnServer(at.current, values)
      unanswered.current = null
      const isNew = at.current.id === null
      at.current = { ...at.current, id: saved.id, version: saved.version }
      if (isNew) forgetHere(null)
      if (!unsaved.current) forgetHere(saved.id)
      say({ kind: 'saved', at: saved.saved_at })
      if (isNew) {
        setReference(saved.reference)
        onCreated(saved.id)
      }
      return true
    } catch (error) {
      unsaved.current ??= values
      say(failureOf(error))
      if (now.current.kind === 'waiting') unanswered.current ??= values
      else unanswered.current = null
      if (now.current.kind === 'waiting') timer.current = setTimeout(flush, AGAIN)
      return false
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

  const follow = (values: OfferValues) => {
    unsaved.current = values
    keepHere(values)
    if (now.current.kind === 'conflict') return
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, PAUSE)
  }

  /** What somebody else saved, in the place of what is written here. */
  const takeTheirs = async (): Promise<OfferValues | null> => {
    const theirs = at.current.id === null ? null : await readDraft(at.current.id)
    if (!theirs) return null
    unsaved.current = null
    forgetHere(theirs.id)
    at.current = { ...at.current, id: theirs.id, version: theirs.version }
    say({ kind: 'saved', at: theirs.saved_at ?? new Date().toISOString() })
    return valuesOf(theirs.content)
  }

  /** What is written here, over what somebody else saved: the writer said so. */
  const keepMine = async (values: OfferValues): Promise<void> => {
    if (at.current.id === null) return
    const { version } = await readDraft(at.current.id)
    at.current = { ...at.current, version }
    unsaved.current = values
    say({ kind: 'saving' })
    await flush()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor is of one offer; the functions read what is now.
  useEffect(() => {
    if (local) {
      // What a page before left here is this one's now.
      forgetCopy(copiesOf(userId, at.current.id), local.page)
      unsaved.current = local.values
      saveCopy(copiesOf(userId, at.current.id), { ...local, page })
    }
    if (start && !local && at.current.id === null) follow(start)
    if (unsaved.current) void flush()
    const online = () => void flush()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      void flush()
      clearTimeout(timer.current)
    }
  }, [])

  return { initial, state, reference, at, isResumed: local !== null, flush, follow, takeTheirs, keepMine }
}

function startOf(
  draft: OfferDraft | null,
  local: OfferCopy | null,
  start: OfferValues | undefined,
): OfferValues {
  if (local) return { ...EMPTY_VALUES(), ...local.values }
  return draft ? valuesOf(draft.content) : (start ?? EMPTY_VALUES())
}

function stateOf(draft: OfferDraft | null, local: OfferCopy | null): SaveState {
  if (draft && local && local.version !== draft.version)
    return { kind: 'conflict', message: 'Cette offre a été enregistrée dans une autre page depuis.' }
  return draft?.saved_at ? { kind: 'saved', at: draft.saved_at } : { kind: 'unwritten' }
}

function failureOf(error: unknown): SaveState {
  if (!(error instanceof ApiError)) throw error
  const { status, message } = error
  if (status === 409) return { kind: 'conflict', message }
  if (status === 0 || status === 401 || status === 429 || status >= 500) return { kind: 'waiting' }
  return { kind: 'refused', message }
}
