import sharp from 'sharp'

const STROKES = 24

/** A letter as blocks that its code alone decides on: machines have different fonts, or none. */
function drawLetter(letter: string, left: number, top: number): string {
  const bits = Math.imul(letter.codePointAt(0) ?? 0, 0x9e3779b1) >>> 8
  return Array.from({ length: STROKES }, (_, at) =>
    (bits >> at) & 1
      ? `<rect x="${left + (at % 4) * 6}" y="${top + Math.floor(at / 4) * 7}" width="6" height="7"/>`
      : '',
  ).join('')
}

const drawLine = (text: string, top: number) =>
  [...text].map((letter, at) => (letter === ' ' ? '' : drawLetter(letter, 60 + at * 30, top))).join('')

/** A screenshot of an operator's receipt, on which only the reference and the moment differ from payment to payment. */
export async function drawReceipt({ reference, at }: { reference: string; at: string }): Promise<Blob> {
  const lines = ['Paiement effectué', '60 000 Ar', 'Vers 034 00 512 26', 'ASAFIDY SARL', reference, at]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2200"><rect width="1080" height="2200" fill="#fff"/>
    <rect width="1080" height="220" fill="#ffd200"/>${lines.map((line, index) => drawLine(line, 400 + index * 110)).join('')}
    <rect x="60" y="1900" width="960" height="140" fill="#00743f"/></svg>`
  return new Blob([await sharp(Buffer.from(svg)).png().toBuffer()])
}

/** The same picture as somebody gets it who is sent it in a message: smaller, and compressed anew. */
export async function sendOn(picture: Blob): Promise<Blob> {
  return new Blob([
    await sharp(await picture.arrayBuffer())
      .resize(700)
      .jpeg({ quality: 50 })
      .toBuffer(),
  ])
}
