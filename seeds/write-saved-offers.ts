import { and, asc, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import { openOffers } from '#src/offers/open.ts'
import { offers, savedOffers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'

const NOTES = ['Demander à Tojo comment est l’équipe.', '', 'Relire l’annonce avant dimanche.', '']

/**
 * Saves open offers to which the person has not applied, those of its sector first. The demonstration's own company has
 * none of them, as what it shows is told elsewhere.
 */
export async function writeSavedOffers(tx: Database, applicantId: number, companyId: number, now: Date) {
  const chosen = await tx
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(applicantProfiles, eq(applicantProfiles.user_id, applicantId))
    .leftJoin(
      applications,
      and(eq(applications.offer_id, offers.id), eq(applications.applicant_id, applicantId)),
    )
    .where(
      and(
        openOffers(now),
        lte(offers.published_at, after(now, -2 * DAY)),
        isNull(applications.id),
        ne(offers.company_id, companyId),
      ),
    )
    .orderBy(desc(sql`${offers.activity_area_id} = ${applicantProfiles.activity_area_id}`), asc(offers.id))
    .limit(NOTES.length)
  const rows = chosen.map(({ id }, index) => ({
    user_id: applicantId,
    offer_id: id,
    saved_at: after(now, -(index + 1) * (DAY / 4)),
    note: NOTES[index] ?? '',
  }))
  if (rows.length > 0) await tx.insert(savedOffers).values(rows)
}
