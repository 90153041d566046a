import { composePhoto } from '../composing/compose.ts'
import { writeJsonResume } from '../json-resume/write.ts'
import type { ResumeDocument } from '../shared/document.ts'
import type { ExportFormat } from './contract.ts'
import { writePlainText } from './plain-text.ts'

const TYPES: Record<ExportFormat, string> = {
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
}

/** A CV as a file of another kind, and what the file is called; of the kinds, Word's alone shows the photo. */
export async function writeExport(
  document: ResumeDocument,
  format: ExportFormat,
  photo: Uint8Array | null = null,
) {
  const { first_name, last_name } = document.identity
  const name = ['CV', first_name, last_name]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[\p{C}"\\/:*?<>|]/gu, ' ')
  return {
    bytes: await bytesOf(document, format, photo),
    name: `${name.slice(0, 100)}.${format}`,
    content_type: TYPES[format],
  }
}

async function bytesOf(
  document: ResumeDocument,
  format: ExportFormat,
  photo: Uint8Array | null,
): Promise<Uint8Array> {
  if (format === 'json') return Buffer.from(JSON.stringify(writeJsonResume(document), null, 2))
  if (format === 'txt') return Buffer.from(writePlainText(document))
  // The largest library of the three, of use to few.
  const { writeWordDocument } = await import('./word-document.ts')
  return writeWordDocument(document, photo && (await composePhoto(document, photo)))
}
