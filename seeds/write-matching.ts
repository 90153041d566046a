import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import { grantContacts } from '#src/matching/contacts/contacts.ts'
import { contactGrants, contactSpendings } from '#src/matching/contacts/tables.ts'
import { jobInvitations } from '#src/matching/invitations/tables.ts'
import { openOffers } from '#src/offers/open.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'

const MESSAGE =
  'Bonjour,\n\nVotre parcours en marketing correspond à ce que nous cherchons, et vos bilans de campagne nous ont beaucoup plu. Voulez-vous lire notre offre\u00A0? Nous serions heureux de recevoir votre candidature.'

/** The contacts of the month that the demonstration company may open, and one that it has, with an invitation. */
export async function writeMatching(
  tx: Database,
  company: { id: number; owner_id: number },
  applicantId: number | undefined,
  now: Date,
) {
  const company_id = company.id
  const valid = { valid_from: after(now, -10 * DAY), valid_to: after(now, 20 * DAY) }
  await grantContacts(tx, { company_id, amount: 20, reason: 'demonstration', ...valid }, now)
  const [grant] = await tx.select().from(contactGrants).where(eq(contactGrants.company_id, company_id))
  const [offer] = await tx
    .select({ id: offers.id })
    .from(offers)
    .leftJoin(
      applications,
      and(eq(applications.offer_id, offers.id), eq(applications.applicant_id, applicantId ?? 0)),
    )
    .where(and(eq(offers.company_id, company_id), openOffers(now), isNull(applications.id)))
    // An offer of the person's own sector comes first, where there is one.
    .orderBy(desc(sql`${offers.activity_area_id} = ${sectorOf(applicantId ?? 0)}`), asc(offers.id))
    .limit(1)
  if (!grant || !offer || !applicantId) return
  const person = { company_id, applicant_id: applicantId }
  const sent_at = after(now, -2 * DAY)
  await tx
    .insert(contactSpendings)
    .values({ ...person, grant_id: grant.id, spent_by: company.owner_id, spent_at: sent_at })
  await tx.insert(jobInvitations).values({
    ...person,
    offer_id: offer.id,
    sent_by: company.owner_id,
    message: MESSAGE,
    state: 'sent',
    sent_at,
    expires_at: after(sent_at, 14 * DAY),
  })
}

const sectorOf = (applicantId: number) =>
  sql`(SELECT activity_area_id FROM ${applicantProfiles} WHERE ${applicantProfiles.user_id} = ${applicantId})`
