import { join } from 'node:path'
import { NodeCompiler, type RenderPdfOpts } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFolders } from '#src/resumes/composing/fonts.ts'
import type { InvoiceSet, InvoiceSetting } from './task.ts'

const FOLDER = import.meta.dirname
/** A result that goes unused this many times is forgotten. */
const KEPT_UNUSED = 6
/** PDF/UA-1; it refuses a letter that no font has, which leaves a document that is tagged all the same. */
const STANDARDS: RenderPdfOpts[] = [{ pdfStandard: 'ua-1' }, { pdfTags: true }]

let compiler: NodeCompiler | undefined

/** Sets an invoice or credit note as a PDF: the same bytes each time. Runs in a process of its own. */
export function setInvoice({ invoice }: InvoiceSetting): InvoiceSet {
  compiler ??= NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontPaths: fontFolders() }] })
  const typst = compiler
  try {
    const mainFilePath = join(FOLDER, 'invoice.typ')
    const pages = typst.compile({ mainFilePath, inputs: { invoice: JSON.stringify(invoice) } }).result
    if (!pages) return { failed: true }
    for (const standard of STANDARDS) {
      try {
        return { pdf: typst.pdf(pages, standard) }
      } catch {
        // The next standard asks for less.
      }
    }
    return { failed: true }
  } finally {
    typst.evictCache(KEPT_UNUSED)
  }
}
