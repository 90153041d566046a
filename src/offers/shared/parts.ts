export interface OfferLanguage {
  name: string
  level: string
}

export interface ProcessStep {
  title: string
  text: string
}

export const QUESTION_KINDS = ['text', 'yes_no', 'choice'] as const

/** A question to applicants. Without a kind it is answered by a short text. */
export interface OfferQuestion {
  text: string
  kind?: (typeof QUESTION_KINDS)[number]
  /** The answers to choose from. */
  choices?: string[]
  required?: boolean
}
