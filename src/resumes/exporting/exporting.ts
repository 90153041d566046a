import { writeJsonResume } from '../json-resume/write.ts'
import type { ResumeDocument } from '../shared/document.ts'
import type { ExportFormat } from './contract.ts'
import { writePlainText } from './plain-text.ts'

const TYPES: Record<ExportFormat, string> = {
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
}

/** A CV as a file of another kind, and what the file is called. */
export async function writeExport(document: ResumeDocument, format: ExportFormat) {
  const { first_name, last_name } = document.identity
  const name = ['CV', first_name, last_name]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[\p{C}"\\/:*?<>|]/gu, ' ')
  return {
    bytes: await bytesOf(document, format),
    name: `${name.slice(0, 100)}.${format}`,
    content_type: TYPES[format],
  }
}

async function bytesOf(document: ResumeDocument, format: ExportFormat): Promise<Uint8Array> {
  if (format === 'json') return Buffer.from(JSON.stringify(writeJsonResume(document), null, 2))
  if (format === 'txt') return Buffer.from(writePlainText(document))
  // The largest library of the three, of use to few.
  const { writeWordDocument } = await import('./word-document.ts')
  return writeWordDocument(document)
}
