/** Text on white paper needs this contrast (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5

/** The colour itself, or the same one darkened until text of it is read on white. */
export function readableOnWhite(colour: string): string {
  let [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) || 0,
  )
  while (contrastWithWhite(red, green, blue) < LEAST_CONTRAST) {
    ;[red, green, blue] = [red * 0.94, green * 0.94, blue * 0.94]
  }
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function contrastWithWhite(...parts: number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
