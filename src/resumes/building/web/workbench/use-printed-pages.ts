import { useEffect, useState } from 'react'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import type { PrintedPages } from '../editor/page-remarks.ts'

/** A drawing follows each pause of typing, so one that is older than this is followed by none. */
const LATE_MS = 3_000

interface Printing extends PrintedPages {
  /** The state of the CV that was printed. */
  of: ResumeDocument
}

/** The pages of the CV as it was printed last; null before, and where it was written since and nobody looks at its pages. */
export function usePrintedPages(cv: ResumeDocument) {
  const [printing, setPrinting] = useState<Printing | null>(null)
  const [isLate, setLate] = useState(false)
  const isNewest = printing?.of === cv
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter typed starts the pause again.
  useEffect(() => {
    setLate(false)
    if (isNewest) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [isNewest, cv])
  return { printed: isLate ? null : printing, onPrinted: setPrinting }
}
