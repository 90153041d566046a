import type { ApplicationRow } from '#src/applications/applications.ts'
import type { Env } from '#src/platform/env.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { CalendarEntry } from '../icalendar/writer.ts'
import { EVENT_LABELS } from '../shared/event-types.ts'
import type { InterviewRow } from './interviews.ts'

export type EntrySource = Pick<
  InterviewRow,
  'id' | 'application_id' | 'type' | 'state' | 'place' | 'preparation' | 'sequence' | 'updated_at'
> & { starts_at: Date; ends_at: Date; offer: Pick<ApplicationRow['offer_copy'], 'title' | 'company'> }

/** Calendar programs know an event by this uid, so it never changes. */
export const uidOf = (env: Env, key: string) => `${key}@${new URL(env.APP_URL).hostname}`

/** @param applicant the applicant's name when the company reads the entry; null when the applicant does */
export function entryOf(env: Env, source: EntrySource, applicant: string | null): CalendarEntry {
  const { id, application_id, type, place, preparation, sequence, updated_at, offer } = source
  const page = applicant === null ? '/candidat/candidatures' : '/dashboard/recruteur/candidatures'
  const who = applicant ?? offer.company.name
  const url = `${env.APP_URL}${page}/${application_id}/rendez-vous`
  const lines = [
    EVENT_LABELS[type],
    displayTitle(offer.title),
    whereWords(type, place),
    preparation && `À préparer\u00a0: ${preparation}`,
    url,
  ]
  return {
    uid: uidOf(env, `interview-${id}`),
    sequence,
    stamp: updated_at,
    starts: source.starts_at,
    ends: source.ends_at,
    summary: `${type === 'test' ? 'Test' : 'Entretien'}\u00a0: ${who}, ${displayTitle(offer.title)}`,
    description: lines.filter(Boolean).join('\n'),
    ...(place && { location: place }),
    url,
    isCancelled: source.state !== 'confirmed',
    // As the mails that remind of it.
    alarms: ['-P1D', '-PT2H'],
  }
}

/** Says where or how people meet; empty when the type says it all. */
export function whereWords(type: InterviewRow['type'], place: string): string {
  if (type === 'interview_phone')
    return place ? `Appelez le ${place}` : 'Le recruteur vous appelle au numéro de votre compte'
  return place
}
