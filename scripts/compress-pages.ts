import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// node scripts/compress-pages.ts quickly|best: writes `.br` and `.gz` beside each text file that browsers load, so that
// none is compressed for a request. The best takes 20 seconds of a processor and makes the scripts a sixth smaller.
const LEVELS = { quickly: { brotli: 4, gzip: 6 }, best: { brotli: 11, gzip: 9 } }

const DIST = join(import.meta.dirname, '../dist')
const TEXT = /\.(m?js|css|svg|json|txt|webmanifest)$/
/** What is smaller travels in one packet either way. */
const SMALLEST_BYTES = 512

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)]

const wanted = process.argv[2]
if (wanted !== 'quickly' && wanted !== 'best') throw new Error('Usage: compress-pages.ts quickly|best')
const level = LEVELS[wanted]
const files = ['client', 'admin'].flatMap((folder) => listTexts(join(DIST, folder)))
// Each is packed on one of Node's own threads, of which there are as many as processors.
await Promise.all(files.map(compress))

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, gzipped] = await Promise.all([
    packBrotli(content, { params }),
    packGzip(content, { level: level.gzip }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

function listTexts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
