import { execFileSync } from 'node:child_process'

/** A word as it stands on a page, in points from the upper left corner. */
export interface WordBox {
  page: number
  word: string
  left: number
  right: number
  top: number
  bottom: number
}

const POPPLER = 'pdftotext'
const WORD =
  /<page |<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)<\/word>/g

/** Measures where the words of a PDF stand, as poppler finds them. */
export function readWordBoxes(pdf: Uint8Array): WordBox[] {
  const html = execFileSync(POPPLER, ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' })
  let page = 0
  const boxes: WordBox[] = []
  for (const [all, left, top, right, bottom, word = ''] of html.matchAll(WORD)) {
    if (all.startsWith('<page')) page += 1
    else
      boxes.push({
        page,
        word,
        left: Number(left),
        right: Number(right),
        top: Number(top),
        bottom: Number(bottom),
      })
  }
  return boxes
}

/** Two boxes touch as a matter of course: by their side bearings, and by the height that a font gives every letter. */
const TOUCHING = { across: 1, down: 0.4 }

/** Lists the pairs of words that are printed over one another. */
export function overlapsOf(boxes: WordBox[]): [string, string][] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => areOver(one, other))
      .map((other): [string, string] => [one.word, other.word]),
  )
}

function areOver(one: WordBox, other: WordBox): boolean {
  if (one.page !== other.page) return false
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const height = Math.min(one.bottom - one.top, other.bottom - other.top)
  return across > TOUCHING.across && down > height * TOUCHING.down
}
