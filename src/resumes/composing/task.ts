import type { ResumeDocument } from '../shared/document.ts'
import type { MeasuredPages } from '../shared/drawn-pages.ts'

/** What is asked of the process that sets CVs. */
export interface Composition {
  document: ResumeDocument
  photo: Uint8Array | null
  output: 'pdf' | 'pages' | 'count' | 'picture' | 'photo'
}

/** What it answers: what was asked for, the part that cannot be set, or how many pages it would have. */
export type Composed =
  | { pdf: Uint8Array }
  | { drawn: MeasuredPages }
  | { count: number }
  | { picture: Uint8Array }
  | { photo: Uint8Array }
  | { failed: string }
  | { tooLong: number }
