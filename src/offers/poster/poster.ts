/** The poster of an offer: every value is a text that is ready to be read. */
export interface Poster {
  /** What programs call the file. */
  file_title: string
  company: string
  /** « recrute à Toamasina » */
  recruits: string
  title: string
  /** Four, in the order in which they are read. */
  facts: { label: string; text: string; urgent: boolean }[]
  /** Three at most. */
  points: string[]
  /** The address that the code leads to, whole and as people type it. */
  href: string
  address: string
  /** The code to scan, as an SVG picture. */
  qr: string
  promise: string
}

/** What is asked of the process that draws posters. */
export interface PosterTask {
  poster: Poster
  /** The company's logo as a picture or a drawing. */
  logo: Uint8Array | null
}
