import type { ComponentProps } from 'react'
import { Alert } from '#src/ui/display/alert.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { CONDUCT, CONDUCT_BEFORE } from '../shared/conduct.ts'

interface ReportFieldsProps<Reason extends string> {
  labels: Record<Reason, string>
  reason: Reason | null
  onReason: (reason: Reason) => void
  error: string | undefined
  /** Props that tie the words to their field, as `form.text('message')` gives them. */
  words: Pick<ComponentProps<typeof TextAreaField>, 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>
}

/** Asks for the reason of a report and for words about it, which « Autre » needs. */
export function ReportFields<Reason extends string>(props: ReportFieldsProps<Reason>) {
  const { labels, reason, onReason, error, words } = props
  const choices = Object.entries<string>(labels).map(([value, label]) => ({ value: value as Reason, label }))
  return (
    <>
      <RadioCards
        label="Motif"
        name="reason"
        value={reason}
        onChange={onReason}
        choices={choices}
        error={error}
      />
      {reason === CONDUCT && <Alert live>{CONDUCT_BEFORE}</Alert>}
      <TextAreaField label="Précisions" rows={3} max={1000} optional={reason !== 'autre'} {...words} />
    </>
  )
}
