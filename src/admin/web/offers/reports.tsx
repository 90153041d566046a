import { CONDUCT } from '#src/moderation/shared/conduct.ts'
import { reportReasonLabel } from '#src/offers/reports/shared/reasons.ts'
import { ConductNotice } from '../desk/conduct-notice.tsx'
import css from '../desk/desk.module.css'
import { formatMoment } from '../desk/labels.ts'
import { Section } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'

export function Reports({ reports }: { reports: OfferReply['reports'] }) {
  return (
    <Section title={`Signalements (${reports.length})`}>
      {reports.some(({ reason }) => reason === CONDUCT) && <ConductNotice />}
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
