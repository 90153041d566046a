import type { ApplicationRow } from '#src/applications/applications.ts'
import type { Env } from '#src/platform/env.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { CalendarEntry } from '../icalendar/writer.ts'
import { EVENT_LABELS } from '../shared/event-types.ts'
import type { InterviewRow } from './interviews.ts'

/** What a meeting's entry is made of, whoever reads it. */
export type EntrySource = Pick<
  InterviewRow,
  'id' | 'application_id' | 'type' | 'state' | 'place' | 'preparation' | 'sequence' | 'updated_at'
> & { starts_at: Date; ends_at: Date; offer: Pick<ApplicationRow['offer_copy'], 'title' | 'company'> }

/** The name that events of this site have for ever. */
export const uidOf = (env: Env, key: string) => `${key}@${new URL(env.APP_URL).hostname}`

/** @param applicant the applicant's name where the company reads it, null for the applicant */
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
  }
}

/** Where or how, in words; empty when there is nothing to add to the type. */
export function whereWords(type: InterviewRow['type'], place: string): string {
  if (type === 'interview_phone')
    return place ? `Appelez le ${place}` : 'Le recruteur vous appelle au numéro de votre compte'
  return place
}
