import type { ReactNode } from 'react'

/** What applying puts on the page of an offer. */
export interface ApplyControls {
  /** « Postuler », what was done already, or why there is no button. */
  button(look?: { wide?: boolean; className?: string | undefined }): ReactNode
  popup: ReactNode
}
