import type { FaqGroup } from '../shared/groups.ts'

interface FirstQuestion {
  /** The anchor of its answer. */
  id: string
  question: string
  /** Its paragraphs, with the marks of `rich-texts/marks.ts`. */
  answer: readonly string[]
}

export interface FirstGroup {
  id: FaqGroup
  questions: readonly FirstQuestion[]
}
