import { pagesOf } from '#src/resumes/importing/files/pdf.ts'
import type { Stretch } from './words.ts'

/** Reads the words of the first page of a PDF; a scan has none. @throws Unreadable */
export async function readFirstPage(bytes: Uint8Array): Promise<Stretch[]> {
  const [page] = await pagesOf(bytes)
  return (page?.pieces ?? []).map(({ text, x, y, width, size }) => {
    // A page is measured from its lower edge upwards.
    const place = { left: x, top: -y - size, height: size }
    return { ...place, words: [{ text, box: { ...place, width } }] }
  })
}
