import { desc, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listPeople } from '#src/accounts/people.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { daysBetween, formatShortDate, formatTime } from '#src/shared/dates.ts'
import type { ApplicationRow, EventRow } from '../applications.ts'
import { NO_LONGER } from '../moves.ts'
import { type StateName, stateName } from '../shared/transitions.ts'
import { applicationEvents } from '../tables.ts'

/** Each sentence goes on after the colleague's name or « Vous », which decides its verb. */
const DONE: Partial<Record<StateName, (have: { it: string; bare: string }) => string>> = {
  'active/review': ({ it }) => `${it} déjà mise à l’étude`,
  'active/shortlisted': ({ it }) => `${it} déjà présélectionnée`,
  'active/interview': ({ it }) => `${it} déjà passée en Entretien`,
  'active/offer_made': ({ bare }) => `${bare} déjà fait une proposition`,
  rejected: ({ bare }) => `${bare} déjà enregistré un refus`,
  'closed/hired': ({ bare }) => `${bare} déjà confirmé le recrutement`,
}

/** These changes are the applicant's own, so no colleague is named. */
const ELSE: Partial<Record<StateName, string>> = {
  submitted: 'Le candidat a postulé à nouveau.',
  'closed/withdrawn': 'Le candidat a retiré sa candidature.',
  'closed/declined': 'Le candidat a décliné la proposition.',
  'active/accepted': 'Le candidat a accepté la proposition.',
}

/** Refuses a change that starts from an older version, and says who changed the application, where to and when. */
export async function versionConflict(unit: Pick<Unit, 'db' | 'now'>, member: Member, row: ApplicationRow) {
  return conflict(await describeLastChange(unit, member, row))
}

/** Says who made the last change of the application, where to and when: « Mialy l’a déjà mise à l’étude à 14:05. » */
export async function describeLastChange(
  { db, now }: Pick<Unit, 'db' | 'now'>,
  member: Member,
  row: ApplicationRow,
): Promise<string> {
  const [last] = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, row.id))
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  if (!last) return NO_LONGER
  const by = last.actor_id
    ? (await listPeople(db, [last.actor_id])).get(last.actor_id)?.first_name
    : undefined
  return wordsOf(last, last.actor_id === member.id ? 'Vous' : (by ?? 'Un collègue'), now)
}

function wordsOf(event: EventRow, who: string, now: Date): string {
  const name = stateName({ status: event.to_status, stage: event.to_stage, outcome: event.to_outcome })
  // A refusal that is taken back leads to where the application was, which may be as it was sent.
  const isTakenBack = event.from_status === 'rejected'
  if (ELSE[name] && !isTakenBack) return ELSE[name]
  const have = who === 'Vous' ? { it: 'l’avez', bare: 'avez' } : { it: 'l’a', bare: 'a' }
  const taken = isTakenBack ? `${have.bare} annulé le refus` : DONE[name]?.(have)
  return taken && event.actor_id !== null ? `${who} ${taken} ${momentOf(event.at, now)}.` : NO_LONGER
}

function momentOf(at: Date, now: Date): string {
  const day = daysBetween(at, now) === 0 ? '' : `le ${formatShortDate(at, now)} `
  return `${day}à ${formatTime(at)}`
}
