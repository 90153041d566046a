import { eq } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { changeAlert, createAlert } from '#src/offers/alerts/alerts.ts'
import { offersQuery } from '#src/offers/search/contract.ts'
import { readCriteria } from '#src/offers/search/read-criteria.ts'
import type { Services } from '#src/platform/services.ts'
import { after, DAY } from '#src/shared/durations.ts'

/** One alert that goes every morning, and one on hold. */
export async function writeAlerts(process: Services, now: Date) {
  const [person] = await process.db.select().from(users).where(eq(users.email, 'candidat@asafidy.test'))
  if (!person) return
  const criteriaOf = (query: object) => readCriteria(offersQuery.parse(query))
  const since = after(now, -12 * DAY)
  const then = { ...process, clock: { now: () => since } }
  const accountant = criteriaOf({ keywords: 'comptable', city: 'Antananarivo', contract: 1 })
  await createAlert(then, person, { criteria: accountant, frequency: 'daily' })
  const finance = criteriaOf({ activity_area: 6, min_salary: 1_500_000 })
  const { id } = await createAlert(then, person, { criteria: finance, frequency: 'weekly' })
  await changeAlert(then, person, id, { frequency: 'weekly', paused: true })
}
