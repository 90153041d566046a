import { REJECTION_REASON_LABELS, REJECTION_REASONS } from '#src/applications/shared/labels.ts'

export const REASON_CHOICES = REJECTION_REASONS.map((value) => ({
  value,
  label: REJECTION_REASON_LABELS[value],
}))
