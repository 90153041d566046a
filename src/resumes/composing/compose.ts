import sharp from 'sharp'
import { contentOfDocument } from '../shared/content.ts'
import type { ResumeDocument } from '../shared/document.ts'
import { composeResume, composeSvg } from './pdf.ts'

/** The CV on paper. */
export async function composePdf(document: ResumeDocument, _photo?: Uint8Array | null): Promise<Uint8Array> {
  return composeResume(contentOfDocument(document))
}

/** Its pages on a screen. */
export async function composePages(
  document: ResumeDocument,
  _photo?: Uint8Array | null,
): Promise<{ pages: string[] }> {
  return { pages: [composeSvg(contentOfDocument(document))] }
}

/** Its first page, small. */
export async function composePicture(
  document: ResumeDocument,
  _photo?: Uint8Array | null,
): Promise<Uint8Array> {
  const svg = Buffer.from(composeSvg(contentOfDocument(document)))
  return sharp(svg).resize(480, 679, { fit: 'cover', position: 'top' }).webp({ quality: 80 }).toBuffer()
}
