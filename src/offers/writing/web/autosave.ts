import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
import type { OfferDraft } from '../contract.ts'
import { forgetLocal, type LocalCopy, readLocal, saveLocal } from './local-copy.ts'
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
  const [local] = useState(() => readLocal(userId, draft?.id ?? null))
  const [initial] = useState(() => startOf(draft, local, start))
  const at = useRef({ id: draft?.id ?? null, version: draft?.version ?? 0 })
  const [reference, setReference] = useState(draft?.reference ?? null)
  const unsaved = useRef<OfferValues | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leaving = useRef<Promise<boolean> | null>(null)
  const [state, setState] = useState<SaveState>(() => stateOf(draft, local))
  const now = useRef(state)
  const say = (next: SaveState) => {
    now.current = next
    setState(next)
  }

  const send = async (values: OfferValues): Promise<boolean> => {
    unsaved.current = null
    say({ kind: 'saving' })
    try {
      const saved = await saveOnServer(at.current, values)
      const isNew = at.current.id === null
      at.current = { id: saved.id, version: saved.version }
      if (isNew) forgetLocal(userId, null)
      if (!unsaved.current) forgetLocal(userId, saved.id)
      say({ kind: 'saved', at: saved.saved_at })
      if (isNew) {
        setReference(saved.reference)
        onCreated(saved.id)
      }
      return true
    } catch (error) {
      unsaved.current ??= values
      say(failureOf(error))
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
    saveLocal(userId, at.current.id, { values, version: at.current.version })
    if (now.current.kind === 'conflict') return
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, PAUSE)
  }

  /** What somebody else saved, in the place of what is written here. */
  const takeTheirs = async (): Promise<OfferValues | null> => {
    const theirs = at.current.id === null ? null : await readDraft(at.current.id)
    if (!theirs) return null
    unsaved.current = null
    forgetLocal(userId, theirs.id)
    at.current = { id: theirs.id, version: theirs.version }
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
    if (local && now.current.kind !== 'conflict') unsaved.current = local.values
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
  local: LocalCopy | null,
  start: OfferValues | undefined,
): OfferValues {
  if (local) return { ...EMPTY_VALUES(), ...local.values }
  return draft ? valuesOf(draft.content) : (start ?? EMPTY_VALUES())
}

function stateOf(draft: OfferDraft | null, local: LocalCopy | null): SaveState {
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
