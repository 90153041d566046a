import { and, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { users } from '#src/accounts/tables.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { fullName } from '#src/shared/names.ts'
import { listOpened, spendContact } from '../contacts/contacts.ts'
import type { MatchingFacts } from '../facts.ts'
import { findableBy } from '../finding/findable.ts'
import { sendInvitation } from '../invitations/sending.ts'
import type { BestProfileContact } from './contract.ts'

/**
 * Opens the contact of a person for the company; one that was opened before costs nothing.
 * @throws HttpError 404 for a person whom the company may not find, 409 when it has no contact left
 */
export async function openContact(services: Services, member: Member, key: string) {
  return inTransaction(services, member, async (unit) => {
    const found = await findPerson(unit.db, member, key)
    const { spent_at, isNew } = await spendContact(unit, member.company.id, found.user.id)
    await recordView(unit, isNew ? 'matching.contact-opened' : 'matching.contact-viewed', found.user.id)
    return presentContact(found, spent_at)
  })
}

/**
 * Reads a contact that the company has opened; the audit log keeps each look.
 * @throws HttpError 404 for a person whom the company may not find or whose contact it has not opened
 */
export async function viewContact(services: Services, member: Member, key: string) {
  return inTransaction(services, member, async (unit) => {
    const found = await findPerson(unit.db, member, key)
    const { id } = found.user
    const opened = (await listOpened(unit.db, member.company.id, [id])).get(id)
    if (!opened) throw notFound()
    await recordView(unit, 'matching.contact-viewed', id)
    return presentContact(found, opened)
  })
}

/**
 * Sends an invitation to the person behind a key of the list, as `sendInvitation` does.
 * @throws HttpError 404 for a person whom the company may not find
 */
export async function inviteProfile(
  services: Services,
  member: Member,
  wanted: { key: string; offer_id: number; message: string },
  facts: MatchingFacts,
) {
  return inTransaction(services, member, async (unit) => {
    const { user } = await findPerson(unit.db, member, wanted.key)
    const { offer_id, message } = wanted
    return sendInvitation(unit, member, { applicant_id: user.id, offer_id, message }, facts)
  })
}

/**
 * The lock holds the person's choice until this transaction ends, so that who hides meanwhile is either found before or
 * not at all.
 */
async function findPerson(database: Database, member: Member, key: string) {
  const [row] = await database
    .select({ user: users, profile: applicantProfiles })
    .from(applicantProfiles)
    .innerJoin(users, eq(users.id, applicantProfiles.user_id))
    .where(and(eq(applicantProfiles.best_profile_uuid, key), findableBy(member.company.id)))
    .for('share', { of: applicantProfiles })
  if (!row) throw notFound()
  return row
}

async function recordView(unit: Unit, action: string, userId: number) {
  await audit(unit, { action, subject: `user:${userId}` })
}

function presentContact(
  { user, profile }: Awaited<ReturnType<typeof findPerson>>,
  opened: Date,
): BestProfileContact {
  const { best_profile_uuid: key, headline, about, skills, experiences, education, languages } = profile
  return {
    key,
    name: fullName(user),
    opened_at: opened.toISOString(),
    email: user.email,
    phone_number: user.phone_number,
    headline,
    about,
    skills,
    experiences,
    education,
    languages,
  }
}
