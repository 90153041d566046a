import { and, asc, eq, isNull } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { derivedColumns } from '#src/offers/indexing.ts'
import { offerReports, offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { after, DAY } from '#src/shared/durations.ts'

const FEE = 'frais de dossier de 20 000 Ar par MVola'

/** What the administration finds to do: of the offers that wait one asks for money, and one on the site was reported. */
export async function writeModeration(tx: Database, now: Date) {
  const [asking] = await tx
    .select({ offer: offers, company: companies })
    .from(offers)
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(and(eq(offers.status, 'submitted'), eq(companies.status, 'validated')))
    .orderBy(asc(offers.submitted_at))
    .limit(1)
  if (asking) await askForMoney(tx, asking)
  const [reported] = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.status, 'published'), eq(offers.paused, false), isNull(offers.reported_at)))
    .orderBy(asc(offers.published_at))
    .limit(1)
  if (reported) await report(tx, reported.id, now)
}

async function askForMoney(
  tx: Database,
  { offer, company }: { offer: typeof offers.$inferSelect; company: typeof companies.$inferSelect },
) {
  const missions = `${offer.missions}<p>Pour commencer, ${FEE}, remboursés après le premier mois.</p>`
  const flags = [{ kind: 'money_asked' as const, found: FEE }]
  await tx
    .update(offers)
    .set({ missions, flags, ...derivedColumns({ ...offer, missions }, company) })
    .where(eq(offers.id, offer.id))
}

async function report(tx: Database, offer_id: number, now: Date) {
  const created_at = after(now, -DAY)
  await tx.insert(offerReports).values([
    {
      offer_id,
      reporter_key: 'demo-1',
      network_key: 'demo-1',
      reason: 'arnaque' as const,
      created_at,
      message: 'On m’a demandé de payer une formation avant l’entretien.',
    },
    {
      offer_id,
      reporter_key: 'demo-2',
      network_key: 'demo-2',
      reason: 'expiree' as const,
      created_at: after(now, -DAY / 2),
    },
  ])
  await tx.update(offers).set({ reported_at: created_at }).where(eq(offers.id, offer_id))
}
