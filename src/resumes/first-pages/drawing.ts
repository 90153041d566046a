import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { PAGE, picturePage } from '../composing/svg-pages.ts'

const FOLDER = import.meta.dirname
const FILE = join(FOLDER, 'file.pdf')
const SHEET = `#set page(width: ${PAGE.width}pt, height: ${PAGE.height}pt, margin: 0pt)
#image("file.pdf", width: 100%, height: 100%, fit: "contain")`

sharp.cache(false)
sharp.concurrency(1)

/** The first page of a PDF on a sheet of A4, as a small picture; null for one that is not drawn. */
export async function drawFirstPage(pdf: Uint8Array): Promise<Uint8Array | null> {
  try {
    const typst = NodeCompiler.create({ workspace: FOLDER })
    typst.mapShadow(FILE, Buffer.from(pdf))
    const { result } = typst.compile({ mainFileContent: SHEET })
    return result ? await picturePage(typst.plainSvg(result)) : null
  } catch {
    return null
  }
}
