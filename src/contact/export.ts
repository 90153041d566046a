import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { newsletterSubscriptions } from './tables.ts'

/** What was asked for with this address. */
export async function exportOf(database: Database, email: string): Promise<ExportPart[]> {
  const { subscribed_at, unsubscribed_at } = newsletterSubscriptions
  const [row] = await database
    .select({ email: newsletterSubscriptions.email, subscribed_at, unsubscribed_at })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
  return row
    ? [{ name: 'lettre-d-information', says: 'votre abonnement à la lettre d’information', data: row }]
    : []
}
