import { reportReasonLabel } from '#src/offers/reports/shared/reasons.ts'
import css from '../desk/desk.module.css'
import { formatMoment } from '../desk/labels.ts'
import { Section } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'

export function Reports({ reports }: { reports: OfferReply['reports'] }) {
  return (
    <Section title={`Signalements (${reports.length})`}>
      <ul className={css.lines}>
        {reports.map(({ id, reason, message, counts, created_at }) => (
          <li key={id}>
            <b>{reportReasonLabel(reason)}</b> <time dateTime={created_at}>{formatMoment(created_at)}</time>
            {!counts && <small> (adresse récente ou non vérifiée)</small>}
            {message && <div>«&nbsp;{message}&nbsp;»</div>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
