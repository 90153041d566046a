import { type RefObject, useEffect, useState } from 'react'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import type { ApiError } from '#src/shell/api/api.ts'
import { NewestDrawing } from './newest-drawing.ts'

/** The pages of a CV, each an SVG. */
export type Compose = (document: ResumeDocument) => Promise<string[]>

interface Preview {
  /** Null until the first drawing is there. */
  pages: string[] | null
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
  const [pages, setPages] = useState<string[] | null>(null)
  const [drawn, setDrawn] = useState<ResumeDocument | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [drawing] = useState(
    () =>
      new NewestDrawing<ResumeDocument, string[]>(compose, {
        drawn: (state, svgs) => {
          setPages(svgs)
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

  return { pages, isLate: drawn !== cv, error }
}
