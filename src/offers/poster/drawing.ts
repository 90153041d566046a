import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import type { PosterTask } from './poster.ts'

const FOLDER = import.meta.dirname
const { resolve } = createRequire(import.meta.url)
const FIGTREE = dirname(resolve('@expo-google-fonts/figtree/package.json'))
const FACES = ['400Regular', '600SemiBold', '700Bold', '800ExtraBold'].map((face) => join(FIGTREE, face))
/** These have letters that Figtree lacks. */
const SCRIPTS = ['@embedpdf/fonts-arabic', '@embedpdf/fonts-sc'].map((name) =>
  join(dirname(resolve(name)), '../fonts'),
)
const LOGO = join(FOLDER, 'company-logo.png')
/** Sharp on paper: 17 mm at 430 dots an inch. */
const LOGO_PIXELS = 288
const MOST_LOGO_PIXELS = 20_000_000
/** A result that goes unused this many times is forgotten. */
const KEPT_UNUSED = 4

sharp.cache(false)
sharp.concurrency(1)

let compiler: NodeCompiler | undefined

/** Draws a poster as a PDF; null for one that cannot be set. Runs in a process of its own. */
export async function drawPoster({ poster, logo }: PosterTask): Promise<Uint8Array | null> {
  compiler ??= NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontPaths: [...FACES, ...SCRIPTS] }] })
  const typst = compiler
  const picture = logo && (await drawLogo(logo))
  if (picture) typst.mapShadow(LOGO, picture)
  try {
    const initial = picture ? null : (poster.company.trim().at(0)?.toUpperCase() ?? '')
    const inputs = { poster: JSON.stringify({ ...poster, initial }) }
    const { result } = typst.compile({ mainFilePath: join(FOLDER, 'poster.typ'), inputs })
    return result ? typst.pdf(result, { pdfTags: true }) : null
  } finally {
    if (picture) typst.unmapShadow(LOGO)
    typst.evictCache(KEPT_UNUSED)
  }
}

/** A logo that cannot be read is left out. */
async function drawLogo(logo: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(logo, { limitInputPixels: MOST_LOGO_PIXELS, density: 300 })
      .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'contain', background: '#ffffff00' })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}
