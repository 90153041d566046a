import type { Member } from '#src/abilities/actor.ts'
import { listMemberRows } from '#src/companies/members.ts'
import { countSeats } from '#src/companies/seats.ts'
import { countContacts } from '#src/matching/contacts/contacts.ts'
import { countPausedForPlan, readSlots } from '#src/offers/slots.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import { listPaymentsOfTerms } from '../payments/payments.ts'
import { countCredits } from '../sponsoring/credits.ts'
import { presentTerm } from '../terms/present.ts'
import { findEffective, findFollowing, findRunning, findWaiting } from '../terms/terms.ts'
import type { SubscriptionOverview } from './contract.ts'

/** Reads what the company has and uses; the payment that waits is shown to the owner alone. */
export async function readOverview(
  database: Database,
  member: Member,
  now: Date,
): Promise<SubscriptionOverview> {
  const { id, role } = member.company
  const running = await findRunning(database, id)
  const current = running && running.ends_at > now ? running : null
  const effective = await findEffective(database, id, now)
  const credits = effective ? await countCredits(database, effective, now) : null
  const contacts = await countContacts(database, id, now)
  const following = await findFollowing(database, id)
  return {
    running: current && presentTerm(current),
    following: following && presentTerm(following),
    waiting: role === 'owner' ? await readWaiting(database, id) : null,
    meters: {
      offers: await readSlots(database, id),
      members: await countSeats(database, id, await listMemberRows(database, id)),
      contacts: { taken: contacts.spent, total: contacts.total },
      sponsorings: { taken: credits?.taken ?? 0, total: credits?.total ?? 0 },
    },
    renewed_on: credits && dayAt(credits.until),
    paused_offers: await countPausedForPlan(database, id),
  }
}

async function readWaiting(database: Database, companyId: number): Promise<SubscriptionOverview['waiting']> {
  const term = await findWaiting(database, companyId)
  const payment = term && (await listPaymentsOfTerms(database, [term.id])).get(term.id)
  if (!term || !payment) return null
  const { id: payment_id, reference, declared_at } = payment
  return { payment_id, reference, is_declared: declared_at !== null, term: presentTerm(term) }
}
