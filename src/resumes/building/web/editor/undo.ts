import { useEffect, useState } from 'react'
import type { ResumeDocument, Section } from '#src/resumes/shared/document.ts'
import type { Entry } from '#src/resumes/shared/new-parts.ts'

const SHOWN_MS = 12_000

type Removed = { words: string; index: number } & ({ section: Section } | { entry: Entry; of: string })

/** What was taken away last can be put back where it was, whatever was written meanwhile. */
export function useUndo(cv: ResumeDocument, onChange: (cv: ResumeDocument) => void) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => setRemoved(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [removed])
  const putBack = () => {
    setRemoved(null)
    if (removed) onChange({ ...cv, sections: withAgain(cv.sections, removed) })
  }
  return { removed, keep: setRemoved, putBack }
}

function withAgain(sections: Section[], removed: Removed): Section[] {
  if ('section' in removed) return sections.toSpliced(removed.index, 0, removed.section)
  return sections.map((section) => {
    if (section.id !== removed.of || section.kind === 'summary') return section
    const entries = (section.entries as Entry[]).toSpliced(removed.index, 0, removed.entry)
    return { ...section, entries } as Section
  })
}
