import { useEffect, useRef, useState } from 'react'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { ApiError } from '#src/shell/api/api.ts'

const PAUSE_MS = 150
const AGAIN_MS = 4_000

/** The pages of a CV, each an SVG. */
export type Compose = (document: ResumeDocument) => Promise<string[]>

interface Preview {
  /** Addresses of pictures, one a page; null before the first. */
  pages: string[] | null
  /** The pages are of an older state. */
  isLate: boolean
  error: ApiError | null
}

/**
 * What a CV looks like, a moment after typing stops. One state is drawn at a time, and the newest is the next one: an
 * older state never comes after a newer one, and slow networks still see every pause.
 */
export function usePreview(cv: ResumeDocument, compose: Compose): Preview {
  const [pages, setPages] = useState<string[] | null>(null)
  const [drawn, setDrawn] = useState<ResumeDocument | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const wanted = useRef(cv)
  const busy = useRef(false)
  const gone = useRef(false)

  const draw = async () => {
    if (busy.current || gone.current) return
    busy.current = true
    const state = wanted.current
    let wait = 0
    try {
      const addresses = (await compose(state)).map(addressOf)
      setPages((before) => {
        release(before)
        return addresses
      })
      setDrawn(state)
      setError(null)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      // What is refused would be refused again; what is away may come back.
      if (failure.status === 422) setDrawn(state)
      else wait = AGAIN_MS
    } finally {
      busy.current = false
      if (wanted.current !== state || wait > 0) setTimeout(draw, wait)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is read when it is drawn.
  useEffect(() => {
    wanted.current = cv
    const timer = setTimeout(draw, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [cv])

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  return { pages, isLate: drawn !== cv, error }
}

/** A picture, not a part of the page: nothing in it can act. */
function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}

/** Once the next ones are shown. */
function release(addresses: string[] | null): void {
  setTimeout(() => {
    for (const address of addresses ?? []) URL.revokeObjectURL(address)
  }, 1_000)
}
