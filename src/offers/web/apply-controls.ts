import type { ReactNode } from 'react'

/** The parts of an offer's page that belong to applying. */
export interface ApplyControls {
  /** Renders « Postuler », the state of the application that was sent, or the reason why there is no button. */
  button(look?: { wide?: boolean; className?: string | undefined }): ReactNode
  popup: ReactNode
}
