import { Alert, Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { openPdf, type PDFDocumentProxy } from '#src/applications/reviewing/web/pdf-viewer/document.ts'
import { PdfViewerPage } from '#src/applications/reviewing/web/pdf-viewer/page.tsx'
import css from './papers.module.css'

interface PdfPaperProps {
  /** Of this site. */
  address: string
  /** What it is, for screen readers. */
  label: string
  /** Under which it is downloaded. */
  name: string
}

const ZOOMS = [1, 1.5, 2, 3]

/** A PDF drawn in the page: nothing of it runs here, nor is it handed to the browser's own reader. */
export function PdfPaper({ address, label, name }: PdfPaperProps) {
  const { pdf, isUnreadable } = usePdf(address)
  const [zoom, setZoom] = useState(0)
  const scale = ZOOMS[zoom] ?? 1
  const box = useRef<HTMLElement>(null)
  const width = useWidth(box)
  return (
    <div className={css.paper}>
      <div className={css.tools}>
        <Button size="small" aria-label="Réduire" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          −
        </Button>
        <output aria-label="Taille">{scale * 100}&nbsp;%</output>
        <Button
          size="small"
          aria-label="Agrandir"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </Button>
        <Button size="small" href={address} download={name}>
          Télécharger
        </Button>
      </div>
      {isUnreadable && <Alert severity="error">Ce PDF ne peut pas être affiché ici. Téléchargez-le.</Alert>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section ref={box} className={css.pages} aria-label={label} tabIndex={0}>
        {pdf &&
          width > 0 &&
          Array.from({ length: pdf.numPages }, (_, index) => (
            <PdfViewerPage
              // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a document never move.
              key={index}
              pdf={pdf}
              number={index + 1}
              width={Math.floor(width * scale)}
              onCurrent={nothing}
            />
          ))}
      </section>
    </div>
  )
}

const nothing = () => {}

function usePdf(address: string) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    openPdf(address, stop.signal)
      .then((opened) => setPdf(opened.pdf))
      .catch(() => {
        if (!stop.signal.aborted) setUnreadable(true)
      })
    return () => stop.abort()
  }, [address])
  return { pdf, isUnreadable }
}

/** The room for a page, in whole px. */
function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box])
  return width
}
