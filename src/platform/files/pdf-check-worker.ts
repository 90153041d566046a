import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { scanPdf } from './pdf-scan.ts'

const PAGES_READ = 100

async function check(bytes: Uint8Array) {
  const found = scanPdf(bytes)
  if (found.encrypted) return refused('encrypted')
  if (!found.complete) return refused('damaged')
  try {
    const document = await getDocument({
      data: bytes,
      stopAtErrors: true,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      useWorkerFetch: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise
    return await judge(document, found)
  } catch (error) {
    return refused(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged')
  }
}

async function judge(document: PDFDocumentProxy, found: ReturnType<typeof scanPdf>) {
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> }
  if (info.EncryptFilterName) return refused('encrypted')
  const scripted = found.scripted || (await document.getJSActions()) !== null || (await pagesAct(document))
  if (scripted) return refused('scripted')
  if (found.attachments || (await document.getAttachments()) !== null) return refused('attachments')
  return document.numPages > 0 ? { ok: true, pages: document.numPages } : refused('damaged')
}

/** Reads each page, so that a broken one is found, and what it or its links would do. */
async function pagesAct(document: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= Math.min(document.numPages, PAGES_READ); number += 1) {
    const page = await document.getPage(number)
    if (await page.getJSActions()) return true
    const annotations = (await page.getAnnotations()) as { actions?: unknown }[]
    if (annotations.some((each) => each.actions)) return true
    page.cleanup()
  }
  return false
}

function refused(reason: 'encrypted' | 'scripted' | 'attachments' | 'damaged') {
  return { ok: false, reason }
}

parentPort?.postMessage(await check(workerData as Uint8Array))
