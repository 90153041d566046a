import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { offerAlerts, offerReports, offers, savedOffers } from './tables.ts'

export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const saved = await database
    .select({
      offer_id: offers.id,
      title: offers.title,
      saved_at: savedOffers.saved_at,
      note: savedOffers.note,
    })
    .from(savedOffers)
    .innerJoin(offers, eq(offers.id, savedOffers.offer_id))
    .where(eq(savedOffers.user_id, userId))
    .orderBy(asc(savedOffers.saved_at))
  const alerts = await database
    .select()
    .from(offerAlerts)
    .where(eq(offerAlerts.user_id, userId))
    .orderBy(asc(offerAlerts.id))
  const reports = await database
    .select({
      offer_id: offerReports.offer_id,
      reason: offerReports.reason,
      message: offerReports.message,
      created_at: offerReports.created_at,
    })
    .from(offerReports)
    .where(eq(offerReports.reporter_id, userId))
    .orderBy(asc(offerReports.id))
  const parts: [ExportPart, number][] = [
    [
      { name: 'offres-sauvegardees', says: 'les offres que vous avez sauvegardées', data: saved },
      saved.length,
    ],
    [
      {
        name: 'alertes',
        says: 'vos alertes d’offres',
        data: alerts.map(({ user_id: _, ...alert }) => alert),
      },
      alerts.length,
    ],
    [{ name: 'signalements', says: 'les offres que vous avez signalées', data: reports }, reports.length],
  ]
  return parts.flatMap(([part, count]) => (count > 0 ? [part] : []))
}
