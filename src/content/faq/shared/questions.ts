/** One question of the FAQ. */
export interface Question {
  /** The anchor of its answer, so that it can be linked to; it stays as it is when the words change. */
  id: string
  question: string
  /** Its paragraphs, with `**bold**` and `[links](/path)`; a line that begins with `- ` is an item of a list. */
  answer: readonly string[]
}

export interface QuestionGroup {
  /** The anchor of the group; menus link to it. */
  id: string
  title: string
  questions: readonly Question[]
}
