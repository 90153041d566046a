import { dayWords } from '#src/calendar/shared/words.ts'
import { formatRelative } from '#src/shared/dates.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { Interview } from '../contract.ts'

interface EndedInterviewProps {
  interview: Interview
  /** Names of the two sides as the reader calls them. */
  sides: Record<'applicant' | 'recruiter', string>
}

export function EndedInterview({ interview, sides }: EndedInterviewProps) {
  const { state, changed_by, updated_at, reason, starts_at } = interview
  const what = state === 'declined' ? 'Entretien décliné' : 'Entretien annulé'
  const by = { ...sides, system: 'la candidature est terminée' }[changed_by]
  return (
    <Alert>
      <b>
        {what} {starts_at && `(${dayWords(starts_at).toLowerCase()})`}
      </b>
      , {by}, {formatRelative(updated_at)}.{reason && ` «\u00A0${reason}\u00A0»`}
    </Alert>
  )
}
