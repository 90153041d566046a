import type { Database } from '#src/platform/database.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { dayAt } from '#src/shared/dates.ts'
import { fullName } from '#src/shared/names.ts'
import { listOpened } from '../contacts/contacts.ts'
import { listLastInvitations } from '../invitations/last-invitations.ts'
import { presentState } from '../invitations/present.ts'
import type { InvitationRow } from '../invitations/tables.ts'
import { readProfile } from '../scoring/criteria.ts'
import type { BestProfile } from './contract.ts'
import { maskTitle } from './masking.ts'
import type { RankedProfile } from './ranking.ts'

interface Reading {
  company_id: number
  /** Invitations to this offer are shown; without it, those to any offer of the company. */
  offer_id: number | undefined
  now: Date
}

/** Shows a name only where the company has opened the contact. */
export async function presentProfiles(
  database: Database,
  ranked: RankedProfile[],
  { company_id, offer_id, now }: Reading,
): Promise<BestProfile[]> {
  const ids = ranked.map(({ candidate }) => candidate.user_id)
  const opened = await listOpened(database, company_id, ids)
  const sent = await listLastInvitations(database, { company_id, offer_id, applicant_ids: ids })
  return ranked.map((each) => {
    const id = each.candidate.user_id
    return presentProfile(each, { opened_at: opened.get(id), invitation: sent.get(id), now })
  })
}

interface Known {
  opened_at: Date | undefined
  invitation: InvitationRow | undefined
  now: Date
}

function presentProfile(
  { candidate, match }: RankedProfile,
  { opened_at, invitation, now }: Known,
): BestProfile {
  const today = dayAt(now)
  const years = readProfile(candidate, today).experience_years
  const from = candidate.available_from
  return {
    key: candidate.best_profile_uuid,
    name: opened_at ? fullName(candidate) : null,
    opened_at: opened_at?.toISOString() ?? null,
    title: opened_at ? candidate.headline : maskTitle(candidate),
    activity_area: named(REFERENCE.activity_areas, candidate.activity_area_id),
    job_level: named(REFERENCE.job_levels, candidate.job_level_id),
    city: named(REFERENCE.cities, candidate.city_id),
    experience_years: years === null ? null : Math.floor(years),
    accepts_remote: candidate.accepts_remote,
    available_now: candidate.available_now || (from !== null && from <= today),
    match,
    invitation: invitation && opened_at ? presentSent(invitation, now) : null,
  }
}

/**
 * An invitation as its company reads it, without why the person no longer wants to be found: `end_reason` says no more
 * than « retrait ».
 */
export function presentSent(row: InvitationRow, now: Date): NonNullable<BestProfile['invitation']> {
  const { id: _, ...state } = presentState(row, now)
  return { ...state, seen_at: row.seen_at?.toISOString() ?? null, decline_note: row.decline_note }
}
