import { useQuery } from '@tanstack/react-query'
import { MESSAGE_REPORT_LABELS } from '#src/applications/messages/shared/reasons.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { type Decision, DecisionBar } from '../desk/bar.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Facts, Section } from '../desk/parts.tsx'
import { messageQuery, useDecision } from '../desk/queries.ts'
import { momentOf } from '../desk/words.ts'
import type { DeskProps } from '../offers/desk.tsx'

/** A reported message, alone: the rest of its conversation is read by nobody here. */
export function MessageDesk({ id, place, onDecided, onNext }: DeskProps) {
  const { data: message, error } = useQuery(messageQuery(id))
  const { decide, refusal, isSending } = useDecision(onDecided)
  if (error) return <Failure error={error} />
  if (!message) return <Loading />
  const { side, author, company, job_offer_title, text, file_name, created_at, is_removed, reports } = message
  const decisions: Decision[] = message.waits
    ? [
        {
          key: 'r',
          label: 'Retirer le message',
          look: 'danger',
          disabled: isSending,
          press: () => void decide('PUT', `messages/${id}/removal`),
        },
        {
          key: 'v',
          label: 'Classer',
          look: 'main',
          disabled: isSending,
          press: () => void decide('DELETE', `messages/${id}/reports`),
        },
      ]
    : []
  return (
    <>
      <DecisionBar place={place} decisions={decisions} refusal={refusal} onNext={onNext} />
      <div className={css.body}>
        <Section title={is_removed ? 'Message signalé, retiré' : 'Message signalé'}>
          <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text || 'Sans texte'}</p>
          <Facts
            facts={[
              { label: 'Écrit par', value: `${author ?? 'Compte supprimé'}, ${SIDES[side]}` },
              { label: 'Société', value: company },
              { label: 'Offre', value: displayTitle(job_offer_title) },
              { label: 'Le', value: momentOf(created_at) },
              { label: 'Fichier joint', value: file_name },
            ]}
          />
        </Section>
        <Section title="Signalements">
          <ul className={css.lines}>
            {reports.map((report) => (
              <li key={report.id}>
                <time dateTime={report.at}>{momentOf(report.at)}</time> {MESSAGE_REPORT_LABELS[report.reason]}
                {report.note && <div>«&nbsp;{report.note}&nbsp;»</div>}
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  )
}

const SIDES = { applicant: 'candidat', company: 'pour la société' }
