/** A part of a text that came with the program. */
export interface FirstSection {
  /** Its anchor. */
  id: string
  title: string
  /** Its paragraphs, with the marks of `rich-texts/marks.ts`. */
  text: readonly string[]
}
