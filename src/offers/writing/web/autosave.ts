import { useEffect, useState } from 'react'
import type { SaveState, Stored } from '#src/shell/form/autosave.ts'
import { useAutosave } from '#src/shell/form/use-autosave.ts'
import type { OfferDraft } from '../contract.ts'
import { createOnServer, readDraft, saveOnServer } from './queries.ts'
import { EMPTY_VALUES, type OfferValues, valuesOf } from './values.ts'

export type OfferSaveState = SaveState<OfferValues>

interface OfferAutosaveOptions {
  /** What the server has; null before the first save of a new offer. */
  draft: OfferDraft | null
  userId: number
  /** What a new offer begins with, where that is not nothing. */
  start?: OfferValues | undefined
  /** What the form of a new offer shows before anything is written, and that is not saved by itself. */
  known: Partial<OfferValues>
  onCreated: (id: number) => void
}

/** Keeps the draft of an offer as it is written; the first save of a new one begins it. */
export function useOfferAutosave({ draft, userId, start, known, onCreated }: OfferAutosaveOptions) {
  const [reference, setReference] = useState(draft?.reference ?? null)
  const { autosave, state } = useAutosave<OfferValues>({
    opened: draft && storedOf(draft),
    blank: start ?? { ...EMPTY_VALUES(), ...known },
    copyKey: (id) => `asafidy.offer.${userId}.${id ?? 'new'}`,
    create: async (values, clientKey) => {
      const created = await createOnServer(values, clientKey)
      setReference(created.reference)
      return storedOf(created)
    },
    save: saveOnServer,
    read: async (id) => storedOf(await readDraft(id)),
    onCreated,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor begins once.
  useEffect(() => {
    if (start && draft === null && !autosave.isResumed) autosave.change(start)
  }, [])
  const readSaved = async () =>
    autosave.saved.id === null ? null : storedOf(await readDraft(autosave.saved.id))
  return {
    autosave,
    state,
    reference,
    // A copy may be older than a field of the form.
    initial: { ...EMPTY_VALUES(), ...autosave.initial },
    /** Puts what somebody else saved, as it is now, in the place of what is written here. */
    takeTheirs: async (): Promise<OfferValues | null> => {
      const theirs = await readSaved()
      if (theirs) autosave.take(theirs)
      return theirs?.content ?? null
    },
    /** Saves what is written here over what somebody else saved, because the writer said so. */
    keepMine: async (values: OfferValues): Promise<void> => {
      const theirs = await readSaved()
      if (theirs) await autosave.settle(values, theirs)
    },
  }
}

const storedOf = ({ id, version, content, saved_at }: OfferDraft): Stored<OfferValues> => ({
  id,
  version,
  content: valuesOf(content),
  saved_at,
})
