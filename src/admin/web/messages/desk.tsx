import { useQuery } from '@tanstack/react-query'
import { MESSAGE_REPORT_LABELS } from '#src/applications/messages/shared/reasons.ts'
import { CONDUCT } from '#src/moderation/shared/conduct.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { call } from '#src/shell/api/api.ts'
import type { clearMessageReports, removeMessage } from '../../messages/contract.ts'
import { type Decision, DecisionBar, type DeskProps } from '../desk/bar.tsx'
import { ConductNotice } from '../desk/conduct-notice.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { formatMoment } from '../desk/labels.ts'
import { Loading } from '../desk/loading.tsx'
import { Facts, Section } from '../desk/parts.tsx'
import { type Decide, type MessageReply, messageQuery, useDecision } from '../desk/queries.ts'

const SIDE_LABELS = { applicant: 'candidat', company: 'pour la société' }

/** A reported message, alone: nobody reads the rest of its conversation here. */
export function MessageDesk({ id, place, onDecided, onNext }: DeskProps) {
  const { data: message, error, refetch } = useQuery(messageQuery(id))
  const { decide, refusal, isSending } = useDecision(onDecided)
  if (error && !message) return <Failure error={error} onRetry={() => void refetch()} />
  if (!message) return <Loading />
  const { side, author, company, job_offer_title, text, file_name, created_at, is_removed, reports } = message
  const decisions = buildDecisions(message, decide)
  return (
    <>
      <DecisionBar
        place={place}
        decisions={decisions.map((each) => ({ ...each, disabled: isSending }))}
        refusal={refusal}
        onNext={onNext}
      />
      <div className={css.body}>
        <Section title={is_removed ? 'Message signalé, retiré' : 'Message signalé'}>
          <p className={css.quote}>{text || 'Sans texte'}</p>
          <Facts
            facts={[
              { label: 'Écrit par', value: `${author ?? 'Compte supprimé'}, ${SIDE_LABELS[side]}` },
              { label: 'Société', value: company },
              { label: 'Offre', value: displayTitle(job_offer_title) },
              { label: 'Le', value: formatMoment(created_at) },
              { label: 'Fichier joint', value: file_name },
            ]}
          />
        </Section>
        <Section title="Signalements">
          {reports.some(({ reason }) => reason === CONDUCT) && <ConductNotice />}
          <ul className={css.lines}>
            {reports.map((report) => (
              <li key={report.id}>
                <time dateTime={report.at}>{formatMoment(report.at)}</time>{' '}
                {MESSAGE_REPORT_LABELS[report.reason]}
                {report.note && <div>«&nbsp;{report.note}&nbsp;»</div>}
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  )
}

function buildDecisions({ id, waits }: MessageReply, decide: Decide): Decision[] {
  if (!waits) return []
  const params = { id }
  const remove = () => call<typeof removeMessage>('PUT /api/admin/messages/:id/removal', { params })
  const clear = () => call<typeof clearMessageReports>('DELETE /api/admin/messages/:id/reports', { params })
  return [
    { key: 'r', label: 'Retirer le message', look: 'danger', press: () => decide(remove) },
    { key: 'v', label: 'Classer', look: 'primary', press: () => decide(clear) },
  ]
}
