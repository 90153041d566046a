import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import type { TimelineEntry } from '#src/applications/shared/replies.ts'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Timeline, type TimelineStep } from '#src/ui/display/timeline.tsx'
import css from './history.module.css'

export function ApplicationHistory({
  application: { timeline },
}: {
  application: RecruiterApplicationDetail
}) {
  const newest = [...timeline].sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
  return (
    <Card title="Historique">
      <Timeline
        label="Historique de la candidature"
        steps={newest.map((entry, index) => stepOf(entry, index === 0))}
      />
    </Card>
  )
}

function stepOf(entry: TimelineEntry, isLast: boolean): TimelineStep {
  const { id, at, by, label, reason_label, message, status, outcome, is_by_mail } = entry
  const refused = status === 'rejected' || (status === 'closed' && outcome !== 'hired')
  return {
    id: String(id),
    title: label,
    state: refused ? 'refused' : isLast && isInProgress(entry) ? 'current' : 'done',
    when: formatDateTime(at),
    at,
    detail: (
      <>
        {by ? `Par ${by === 'Vous' ? 'vous' : by}` : 'Automatiquement'}
        {is_by_mail && ', par e-mail'}
        {reason_label && ` · Motif\u00A0: ${reason_label}`}
      </>
    ),
    children: (message || !entry.visible_to_applicant) && (
      <div className={css.more}>
        {!entry.visible_to_applicant && <Badge>Visible de votre société seulement</Badge>}
        {message && <p className={css.message}>{message}</p>}
      </div>
    ),
  }
}
