export interface OfferLanguage {
  name: string
  level: string
}

export interface ProcessStep {
  title: string
  text: string
}

export const QUESTION_KINDS = ['text', 'yes_no', 'choice'] as const

/** Asked of who applies. Without a kind: a short text. */
export interface OfferQuestion {
  text: string
  kind?: (typeof QUESTION_KINDS)[number]
  /** What may be answered to a choice. */
  choices?: string[]
  required?: boolean
}
