import { desc, eq } from 'drizzle-orm'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { planVersions } from '#src/subscriptions/plans/tables.ts'
import type { TestServices } from '../../services.ts'

const GOLD = {
  monthly_price: 165_000,
  quarterly_price: 470_250,
  yearly_price: 1_650_000,
  offer_slots: 10,
  member_slots: 3,
  monthly_sponsorings: 3,
  monthly_contacts: 20,
}

/** The address and the body of a call on plans; what is withdrawn was planned by another call before. */
export async function askOfPlans(site: TestServices, method: string, path: string) {
  const effective_on = dayAt(after(site.clock.now(), 30 * DAY))
  const readLast = async () => {
    const [row] = await site.db
      .select()
      .from(planVersions)
      .where(eq(planVersions.plan, 'gold'))
      .orderBy(desc(planVersions.id))
      .limit(1)
    return row?.id ?? 0
  }
  if (method === 'DELETE') {
    const effective_from = after(site.clock.now(), 60 * DAY)
    const values = { ...GOLD, monthly_price: 170_000 }
    const version = { ...values, plan: 'gold' as const, effective_from, created_at: site.clock.now() }
    await site.db.insert(planVersions).values(version)
  }
  const seen_id = await readLast()
  const query = path.endsWith('/effects') ? `?effective_on=${effective_on}&member_slots=3` : ''
  return {
    url: path.replace(':plan', 'gold').replace(':id', String(seen_id)) + query,
    body: { ...GOLD, effective_on, seen_id },
  }
}
