/**
 * Reads the rows of a CSV file (RFC 4180) with their cells as they are written.
 * @param separator one character between two cells
 * @param most so many rows are read, the others are left
 */
export function readCsvRows(text: string, separator: string, most = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [[]]
  let value = ''
  let isQuoted = false
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at += 1) {
    const character = text[at]
    if (isQuoted) {
      if (character !== '"') value += character
      else if (text[at + 1] === '"') {
        value += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === separator) {
      rows.at(-1)?.push(value)
      value = ''
    } else if (character === '\n') {
      rows.at(-1)?.push(value.replace(/\r$/, ''))
      value = ''
      if (rows.length >= most) return rows
      rows.push([])
    } else value += character
  }
  rows.at(-1)?.push(value)
  return rows
}

const SEPARATORS = [';', '\t', ',', '|']
/** The first lines tell what separates cells. */
const LOOKED_AT_LINES = 30
const LOOKED_AT_CHARACTERS = 64 * 1024

/** Finds what separates the cells of a CSV file: what cuts the most of its first lines into the same number of cells. */
export function findSeparator(text: string): string {
  const [, said] = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(text) ?? []
  if (said) return said
  const start = text.slice(0, LOOKED_AT_CHARACTERS)
  const scores = SEPARATORS.map((separator) => {
    const widths = readCsvRows(start, separator, LOOKED_AT_LINES).map(({ length }) => length)
    const counts = [...Map.groupBy(widths, (width) => width)].filter(([width]) => width > 1)
    const best = counts.map(([width, lines]) => lines.length * 100 + Math.min(width, 99))
    return { separator, score: Math.max(0, ...best) }
  })
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator
}
