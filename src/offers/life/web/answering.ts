import type { ComponentType } from 'react'

interface AnswerDialogProps {
  open: boolean
  onClose: () => void
  offer: { id: number; title: string; close_reason: string | null; unanswered_count: number }
}

/** Answers everybody who waits: of the applications, a domain that comes after this one; the page hands it in. */
export type AnswerDialog = ComponentType<AnswerDialogProps>
