import { listMemberRows } from '#src/companies/members.ts'
import { listTakenTitles } from '#src/offers/slots.ts'
import type { Database } from '#src/platform/database.ts'
import { plural } from '#src/shared/phrases.ts'
import type { Plan } from '../plans/plans.ts'
import { endOfTerm, unusedValue } from '../plans/shared/periods.ts'
import { PERIODS, type Period, PLAN_NAMES, PLAN_TIERS, type PlanTier } from '../plans/shared/plans.ts'
import type { QuoteKind } from './shared/quotes.ts'
import { type DatedTerm, findFollowing, findRunning } from './terms.ts'

/** What a plan costs a company today for a period, and what becomes of the one it has. */
export interface Quote {
  plan: PlanTier
  period: Period
  kind: QuoteKind
  /** Whole Ariary, TVA included. */
  price: number
  /** The unused days of the plan before, in whole Ariary. */
  deduction: number
  amount: number
  starts_at: Date
  ends_at: Date
  /** The term whose place this one takes at once. */
  replaces_id: number | null
  /** Why it cannot be ordered now, in words; null when it can. */
  refusal: string | null
}

interface Standing {
  running: DatedTerm | null
  following: DatedTerm | null
  offers: string[]
  members: number
}

/** Quotes one plan for one period as `quoteAll` does. */
export async function quoteOne(database: Database, companyId: number, plan: Plan, period: Period, now: Date) {
  return quote(await readStanding(database, companyId, now), plan, period, now)
}

/** Quotes each plan for each period, by what the company has now. */
export async function quoteAll(database: Database, companyId: number, plans: readonly Plan[], now: Date) {
  const standing = await readStanding(database, companyId, now)
  return plans.flatMap((plan) => PERIODS.map((period) => quote(standing, plan, period, now)))
}

async function readStanding(database: Database, companyId: number, now: Date): Promise<Standing> {
  const found = await findRunning(database, companyId)
  const running = found && found.ends_at > now ? found : null
  const following = await findFollowing(database, companyId)
  const offers = await listTakenTitles(database, companyId)
  const rows = await listMemberRows(database, companyId)
  return { running, following, offers, members: rows.filter(({ role }) => role !== 'reader').length }
}

function quote(standing: Standing, plan: Plan, period: Period, now: Date): Quote {
  const { running, following } = standing
  const kind = kindOf(running, plan.plan)
  const price = plan.prices[period]
  const isUpgrade = kind === 'upgrade' && running !== null
  const deduction = isUpgrade ? unusedValue(running, now) + (following?.price ?? 0) : 0
  const starts_at = running && !isUpgrade ? running.ends_at : now
  const base = { plan: plan.plan, period, kind, price, starts_at, ends_at: endOfTerm(starts_at, period) }
  const refusal = refusalOf(standing, plan, { kind, isCovered: deduction >= price })
  return {
    ...base,
    deduction: Math.min(deduction, price),
    amount: price - Math.min(deduction, price),
    replaces_id: isUpgrade ? running.id : null,
    refusal,
  }
}

function kindOf(running: DatedTerm | null, wanted: PlanTier): Quote['kind'] {
  if (!running) return 'new'
  const step = PLAN_TIERS.indexOf(wanted) - PLAN_TIERS.indexOf(running.plan)
  if (step === 0) return 'renewal'
  return step > 0 ? 'upgrade' : 'downgrade'
}

function refusalOf(
  { running, following, offers, members }: Standing,
  plan: Plan,
  { kind, isCovered }: { kind: Quote['kind']; isCovered: boolean },
): string | null {
  if (running?.status === 'suspended')
    return 'Votre formule est suspendue\u00A0: écrivez-nous pour en parler.'
  if (following && kind !== 'upgrade')
    return `La période suivante est déjà payée\u00A0: ${PLAN_NAMES[following.plan]}, après celle-ci.`
  if (isCovered)
    return 'Les jours qui vous restent valent plus que cette période\u00A0: choisissez une période plus longue.'
  return kind === 'downgrade' || kind === 'new' ? tooMuch(plan, offers, members) : null
}

/** So many offers are named; a longer list is read on the page of the offers. */
const MOST_NAMED = 4

/** Says what to close before a smaller plan: who pays for it must not lose offers or colleagues by it. */
function tooMuch({ offer_slots, member_slots }: Plan, offers: string[], members: number): string | null {
  const parts: string[] = []
  if (offer_slots !== null && offers.length > offer_slots) {
    const count = offers.length - offer_slots
    const named = offers.slice(0, MOST_NAMED).map((title) => `«\u00A0${title}\u00A0»`)
    const others = offers.length - named.length
    const more = others > 0 ? ` et ${plural(others, 'une autre', `${others} autres`)}` : ''
    parts.push(`clôturez ${plural(count, 'une offre', `${count} offres`)} parmi ${named.join(', ')}${more}`)
  }
  if (members > member_slots) {
    const count = members - member_slots
    parts.push(`passez ${plural(count, 'un membre', `${count} membres`)} en lecteur dans l’équipe`)
  }
  return parts.length > 0
    ? `Cette formule est plus petite que ce que vous utilisez\u00A0: ${parts.join(', et ')}.`
    : null
}
