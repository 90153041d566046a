import { OUTCOME_LABELS, STAGE_LABELS, STATUS_LABELS } from '#src/applications/shared/labels.ts'
import { OUTCOMES, STAGES } from '#src/applications/shared/states.ts'
import { formatDate, formatShortDate } from '#src/shared/dates.ts'
import { counted, listed, lowered } from '#src/shared/phrases.ts'
import { isPromiseOver } from '../../shared/promise.ts'
import type { ApplicantCounts, ApplicationItem } from '../contract.ts'

/** So many of the six segments are reached; null for a draft and for an application that has ended. */
export function stepOf({ status, stage }: Pick<ApplicationItem, 'status' | 'stage'>): number | null {
  if (status === 'submitted') return 1
  // The last of the six is the proposal, accepted or not yet.
  return status === 'active' ? Math.min(STAGES.indexOf(stage ?? 'viewed') + 2, 6) : null
}

/** Every state is in one of these groups, the whole group first. */
export const STATUS_GROUPS = [
  {
    label: 'En cours',
    choices: [
      { value: 'in_progress', label: 'En cours' },
      { value: 'draft', label: STATUS_LABELS.draft },
      { value: 'submitted', label: STATUS_LABELS.submitted },
      ...STAGES.map((value) => ({ value, label: STAGE_LABELS[value] })),
    ],
  },
  {
    label: 'Terminées',
    choices: [
      { value: 'ended', label: 'Terminées' },
      { value: 'rejected', label: STATUS_LABELS.rejected },
      ...OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] })),
      { value: 'archived', label: 'Archivées' },
    ],
  },
]

export function statusLabel(status: string): string {
  const choices = STATUS_GROUPS.flatMap((group) => group.choices)
  return choices.find(({ value }) => value === status)?.label ?? status
}

/** The end of a row says in two words what is awaited, and when. */
export interface Expected {
  first: string
  second: string
  /** It is the person's turn. */
  strong?: boolean
  late?: boolean
}

export function expectedOf(item: ApplicationItem, now: number): Expected {
  if (item.group === 'ended') return endOf(item)
  if (item.stage === 'accepted') return { first: 'Acceptée par vous', second: 'le recruteur confirme' }
  if (item.has_slots_to_choose) return { first: 'Choisissez', second: 'un créneau d’entretien', strong: true }
  if (item.stage === 'offer_made') return { first: 'Votre réponse', second: 'est attendue', strong: true }
  if (item.stage && item.stage !== 'viewed')
    return { first: 'Dernière nouvelle', second: `le ${formatShortDate(item.changed_at)}` }
  const { answer_due_at: due } = item
  if (!due) return { first: 'Envoyée', second: `le ${formatShortDate(item.submitted_at ?? item.changed_at)}` }
  if (isPromiseOver(due, now))
    return { first: 'Réponse en retard', second: `promise le ${formatShortDate(due)}`, late: true }
  return { first: 'Réponse promise', second: `avant le ${formatShortDate(due)}` }
}

function endOf({ status, outcome, reason_label, changed_at }: ApplicationItem): Expected {
  const second = `le ${formatDate(changed_at)}`
  if (status === 'rejected' && reason_label) return { first: `Motif\u00A0: ${lowered(reason_label)}`, second }
  const firsts = {
    hired: 'Confirmé',
    declined: 'Par vous',
    withdrawn: 'Par vous',
    position_filled: 'Offre clôturée',
    no_answer: 'Après 60\u00A0jours',
  }
  return { first: outcome ? firsts[outcome] : 'Terminée', second }
}

/** A draft is no application yet: « 13 candidatures et 1 brouillon ». */
export function summaryOf({ all, draft }: Pick<ApplicantCounts, 'all' | 'draft'>): string {
  const sent = all - draft
  const drafts = draft > 0 ? [counted(draft, 'brouillon')] : []
  return listed([...(sent > 0 || draft === 0 ? [counted(sent, 'candidature')] : []), ...drafts])
}
