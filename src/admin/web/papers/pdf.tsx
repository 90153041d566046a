import { type RefObject, useEffect, useRef, useState } from 'react'
import { openPdf, type PDFDocumentProxy } from '#src/applications/reviewing/web/pdf-viewer/document.ts'
import { PdfViewerPage } from '#src/applications/reviewing/web/pdf-viewer/page.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { MinusIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import { Download } from './download.tsx'
import css from './papers.module.css'

interface PdfPaperProps {
  /** Address of the file on this site. */
  address: string
  /** Says to screen readers what it is. */
  label: string
  /** The name under which it is downloaded. */
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
        <Button
          look="quiet"
          small
          iconOnly
          aria-label="Réduire"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <MinusIcon />
        </Button>
        <output aria-label="Taille">{scale * 100}&nbsp;%</output>
        <Button
          look="quiet"
          small
          iconOnly
          aria-label="Agrandir"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <PlusIcon />
        </Button>
        <Download address={address} name={name} />
      </div>
      {isUnreadable && (
        <Alert kind="error" live>
          Ce PDF ne peut pas être affiché ici. Téléchargez-le.
        </Alert>
      )}
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
              onCurrent={ignore}
            />
          ))}
      </section>
    </div>
  )
}

/** No page number is shown here. */
const ignore = () => {}

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
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box])
  return width
}
