import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { BACKGROUND } from './background.ts'
import type { SignedCard } from './card.ts'

const FOLDER = import.meta.dirname
const { resolve } = createRequire(import.meta.url)
const FIGTREE = dirname(resolve('@expo-google-fonts/figtree/package.json'))
const FACES = ['400Regular', '500Medium', '600SemiBold', '800ExtraBold'].map((face) => join(FIGTREE, face))
/** These have letters that Figtree lacks. */
const SCRIPTS = ['@embedpdf/fonts-arabic', '@embedpdf/fonts-sc'].map((name) =>
  join(dirname(resolve(name)), '../fonts'),
)
const LOGO = { left: 76, top: 68, side: 56 } as const
const MOST_LOGO_PIXELS = 20_000_000
/** A result that goes unused this many times is forgotten. */
const KEPT_UNUSED = 4

sharp.cache(false)
sharp.concurrency(1)

let compiler: NodeCompiler | undefined
const background = sharp(Buffer.from(BACKGROUND)).png({ compressionLevel: 1 }).toBuffer()

/** Draws the picture of a shared link as a PNG; null for a card that cannot be set. Runs in a process of its own. */
export async function drawCard({ logo, ...card }: SignedCard): Promise<Uint8Array | null> {
  compiler ??= NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontPaths: [...FACES, ...SCRIPTS] }] })
  const typst = compiler
  try {
    const tile = logo && (await drawLogo(logo))
    const initial = tile ? null : (card.owner.trim().at(0)?.toUpperCase() ?? null)
    const inputs = { card: JSON.stringify({ ...card, initial }) }
    const { result } = typst.compile({ mainFilePath: join(FOLDER, 'card.typ'), inputs })
    if (!result) return null
    const words = { input: Buffer.from(typst.plainSvg(result)), left: 0, top: 0 }
    const over = tile ? [words, { input: tile, left: LOGO.left, top: LOGO.top }] : [words]
    return await sharp(await background)
      .composite(over)
      .removeAlpha()
      .png({ compressionLevel: 6, adaptiveFiltering: false })
      .toBuffer()
  } finally {
    typst.evictCache(KEPT_UNUSED)
  }
}

/** A logo that cannot be read is left out. */
async function drawLogo(logo: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(logo, { limitInputPixels: MOST_LOGO_PIXELS, density: 200 })
      .resize(LOGO.side, LOGO.side, { fit: 'contain', background: '#ffffff00' })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}
