import type { ComponentType } from 'react'

interface AnswerDialogProps {
  open: boolean
  onClose: () => void
  offer: { id: number; title: string; close_reason: string | null; unanswered_count: number }
}

/**
 * The dialog that answers all applicants of an offer. It belongs to the applications, which import offers, so the
 * page hands it in.
 */
export type AnswerDialog = ComponentType<AnswerDialogProps>
