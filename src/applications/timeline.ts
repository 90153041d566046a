import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import { type ApplicationRow, type EventRow, listEvents } from './applications.ts'
import { reasonLabel, stateLabel } from './shared/labels.ts'
import type { TimelineEntry } from './shared/replies.ts'

/** Lists what the applicant may know of the history, the oldest row first. */
export async function timelineFor(database: Database, row: ApplicationRow): Promise<TimelineEntry[]> {
  const events = await listEvents(database, row.id)
  return events
    .filter((event) => event.visible_to_applicant)
    .map((event) => ({
      ...presentEvent(event, event.actor_id === row.applicant_id ? 'Vous' : companyOf(row, event)),
      // How the company's people work is theirs to know.
      is_by_mail: false,
    }))
}

/** Lists the whole history with who made each change, the oldest row first. */
export async function wholeTimeline(database: Database, row: ApplicationRow): Promise<TimelineEntry[]> {
  const events = await listEvents(database, row.id)
  const ids = events.flatMap((event) => event.actor_id ?? [])
  const names = await listNames(database, ids)
  return events.map((event) => presentEvent(event, names.get(event.actor_id ?? 0) ?? null))
}

function companyOf(row: ApplicationRow, event: EventRow): string | null {
  return event.actor_id === null ? null : row.offer_copy.company.name
}

function presentEvent(event: EventRow, by: string | null): TimelineEntry {
  const state = { status: event.to_status, stage: event.to_stage, outcome: event.to_outcome }
  return {
    id: event.id,
    at: event.at.toISOString(),
    ...state,
    label: stateLabel(state),
    by,
    reason: event.reason,
    reason_label: reasonLabel(event.reason),
    message: event.message,
    visible_to_applicant: event.visible_to_applicant,
    is_by_mail: event.is_by_mail,
  }
}
