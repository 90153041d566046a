import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { fontFolders } from '#src/resumes/composing/fonts.ts'

const PHONE_SCREEN = { width: 360, height: 640 }

const sheet = (lines: readonly string[], [paper, ink]: [paper: string, ink: string]) => ({
  mainFileContent: `
#set page(width: ${PHONE_SCREEN.width}pt, height: ${PHONE_SCREEN.height}pt, margin: 20pt, fill: rgb("${paper}"))
#set text(font: "Figtree", size: 14pt, fill: rgb("${ink}"))
#for row in json(bytes(${JSON.stringify(JSON.stringify(lines))})) [#{ let cells = row.split("|"); if cells.len() == 2 [#cells.at(0) #h(1fr) #cells.at(1)] else [#row] } #parbreak()]`,
})

const makeTypst = () => NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] })

/** A screenshot of an operator's message, in letters that people and machines read; dark where the phone is set so. */
export function drawMessage(lines: readonly string[], { isDark = false } = {}): Promise<Buffer> {
  const svg = makeTypst().svg(sheet(lines, isDark ? ['#101418', '#ffffff'] : ['#ffffff', '#111111']))
  // Three dots for a point, as telephones have them.
  return sharp(Buffer.from(svg), { density: 216 }).png().toBuffer()
}

/** The same as a bank gives it out: a PDF. */
export function printOrder(lines: readonly string[]): Buffer {
  return Buffer.from(makeTypst().pdf(sheet(lines, ['#ffffff', '#111111'])))
}
