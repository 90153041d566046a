import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { Box } from './shared/proof-values.ts'
import { type Stretch, UNSURE } from './words.ts'

const { resolve } = createRequire(import.meta.url)

/** Proofs are kept at 2400 pixels each way. */
const MOST_PIXELS = 6_000_000
/** Letters of a narrower picture are too small to be told apart, those of a wider one take time and tell no more. */
const NARROWEST = 1200
const WIDEST = 1800
const TALLEST = 3600
/** The engine without the older one, whose data is not there (`OEM_LSTM_ONLY`). */
const LSTM_ONLY = 1
/** Looks for as much text as there is, wherever it stands (`PSM_SPARSE_TEXT`): receipts are no columns of prose. */
const SPARSE_TEXT = 11
/** How sure, in 100, a word must be. */
const SURE = 40
/** A word of figures, in which the engine often takes a zero for the letter. */
const FIGURES = /^[\dOo.,:/()+-]+$/
/** The rank of a word among the parts of a page. */
const WORD = '5'

sharp.cache(false)
sharp.concurrency(1)

const engine = openEngine()

/** The engine runs here, without the threads that `tesseract.js` starts around it, and asks the network for nothing. */
async function openEngine() {
  const wasmBinary = readFileSync(resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'))
  const core = await createCore({ wasmBinary })
  const language = readFileSync(resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'))
  core.FS.writeFile('fra.traineddata', gunzipSync(language))
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'fra', LSTM_ONLY) !== 0) throw new Error('the language of the engine cannot be read')
  api.SetPageSegMode(SPARSE_TEXT)
  api.SetVariable('debug_file', '/dev/null')
  return { core, api }
}

/** Reads the words of a picture, line by line. @throws Error for what is none */
export async function readPicture(bytes: Uint8Array): Promise<Stretch[]> {
  const { core, api } = await engine
  const { data, info } = await greyOf(bytes)
  const { width, height } = info
  // A picture of this kind is its grey levels behind one line (netpbm's PGM), so the engine needs no decoder for it.
  core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data]))
  if (api.SetImageFile(1, 0) !== 0) throw new Error('the engine cannot read the picture')
  api.Recognize(null)
  return stretchesOf(api.GetTSVText(0), { width, height })
}

async function greyOf(bytes: Uint8Array) {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { width } = await picture.metadata()
  return picture
    .flatten({ background: '#fff' })
    .resize(Math.min(WIDEST, Math.max(NARROWEST, width)), TALLEST, { fit: 'inside' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The columns are those of Tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, conf, text. */
function stretchesOf(tsv: string, page: { width: number; height: number }): Stretch[] {
  const lines = Map.groupBy(
    tsv
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([level, ...cells]) => level === WORD && cells.at(-1)?.trim()),
    ([, , block, paragraph, line]) => [block, paragraph, line].join(),
  )
  return [...lines.values()].map((cells) => {
    const words = cells.map((cell) => {
      const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cell.slice(6, 11).map(Number)
      const box = shareOf({ left, top, width, height }, page)
      return { text: confidence < SURE ? UNSURE : textOf(cell[11] ?? ''), box }
    })
    const { left, top } = words[0]?.box ?? { left: 0, top: 0 }
    const bottom = Math.max(...words.map(({ box }) => box.top + box.height))
    return { words, left, top, height: bottom - top }
  })
}

const textOf = (word: string) => (FIGURES.test(word) ? word.replaceAll(/o/gi, '0') : word)

function shareOf({ left, top, width, height }: Box, page: { width: number; height: number }): Box {
  return {
    left: left / page.width,
    top: top / page.height,
    width: width / page.width,
    height: height / page.height,
  }
}
