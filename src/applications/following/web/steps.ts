import type { TimelineEntry } from '#src/applications/shared/replies.ts'
import { formatTime } from '#src/shared/dates.ts'
import { formatShortDayDate } from '#src/shared/weekdays.ts'
import type { TimelineStep } from '#src/ui/display/timeline.tsx'
import type { ApplicationDetail } from '../contract.ts'

const DETAILS: Record<string, string> = {
  viewed: 'Votre dossier a été ouvert par l’équipe recrutement.',
  review: 'Le recruteur compare les candidatures reçues.',
  shortlisted: 'Votre candidature fait partie de celles qui intéressent le plus.',
  interview: 'Le recruteur souhaite vous rencontrer.',
  offer_made: 'Le recruteur vous propose le poste\u00A0: à vous de lui répondre.',
  accepted: 'Vous avez accepté la proposition\u00A0: le recruteur doit maintenant confirmer.',
  hired: 'Le recruteur a confirmé votre recrutement. Félicitations\u00A0!',
  declined: 'Vous avez décliné la proposition.',
  withdrawn: 'Vous avez retiré votre candidature.',
  position_filled: 'Le poste a été pourvu par une autre personne.',
  no_answer: 'Sans changement depuis 60\u00A0jours, la candidature est close.',
  rejected: 'Le recruteur n’a pas retenu votre candidature.',
  archived: 'Rangée parmi vos candidatures archivées.',
}

type Step = TimelineStep & { message: string | null; by: string | null; stage?: TimelineEntry['stage'] }

/** The steps that happened stand in their order, before those that are still to come. */
export function stepsOf(application: ApplicationDetail): Step[] {
  const past = [...application.timeline]
    .filter((entry) => entry.visible_to_applicant)
    .sort((a, b) => a.at.localeCompare(b.at) || a.id - b.id)
  const steps = past.map((entry, index) => stepOf(entry, application, index === past.length - 1))
  return application.group === 'ended' ? steps : [...steps, ...comingOf(application)]
}

function stepOf(entry: TimelineEntry, application: ApplicationDetail, last: boolean): Step {
  return {
    id: String(entry.id),
    title: entry.label,
    state: last ? endState(entry, application) : 'done',
    at: entry.at,
    when: `${formatShortDayDate(entry.at)}, ${formatTime(entry.at)}`,
    detail: detailOf(entry, application),
    message: entry.message,
    by: entry.by,
    stage: entry.stage,
  }
}

function endState({ status, outcome }: TimelineEntry, { group }: ApplicationDetail): TimelineStep['state'] {
  if (group !== 'ended') return 'current'
  if (outcome === 'hired' || status === 'archived') return 'done'
  return 'refused'
}

function detailOf(entry: TimelineEntry, { dossier }: ApplicationDetail): string | undefined {
  if (entry.status === 'draft') return 'Votre candidature n’est pas encore partie.'
  if (entry.status === 'submitted') return `Avec ${sentWith(dossier)} et votre lettre de motivation.`
  const words = DETAILS[entry.stage ?? entry.outcome ?? entry.status]
  return entry.reason_label ? `${words} Motif\u00A0: ${entry.reason_label.toLowerCase()}.` : words
}

function sentWith({ resume_title, cv_name }: ApplicationDetail['dossier']): string {
  const name = resume_title ?? cv_name
  return name ? `«\u00A0${name}\u00A0»` : 'votre CV'
}

function comingOf({ status, stage, promise }: ApplicationDetail): Step[] {
  if (status === 'draft' || stage === 'offer_made') return []
  if (stage === 'accepted') {
    const detail = 'Le recruteur vous confirme le poste et vous dit comment signer.'
    return [{ id: 'hiring', title: 'Recrutement confirmé', state: 'next', detail, message: null, by: null }]
  }
  const decision: Step = {
    id: 'decision',
    title: 'Décision du recruteur',
    state: 'next',
    detail: 'Une proposition, ou une réponse motivée\u00A0: nous vous l’écrirons.',
    message: null,
    by: null,
  }
  if (!promise || promise.is_late) return [decision]
  return [{ ...decision, at: promise.due_at, when: `avant le ${formatShortDayDate(promise.due_at)}` }]
}
