import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type { PDFDocumentProxy, PDFPageProxy }

/** Why a PDF is not shown; a person may try `network` again. */
export type PdfFailure = 'network' | 'missing' | 'locked' | 'unreadable'

export class PdfError extends Error {
  readonly failure: PdfFailure

  constructor(failure: PdfFailure, options?: ErrorOptions) {
    super(failure, options)
    this.name = 'PdfError'
    this.failure = failure
  }
}

/** The reader's code, asked for with the first PDF. Its build for older browsers: low-end phones keep those. */
const loadReader = async () => {
  const reader = await import('pdfjs-dist/legacy/build/pdf.mjs')
  reader.GlobalWorkerOptions.workerSrc = workerUrl
  return reader
}

interface OpenPdf {
  pdf: PDFDocumentProxy
  /** Ends its worker. */
  close: () => void
}

/** Reads a PDF of this site with the visitor's cookies. Rejects with a PdfError, or the abort's reason. */
export async function openPdf(address: string, signal: AbortSignal): Promise<OpenPdf> {
  const [reader, data] = await Promise.all([
    loadReader().catch((cause) => {
      throw new PdfError('network', { cause })
    }),
    download(address, signal),
  ])
  signal.throwIfAborted()
  // WebAssembly and evaluated code are outside the page's security policy.
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

/** Draws the page's words, unseen, over its picture: they can be read aloud, searched and copied. */
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
