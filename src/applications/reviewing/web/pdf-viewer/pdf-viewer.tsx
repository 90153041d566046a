import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { openPdf, type PDFDocumentProxy, PdfError, type PdfFailure } from './document.ts'
import { PdfViewerPage } from './page.tsx'
import css from './pdf-viewer.module.css'
import { PdfViewerToolbar } from './toolbar.tsx'

const WORDS: Record<PdfFailure, string> = {
  network: 'Le fichier n’a pas pu être chargé. Vérifiez votre connexion.',
  missing: 'Ce fichier n’est plus disponible.',
  locked: 'Ce PDF est protégé par un mot de passe. Téléchargez-le pour l’ouvrir avec ce mot de passe.',
  unreadable: 'Ce PDF ne peut pas être affiché ici. Téléchargez-le pour l’ouvrir avec un autre lecteur.',
}

interface PdfViewerProps {
  /** The address is of this site, and is asked with the visitor's cookies. */
  address: string
  /** The picture is read from here, where a download has another address. */
  source?: string
  /** The file is downloaded under this name. */
  name: string
  /** Screen readers hear this: « CV de Miora Rakoto ». */
  label: string
  /** The size is in bytes. */
  size: number | null
}

/** Each page is drawn as it comes near the view. */
export function PdfViewer({ address, source = address, name, label, size }: PdfViewerProps) {
  const box = useRef<HTMLElement>(null)
  const near = useNear(box)
  const { pdf, failure, retry } = usePdf(near ? source : null)
  const [zoom, setZoom] = useState(1)
  const [page, setPage] = useState(1)
  const [scroller, width] = useWidth()
  return (
    <section ref={box} className={css.viewer} aria-label={label}>
      <PdfViewerToolbar
        address={address}
        name={name}
        size={size}
        zoom={zoom}
        page={page}
        pages={pdf?.numPages ?? null}
        onZoom={pdf ? setZoom : undefined}
      />
      {failure && <Failure failure={failure} address={address} name={name} onRetry={retry} />}
      {!failure && (
        <section
          ref={scroller}
          className={css.pages}
          aria-label={`Pages du document\u00A0: ${label}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: zoomed in, the keyboard scrolls it sideways.
          tabIndex={0}
        >
          {pdf && width > 0 ? (
            Array.from({ length: pdf.numPages }, (_, index) => (
              <PdfViewerPage
                // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a document never move.
                key={index}
                pdf={pdf}
                number={index + 1}
                width={width * zoom}
                onCurrent={setPage}
              />
            ))
          ) : (
            <div className={css.waiting} role="status" aria-label="Chargement du document">
              <Skeleton height="100%" />
            </div>
          )}
        </section>
      )}
    </section>
  )
}

interface FailureProps {
  failure: PdfFailure
  address: string
  name: string
  onRetry: () => void
}

function Failure({ failure, address, name, onRetry }: FailureProps) {
  const retry = (
    <Button look="secondary" small onClick={onRetry}>
      Réessayer
    </Button>
  )
  return (
    <div className={css.failure}>
      <Alert kind="error" live action={failure === 'network' && retry}>
        {WORDS[failure]}{' '}
        {failure !== 'missing' && (
          <a href={address} download={name}>
            Télécharger le PDF
          </a>
        )}
      </Alert>
    </div>
  )
}

function usePdf(address: string | null) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [failure, setFailure] = useState<PdfFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads it again.
  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    setPdf(null)
    setFailure(null)
    openPdf(address, stop.signal)
      .then(({ pdf: opened }) => setPdf(opened))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFailure(error instanceof PdfError ? error.failure : 'unreadable')
      })
    return () => stop.abort()
  }, [address, attempt])
  return { pdf, failure, retry: () => setAttempt(attempt + 1) }
}

/** A document is not downloaded before somebody scrolls near it. */
function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
      // In a panel that scrolls by itself, the margin must be that of the panel.
      scrollMargin: '400px',
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box])
  return near
}

/** The room for a page is in whole px, so that its picture stays sharp. */
function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(0)
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (!element) return
    const watch = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth - PADDING)))
    watch.observe(element)
    return () => watch.disconnect()
  })
  return [measure, width]
}

/** The style sheet leaves so much room on each side of a page. */
const PADDING = 24
