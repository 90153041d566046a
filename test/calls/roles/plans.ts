import { desc, eq } from 'drizzle-orm'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { planVersions } from '#src/subscriptions/plans/tables.ts'
import { sponsoringPrices } from '#src/subscriptions/sponsoring/tables.ts'
import { makeCompany, makeOffer } from '../../factories.ts'
import type { TestServices } from '../../services.ts'
import { sponsor } from '../../sponsoring.ts'

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

const PRICES = { price_7_days: 25_000, price_15_days: 45_000, price_30_days: 80_000 }

/** The address and the body of a call on the prices of sponsorings; what is withdrawn was planned before. */
export async function askOfSponsoringPrices(site: TestServices, method: string, path: string) {
  const now = site.clock.now()
  const effective_on = dayAt(after(now, 30 * DAY))
  if (method === 'DELETE')
    await site.db
      .insert(sponsoringPrices)
      .values({ ...PRICES, price_30_days: 85_000, effective_from: after(now, 60 * DAY), created_at: now })
  const [row] = await site.db.select().from(sponsoringPrices).orderBy(desc(sponsoringPrices.id)).limit(1)
  const seen_id = row?.id ?? 0
  return { url: path.replace(':id', String(seen_id)), body: { ...PRICES, effective_on, seen_id } }
}

/** The address and the body of a call on the sponsorings; one runs that nobody paid for. */
export async function askOfSponsorings(site: TestServices, path: string) {
  const { company } = await makeCompany(site)
  const offer = await makeOffer(site, company.id)
  const { id } = await sponsor(site, offer.id, { is_free: true })
  return { url: path.replace(':id', String(id)), body: { reason: 'Pour la table' } }
}
