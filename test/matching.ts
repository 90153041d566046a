import { eq } from 'drizzle-orm'
import { contactGrants, contactSpendings } from '#src/matching/contacts/tables.ts'
import { jobInvitations } from '#src/matching/invitations/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { DAY } from '#src/shared/durations.ts'
import { makeApplicant } from './factories.ts'
import type { TestServices } from './services.ts'

type ProfileValues = Partial<typeof applicantProfiles.$inferInsert>
type UserValues = NonNullable<Parameters<typeof makeApplicant>[1]>

/** Makes an applicant whom recruiters may find, and who fits the offers of `makeOffer`. */
export async function makeFindable(
  services: TestServices,
  values: ProfileValues = {},
  person: UserValues = {},
) {
  const user = await makeApplicant(services, person)
  const [profile] = await services.db
    .update(applicantProfiles)
    .set({
      headline: 'Comptable',
      activity_area_id: 10,
      city_id: 1,
      job_level_id: 4,
      contract_ids: [1],
      is_best_profile: true,
      updated_at: services.clock.now(),
      ...values,
    })
    .where(eq(applicantProfiles.user_id, user.id))
    .returning()
  return { user, key: profile?.best_profile_uuid ?? '' }
}

/** Gives a company so many contacts for thirty days. */
export async function giveContacts(services: TestServices, company_id: number, amount: number) {
  const now = services.clock.now()
  const valid = { valid_from: now, valid_to: new Date(now.getTime() + 30 * DAY) }
  const [grant] = await services.db
    .insert(contactGrants)
    .values({ company_id, amount, reason: 'gift', ...valid, created_at: now })
    .returning()
  if (!grant) throw new Error('no contacts')
  return grant
}

/** Opens the contact of this person for a company. */
export async function openContact(services: TestServices, company_id: number, applicant_id: number) {
  const grant = await giveContacts(services, company_id, 1)
  const spent_at = services.clock.now()
  await services.db
    .insert(contactSpendings)
    .values({ company_id, applicant_id, grant_id: grant.id, spent_at })
    .onConflictDoNothing()
}

type Invited = Pick<typeof jobInvitations.$inferInsert, 'company_id' | 'applicant_id' | 'offer_id'>

/** Inserts the row of an invitation that was sent now and waits. */
export async function makeInvitation(
  services: TestServices,
  invited: Invited & Partial<typeof jobInvitations.$inferInsert>,
) {
  const now = services.clock.now()
  const base = { message: 'Venez nous voir.', state: 'sent' as const, sent_at: now }
  const [row] = await services.db
    .insert(jobInvitations)
    .values({ ...base, expires_at: new Date(now.getTime() + 14 * DAY), ...invited })
    .returning()
  if (!row) throw new Error('no invitation')
  return row
}
