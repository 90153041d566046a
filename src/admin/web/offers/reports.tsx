import { REPORT_REASON_LABELS } from '#src/offers/reports/shared/reasons.ts'
import css from '../desk/desk.module.css'
import { Section } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'
import { momentOf } from '../desk/words.ts'

export function Reports({ reports }: { reports: OfferReply['reports'] }) {
  return (
    <Section title={`Signalements (${reports.length})`}>
      <ul className={css.lines}>
        {reports.map(({ id, reason, message, counts, created_at }) => (
          <li key={id}>
            <b>{REPORT_REASON_LABELS[reason]}</b> <time dateTime={created_at}>{momentOf(created_at)}</time>
            {!counts && <small> (adresse récente ou non vérifiée)</small>}
            {message && <div>«&nbsp;{message}&nbsp;»</div>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
