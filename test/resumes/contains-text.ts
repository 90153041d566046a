/**
 * Whether a text that a program read from a page has this, apart from spaces: the end of a line may or may not be one.
 */
export function isIn(text: string, field: string): boolean {
  return squeezed(text).includes(squeezed(field))
}

/**
 * Whether the words of a field follow one another in the layout, perhaps with others between: a line has words of both
 * columns.
 */
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

/** Returns a text without spaces and in lower case, because some templates print titles in capitals. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}
