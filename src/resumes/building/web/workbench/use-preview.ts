import { type RefObject, useEffect, useState } from 'react'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import type { PrintedPart } from '#src/resumes/shared/drawn-pages.ts'
import type { ApiError } from '#src/shell/api/api.ts'
import { NewestDrawing } from './newest-drawing.ts'

interface ComposedPages {
  /** Each page is an SVG. */
  svgs: string[]
  parts: PrintedPart[]
}

export type Compose = (document: ResumeDocument) => Promise<ComposedPages>

interface Preview {
  /** Null until the first drawing is there. */
  pages: ComposedPages | null
  /** The state of the CV that the pages show. */
  drawn: ResumeDocument | null
  /** True while the pages show an older state than the form. */
  isLate: boolean
  error: ApiError | null
}

/** What a CV looks like, a moment after typing stops; drawn while `place` is on the screen, or nearly. */
export function usePreview(
  cv: ResumeDocument,
  compose: Compose,
  place: RefObject<HTMLElement | null>,
): Preview {
  const [pages, setPages] = useState<ComposedPages | null>(null)
  const [drawn, setDrawn] = useState<ResumeDocument | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [drawing] = useState(
    () =>
      new NewestDrawing<ResumeDocument, ComposedPages>(compose, {
        drawn: (state, composed) => {
          setPages(composed)
          setDrawn(state)
          setError(null)
        },
        failed: (state, failure, isFinal) => {
          setError(failure)
          if (isFinal) setDrawn(state)
        },
      }),
  )

  useEffect(() => drawing.want(cv), [drawing, cv])

  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([entry]) => drawing.look(entry?.isIntersecting ?? false), {
      rootMargin: '50% 0px',
    })
    watch.observe(place.current)
    return () => {
      watch.disconnect()
      drawing.look(false)
    }
  }, [drawing, place])

  return { pages, drawn, isLate: drawn !== cv, error }
}
