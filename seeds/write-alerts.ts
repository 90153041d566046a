import { eq } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { changeAlert, createAlert } from '#src/offers/alerts/alerts.ts'
import { offersQuery } from '#src/offers/search/contract.ts'
import { readCriteria } from '#src/offers/search/reading.ts'
import type { Database } from '#src/platform/database.ts'

const DAY = 86_400_000

/** One alert that goes every morning, and one on hold. */
export async function writeAlerts(db: Database, now: Date) {
  const [person] = await db.select().from(users).where(eq(users.email, 'candidat@asafidy.test'))
  if (!person) return
  const criteriaOf = (query: object) => readCriteria(offersQuery.parse(query))
  const since = new Date(now.getTime() - 12 * DAY)
  const accountant = criteriaOf({ keywords: 'comptable', city: 'Antananarivo', contract: 1 })
  await createAlert(db, person, { criteria: accountant, frequency: 'daily' }, since)
  const finance = criteriaOf({ activity_area: 6, min_salary: 1_500_000 })
  const { id } = await createAlert(db, person, { criteria: finance, frequency: 'weekly' }, since)
  await changeAlert(db, person, id, { frequency: 'weekly', paused: true }, since)
}
