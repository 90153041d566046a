import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { offers } from '#src/offers/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { findableBy } from '../finding/findable.ts'
import { type EndReason, TRANSITIONS } from './shared/states.ts'
import { jobInvitations } from './tables.ts'

/**
 * Ends the invitations that nobody waits on any more: they expired, their offer ended, or their applicant no longer
 * wants to be found.
 */
export async function endInvitations(services: Services) {
  await inTransaction(services, null, async (unit) => {
    const { db, now } = unit
    const closed = db.select({ id: offers.id }).from(offers).where(inArray(offers.status, ENDED_OFFERS))
    await end(unit, inArray(jobInvitations.offer_id, closed), 'offre_cloturee')
    await end(unit, sql`NOT EXISTS (${stillFindable(unit)})`, 'retrait')
    await end(unit, sql`${jobInvitations.expires_at} <= ${now.toISOString()}::timestamptz`, 'delai')
  })
}

const ENDED_OFFERS = ['closed', 'archived'] as const

/** Ends the invitations to a person who no longer wants to be found by anybody, or by one company. */
export async function endInvitationsTo(unit: Unit, applicantId: number, companyId?: number) {
  const { applicant_id, company_id } = jobInvitations
  const which = companyId === undefined ? undefined : eq(company_id, companyId)
  await end(unit, and(eq(applicant_id, applicantId), which), 'retrait')
}

/**
 * Ends the invitations that still wait for an answer, in the same change as what they hang on: one person's to an offer,
 * or all of an offer, a company or a person.
 */
export async function endWaitingInvitations(
  unit: Unit,
  of:
    | { applicant_id: number; offer_id: number }
    | { offer_id: number }
    | { company_id: number }
    | { user_id: number },
) {
  const { company_id, offer_id, applicant_id } = jobInvitations
  if ('applicant_id' in of)
    return end(unit, and(eq(offer_id, of.offer_id), eq(applicant_id, of.applicant_id)), 'retrait')
  if ('offer_id' in of) return end(unit, eq(offer_id, of.offer_id), 'offre_cloturee')
  if ('company_id' in of) return end(unit, eq(company_id, of.company_id), 'offre_cloturee')
  return end(unit, eq(applicant_id, of.user_id), 'retrait')
}

function stillFindable({ db }: Unit) {
  return db
    .select({ found: sql`1` })
    .from(applicantProfiles)
    .innerJoin(users, eq(users.id, applicantProfiles.user_id))
    .where(
      and(eq(applicantProfiles.user_id, jobInvitations.applicant_id), findableBy(jobInvitations.company_id)),
    )
}

async function end({ db, now }: Unit, which: SQL | undefined, end_reason: EndReason) {
  const { from, to } = TRANSITIONS.expire
  await db
    .update(jobInvitations)
    .set({ state: to, end_reason, ended_at: now })
    .where(and(inArray(jobInvitations.state, [...from]), which))
}
