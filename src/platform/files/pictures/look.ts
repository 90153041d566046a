import sharp from 'sharp'

/** The cells in which a picture is compared with its neighbours: so many that the digits of a receipt leave their mark. */
const COLUMNS = 128
const ROWS = 256
/** Less of a difference, in levels of grey of 255, is what compressing a picture changes. */
const LEAST_STEP = 24

/**
 * Says what a picture looks like, whatever its size and compression: for each cell, row by row, whether the one to its right
 * is clearly lighter (the « difference hash », http://www.hackerfactor.com/blog/index.php?/archives/529-Kind-of-Like-That.html,
 * finer than usual). @returns a text of as many 0 and 1 as there are cells; null for what cannot be read
 */
export async function lookOf(bytes: Uint8Array): Promise<string | null> {
  try {
    const grey = await sharp(bytes, { failOn: 'error' })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // It is made smaller in a step of its own: what decoders leave out by themselves differs from file to file.
    const { data, info } = await sharp(grey.data, { raw: grey.info })
      .resize(COLUMNS + 1, ROWS, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const levelAt = (row: number, column: number) => data[(row * (COLUMNS + 1) + column) * info.channels] ?? 0
    let look = ''
    for (let row = 0; row < ROWS; row += 1)
      for (let column = 0; column < COLUMNS; column += 1)
        look += levelAt(row, column + 1) - levelAt(row, column) > LEAST_STEP ? '1' : '0'
    return look
  } catch {
    return null
  }
}
