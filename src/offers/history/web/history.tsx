import { useQuery } from '@tanstack/react-query'
import { closeReasonLabel } from '#src/offers/life/shared/transitions.ts'
import type { OfferEvent } from '#src/offers/shared/life.ts'
import { formatDate, formatDateTime } from '#src/shared/dates.ts'
import { Card } from '#src/ui/display/card.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Timeline, type TimelineStep } from '#src/ui/display/timeline.tsx'
import type { OfferHistoryLine } from '../contract.ts'
import { offerHistoryQuery } from './queries.ts'

/** Everything that happened to an offer, who did it and when, the latest first. */
export function OfferHistory({ id }: { id: number }) {
  const { data: lines, error, refetch } = useQuery(offerHistoryQuery(id))
  return (
    <Card title="Historique">
      {error && !lines && <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>}
      {!error && !lines && <SkeletonLines lines={4} />}
      {lines && <Timeline label="Historique de l’offre" steps={lines.map(stepOf)} />}
    </Card>
  )
}

const WORDS: Record<OfferEvent, string> = {
  created: 'Offre créée',
  duplicated: 'Offre créée à partir d’une autre',
  submitted: 'Envoyée en validation',
  taken_back: 'Reprise en brouillon',
  published: 'Publiée',
  rejected: 'Refusée par la modération',
  edited: 'Modifiée',
  change_submitted: 'Nouveau texte envoyé en validation',
  change_accepted: 'Nouveau texte accepté',
  change_rejected: 'Nouveau texte refusé',
  paused: 'Mise en pause',
  resumed: 'Remise en ligne',
  paused_for_plan: 'Mise en pause à la fin de la formule',
  resumed_for_plan: 'Remise en ligne avec la formule',
  confirmed: 'Confirmée toujours ouverte',
  paused_unattended: 'Mise en pause, faute de réponse à «\u00A0Toujours ouverte\u00A0?\u00A0»',
  held: 'Suspendue par la modération',
  released: 'Remise en ligne par la modération',
  closed: 'Clôturée',
  expired: 'Expirée',
  renewed: 'Renouvelée',
  archived: 'Archivée',
  answered_all: 'Réponse envoyée à tous',
  sponsored: 'Sponsorisée',
  sponsoring_stopped: 'Sponsorisation arrêtée par l’équipe',
}
const REFUSALS: readonly OfferEvent[] = [
  'rejected',
  'change_rejected',
  'held',
  'closed',
  'expired',
  'paused_for_plan',
  'paused_unattended',
  'sponsoring_stopped',
]
const WITH_REASON: readonly OfferEvent[] = ['rejected', 'change_rejected', 'sponsoring_stopped']

function stepOf(line: OfferHistoryLine, index: number): TimelineStep {
  const { at, kind, by } = line
  return {
    id: `${at} ${kind} ${index}`,
    title: WORDS[kind],
    state: REFUSALS.includes(kind) ? 'refused' : 'done',
    when: formatDateTime(at),
    at,
    detail: [by && `Par ${by === 'Vous' ? 'vous' : by.replace(/^L’équipe /, 'l’équipe ')}`, moreOf(line)]
      .filter(Boolean)
      .join(' · '),
  }
}

function moreOf({ kind, reason, until, count }: OfferHistoryLine): string | null {
  if (kind === 'closed' && reason) return closeReasonLabel(reason)
  if (until) return `Jusqu’au ${formatDate(until)}`
  if (count !== null) return count === 1 ? 'Une candidature' : `${count} candidatures`
  return WITH_REASON.includes(kind) ? reason : null
}
