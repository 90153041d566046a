import type { Box } from './shared/proof-values.ts'

/** Words that stand beside one another. */
export interface Stretch extends Pick<Box, 'left' | 'top' | 'height'> {
  /** In the order in which they are read. A word that is not read for sure is `UNSURE`. */
  words: { text: string; box: Box }[]
}

/** Stands for a word that the machine is not sure of, so that nothing is read across it. */
export const UNSURE = '\uFFFD'

interface PageText {
  /** Lines from top to bottom, their words between blanks. */
  text: string
  /** Where the characters from one place of the text to another stand. */
  boxOf: (from: number, to: number) => Box
}

/**
 * Joins what stands beside one another to lines: receipts set a label on the left and its value on the right, and a reader
 * of columns would tear them apart.
 */
export function readRows(stretches: readonly Stretch[]): PageText {
  const places: { from: number; to: number; box: Box }[] = []
  let text = ''
  for (const row of rowsOf(stretches)) {
    if (text !== '') text += '\n'
    const words = row.flatMap((stretch) => stretch.words)
    for (const [index, word] of words.entries()) {
      if (index > 0) text += ' '
      places.push({ from: text.length, to: text.length + word.text.length, box: word.box })
      text += word.text
    }
  }
  const boxOf = (from: number, to: number) =>
    around(places.filter((place) => place.from < to && place.to > from).map(({ box }) => box))
  return { text, boxOf }
}

/** A stretch is on a row when its middle stands within the height of the row's first one. */
function rowsOf(stretches: readonly Stretch[]): Stretch[][] {
  const rows: Stretch[][] = []
  for (const stretch of stretches.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const [first] = rows.at(-1) ?? []
    const isBeside = first && Math.abs(middleOf(first) - middleOf(stretch)) < first.height / 2
    if (isBeside) rows.at(-1)?.push(stretch)
    else rows.push([stretch])
  }
  return rows.map((row) => row.toSorted((one, other) => one.left - other.left))
}

const middleOf = ({ top, height }: Stretch) => top + height / 2

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
