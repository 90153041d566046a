import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PRINTED_RESUMES } from '#test/resumes/printed-resumes.ts'
import { TEMPLATE_NAMES } from '../shared/document.ts'
import { wholePages } from '../shared/drawn-pages.ts'
import { TEMPLATE_STYLES } from '../shared/template-styles.ts'
import { fontFolders } from './fonts.ts'
import { printed } from './printed.ts'
import { PAGE, splitPages } from './svg-pages.ts'

const TEMPLATES = join(import.meta.dirname, 'templates')
const typst = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: fontFolders() }] })

/** Levels of grey, at three times the size it is shown on a telephone. */
const grey = (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer()

test.each(TEMPLATE_NAMES)(
  'the first page of %s looks as Typst drew it, letter by letter',
  async (template) => {
    const style = { ...PRINTED_RESUMES.COMPLETE.style, ...TEMPLATE_STYLES[template], template }
    const content = printed({ ...PRINTED_RESUMES.COMPLETE, style }, false)
    const mainFilePath = join(TEMPLATES, `${template}.typ`)
    const { result } = typst.compile({ mainFilePath, inputs: { cv: JSON.stringify(content) } })
    if (!result) throw new Error(`${template} was not set`)
    const drawn = typst.plainSvg(result)
    const [width, height] = [Math.round(PAGE.width * 2), Math.round(PAGE.height * 2)]
    // Typst draws the paper of every page on the first one, over what stands there.
    const first = drawn
      .replace(/<path class="typst-shape" fill="#ffffff"[^>]* d="M 0 0v 841.8898 h 595.2756 [^>]*>/g, '')
      .replace(/viewBox="[^"]*"/, `viewBox="0 0 ${PAGE.width} ${PAGE.height}"`)
      .replace(/height="[^"]*pt"/, `height="${PAGE.height}pt"`)
    const asDrawn = await grey(first, width, height)
    const asShown = await grey(wholePages(splitPages(drawn))[0] ?? '', width, height)
    const differing = asShown.filter((level, at) => Math.abs(level - (asDrawn[at] ?? 0)) > 64).length
    const inked = asDrawn.filter((level) => level < 128).length
    expect(inked).toBeGreaterThan(5_000)
    expect(differing / inked).toBeLessThan(0.01)
  },
)
