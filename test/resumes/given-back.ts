/** Whether a text that a program read of a page says this, spaces apart: a line’s end may or may not be one. */
export function isIn(text: string, field: string): boolean {
  return squeezed(text).includes(squeezed(field))
}

/** Of two columns a line of the layout has words of both: those of a field follow one another, others between them. */
export function isInOrder(layout: string, field: string): boolean {
  const words = field
    .split(/\s+|(?<=[@/._?&=-])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
  const text = layout.replace(/\s+/g, ' ').toLowerCase()
  const first = words[0] ?? ''
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    let at = start
    const follows = words.every((word) => {
      const found = text.indexOf(word, at)
      if (found < 0 || found > at + 500) return false
      at = found + word.length
      return true
    })
    if (follows) return true
  }
  return false
}

/** Without spaces; titles are printed in capitals by some templates. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}
