import { and, eq, inArray, sql } from 'drizzle-orm'
import { contactMessages } from '#src/contact/messages/tables.ts'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import { endWaitingInvitations } from '#src/matching/invitations/ending.ts'
import { jobInvitations } from '#src/matching/invitations/tables.ts'
import { offerAlerts } from '#src/offers/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { type Pair, rowsOf, sameRows } from './rows.ts'
import { RULES } from './rules.ts'

const ruleOf = (column: (typeof RULES)[number]['column']) => {
  const rule = RULES.find((each) => each.column === column)
  if (!rule) throw new Error('a settled column has its rule')
  return rule
}

/** Alerts go to the address that stays; of two for one search its own stays, and no mail goes to the other address. */
export async function settleAlerts({ db, now }: Unit, pair: Pair) {
  const rule = ruleOf(offerAlerts.user_id)
  const { id, email } = pair.kept
  const confirmed_at = sql`coalesce(${offerAlerts.confirmed_at}, ${now.toISOString()}::timestamptz)`
  const own = rowsOf(rule, pair)
  await db.delete(offerAlerts).where(and(own, sameRows(rule, pair)))
  await db.update(offerAlerts).set({ user_id: id, email, confirmed_at }).where(own)
}

/** An invitation that waits for both accounts waits once. */
export async function settleInvitations(unit: Unit, pair: Pair) {
  const { db } = unit
  const rule = ruleOf(jobInvitations.applicant_id)
  const twice = await db
    .select({ offer_id: jobInvitations.offer_id })
    .from(jobInvitations)
    .where(and(rowsOf(rule, pair), sameRows(rule, pair)))
  for (const { offer_id } of twice)
    await endWaitingInvitations(unit, { applicant_id: pair.merged.id, offer_id })
  await db.update(jobInvitations).set({ applicant_id: pair.kept.id }).where(rowsOf(rule, pair))
}

/**
 * Leaves the account that stays with the profile that was chosen; the other one is kept hidden. A profile is seen by
 * others only where both of them were, because the person has said no once.
 */
export async function settleProfile({ db }: Unit, { kept, merged }: Pair, chosen: 'kept' | 'merged') {
  const rows = await db
    .select()
    .from(applicantProfiles)
    .where(inArray(applicantProfiles.user_id, [kept.id, merged.id]))
    .for('update')
  const own = rows.find(({ user_id }) => user_id === kept.id)
  const other = rows.find(({ user_id }) => user_id === merged.id)
  if (!other) return
  const [stays, goes] = chosen === 'merged' || !own ? [other, own] : [own, other]
  await db.delete(applicantProfiles).where(inArray(applicantProfiles.user_id, [kept.id, merged.id]))
  await db.insert(applicantProfiles).values({
    ...stays,
    user_id: kept.id,
    is_public: stays.is_public && (goes?.is_public ?? true),
    is_indexed: stays.is_indexed && (goes?.is_indexed ?? true),
    is_best_profile: stays.is_best_profile && (goes?.is_best_profile ?? true),
  })
  if (goes) await db.insert(applicantProfiles).values({ ...goes, user_id: merged.id, ...HIDDEN })
}

const HIDDEN = { is_public: false, is_indexed: false, is_best_profile: false }

/** What an address that was proved has asked for goes to the one that stays. */
export async function settleAddress({ db }: Unit, { kept, merged }: Pair) {
  if (!merged.email_verified_at) return
  const { email } = newsletterSubscriptions
  const [known] = await db.select({ email }).from(newsletterSubscriptions).where(eq(email, kept.email))
  const other = eq(email, merged.email)
  if (known) await db.delete(newsletterSubscriptions).where(other)
  else await db.update(newsletterSubscriptions).set({ email: kept.email }).where(other)
  await db.update(contactMessages).set({ email: kept.email }).where(eq(contactMessages.email, merged.email))
}
