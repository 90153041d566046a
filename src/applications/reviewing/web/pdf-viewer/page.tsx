import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawText, type PDFDocumentProxy, type PDFPageProxy } from './document.ts'
import css from './pdf-viewer.module.css'

/** A page has the proportions of A4 until it tells its own. */
const A4 = Math.SQRT2
/** Low-end phones give up a canvas with more pixels. */
const PIXELS_MAX = 8_000_000

interface PdfViewerPageProps {
  pdf: PDFDocumentProxy
  number: number
  /** The width is in CSS px. */
  width: number
  /** It is called when the page comes to the middle of the view. */
  onCurrent: (number: number) => void
}

export function PdfViewerPage({ pdf, number, width, onCurrent }: PdfViewerPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const near = useWatched(box, '800px 0px', '800px 0px')
  const isCurrent = useWatched(box, '-50% 0px -50% 0px')
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (isCurrent) onCurrent(number)
  }, [isCurrent, number, onCurrent])
  useEffect(() => {
    if (near && !page && !failed) pdf.getPage(number).then(setPage, () => setFailed(true))
  }, [near, page, failed, pdf, number])
  useEffect(() => {
    if (!page || !canvas.current || !words.current) return
    const task = draw(page, canvas.current, width)
    task.promise.catch((error: Error) => setFailed(error.name !== 'RenderingCancelledException'))
    drawText(page, words.current, scaleOf(page, width)).catch(() => words.current?.replaceChildren())
    return () => task.cancel()
  }, [page, width])
  const natural = page?.getViewport({ scale: 1 })
  const ratio = natural ? natural.height / natural.width : A4
  return (
    <div ref={box} className={css.page} style={{ width, height: Math.round(width * ratio) }}>
      <canvas ref={canvas} />
      <div ref={words} className={css.words} />
      {failed && <p className={css.failed}>La page {number} ne peut pas être affichée.</p>}
    </div>
  )
}

const scaleOf = (page: PDFPageProxy, width: number) => width / page.getViewport({ scale: 1 }).width

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number) {
  const plain = page.getViewport({ scale: scaleOf(page, width) })
  const most = Math.sqrt(PIXELS_MAX / (plain.width * plain.height))
  const density = Math.min(window.devicePixelRatio || 1, 2, most)
  const viewport = page.getViewport({ scale: scaleOf(page, width) * density })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}

/**
 * Tells whether the element is in the view, widened or narrowed by the margin; `scrollMargin` widens a box that
 * scrolls by itself.
 */
function useWatched(box: RefObject<HTMLElement | null>, rootMargin: string, scrollMargin = '0px'): boolean {
  const [inside, setInside] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(([entry]) => setInside(entry?.isIntersecting ?? false), {
      rootMargin,
      scrollMargin,
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box, rootMargin, scrollMargin])
  return inside
}
