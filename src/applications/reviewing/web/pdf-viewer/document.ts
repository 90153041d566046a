import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type { PDFDocumentProxy, PDFPageProxy }

/** A person may try again after `network`; the other failures stay. */
export type PdfFailure = 'network' | 'missing' | 'locked' | 'unreadable'

export class PdfError extends Error {
  readonly failure: PdfFailure

  constructor(failure: PdfFailure, options?: ErrorOptions) {
    super(failure, options)
    this.name = 'PdfError'
    this.failure = failure
  }
}

/**
 * The reader's code is downloaded with the first PDF. It is the build for older browsers, because low-end phones keep
 * those.
 */
const loadReader = async () => {
  const reader = await import('pdfjs-dist/legacy/build/pdf.mjs')
  reader.GlobalWorkerOptions.workerSrc = workerUrl
  return reader
}

interface OpenPdf {
  pdf: PDFDocumentProxy
  /** Closing ends the worker of the document. */
  close: () => void
}

/** Reads a PDF of this site with the visitor's cookies. @throws PdfError, or the abort's reason */
export async function openPdf(address: string, signal: AbortSignal): Promise<OpenPdf> {
  const [reader, data] = await Promise.all([
    loadReader().catch((cause) => {
      throw new PdfError('network', { cause })
    }),
    download(address, signal),
  ])
  signal.throwIfAborted()
  // The page's security policy allows no WebAssembly and no evaluated code.
  const task = reader.getDocument({ data, useWasm: false, verbosity: reader.VerbosityLevel.ERRORS })
  const close = () => void task.destroy()
  signal.addEventListener('abort', close)
  try {
    return { pdf: await task.promise, close }
  } catch (cause) {
    close()
    signal.throwIfAborted()
    throw new PdfError(cause instanceof reader.PasswordException ? 'locked' : 'unreadable', { cause })
  }
}

/** The words lie unseen over the picture of the page, so that they can be read aloud, searched and copied. */
export async function drawText(page: PDFPageProxy, container: HTMLElement, scale: number): Promise<void> {
  const { TextLayer } = await loadReader()
  container.replaceChildren()
  container.style.setProperty('--total-scale-factor', String(scale))
  const viewport = page.getViewport({ scale })
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render()
}

async function download(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const failed = (cause: unknown) => {
    signal.throwIfAborted()
    throw new PdfError('network', { cause })
  }
  const response = await fetch(address, { credentials: 'include', signal }).catch(failed)
  if (response.status === 404) throw new PdfError('missing')
  if (!response.ok) throw new PdfError('network')
  return response.arrayBuffer().catch(failed)
}
