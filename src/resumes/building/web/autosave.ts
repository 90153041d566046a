import { useState } from 'react'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { differencesBetween } from '#src/resumes/shared/merging.ts'
import type { SaveState, Stored } from '#src/shell/form/autosave.ts'
import { useAutosave } from '#src/shell/form/use-autosave.ts'
import type { BuiltResume } from '../contract.ts'
import { readDocument, saveOnServer } from './queries.ts'

export type ResumeSaveState = SaveState<ResumeDocument>
export type ResumeAutosave = ReturnType<typeof useResumeAutosave>

/** Keeps a CV as it is written, and holds what of it the page shows. */
export function useResumeAutosave(opened: BuiltResume, userId: number) {
  const [title, setTitle] = useState(opened.title)
  const { autosave, state } = useAutosave<ResumeDocument>({
    opened: storedOf(opened),
    blank: opened.document,
    copyKey: (id) => `asafidy.resume.${userId}.${id}`,
    save: async ({ id, version, content, keepsBefore }) => {
      const saved = await saveOnServer({
        id,
        revision: version,
        document: content,
        keeps_before: keepsBefore,
      })
      setTitle(saved.title)
      return { version: saved.revision, saved_at: saved.saved_at }
    },
    read: async (id) => storedOf(await readDocument(id)),
    // Where only the order of the sections is another there is nothing to choose, and theirs stays a version.
    areAlike: (mine, theirs) => differencesBetween(null, mine, theirs).length === 0,
  })
  const [cv, setCv] = useState(autosave.initial)
  return {
    cv,
    title,
    state,
    flush: () => autosave.flush(),
    change: (document: ResumeDocument) => {
      setCv(document)
      autosave.change(document)
    },
    /** Saves what its writer made of both states; the server's stays among the versions. */
    settle: (document: ResumeDocument, theirs: Stored<ResumeDocument>) => {
      setCv(document)
      return autosave.settle(document, theirs)
    },
    /** Puts the server's state in the place of what is written here. */
    take: (resume: BuiltResume) => {
      setCv(resume.document)
      setTitle(resume.title)
      autosave.take(storedOf(resume))
    },
  }
}

const storedOf = ({ id, revision, document, saved_at }: BuiltResume): Stored<ResumeDocument> => ({
  id,
  version: revision,
  content: document,
  saved_at,
})
