import type { Member } from '#src/abilities/actor.ts'
import { countUnreadThreads } from '#src/applications/messages/threads.ts'
import {
  type Attached,
  type CompanyRow,
  companyCompleteness,
  findAttached,
  findCompany,
} from '#src/companies/completeness.ts'
import { fieldLabel } from '#src/companies/shared/sections.ts'
import { countCompanyOffers, listExpiringOffers } from '#src/offers/company-offers.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { daysBetween } from '#src/shared/dates.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import type { recruiterDashboard } from './contract.ts'
import {
  countAccepted,
  countByOffer,
  countLate,
  countNew,
  countPerDay,
  hasReceived,
  measureAnswers,
} from './recruiter-figures.ts'

type Dashboard = Omit<ReplyOf<typeof recruiterDashboard>['data'], 'meetings'>
type OfferCounts = Awaited<ReturnType<typeof countCompanyOffers>>

/** A validated company gets its figures, another one the steps that remain before it may publish. */
export async function readRecruiterDashboard(
  database: Database,
  member: Member,
  now: Date,
): Promise<Dashboard> {
  const [company, attached, counts] = await Promise.all([
    findCompany(database, member.company.id),
    findAttached(database, member.company.id),
    countCompanyOffers(database, member.company.id, now),
  ])
  if (!company) throw notFound()
  const { id, name, slug, status, status_reason, completed_at } = company
  const profile = profileOf(company, attached)
  return {
    company: {
      id,
      name,
      slug,
      status,
      status_reason,
      corrections: status === 'rejected' ? company.corrections.map(labelled) : [],
      completed_at: isoOf(completed_at),
      profile,
    },
    opening_steps: openingSteps(member.user.email_verified_at, company, profile, counts),
    figures: status === 'validated' ? await readFigures(database, id, counts, now) : null,
  }
}

function labelled({ field, message }: CompanyRow['corrections'][number]) {
  return { label: fieldLabel(field), message }
}

/** Keeps of the missing points those without which the company is not validated. */
function profileOf(company: CompanyRow, attached: Attached) {
  const { percent, missing, done } = companyCompleteness(company, attached)
  return {
    percent,
    missing: missing.filter(({ required }) => required).map(({ words }) => words),
    done: done.map(({ words }) => words),
  }
}

function openingSteps(
  emailVerifiedAt: Date | null,
  company: CompanyRow,
  { missing }: ReturnType<typeof profileOf>,
  counts: OfferCounts,
): Dashboard['opening_steps'] {
  const isComplete = company.status !== 'incomplete' || missing.length === 0
  return [
    { key: 'email', done: emailVerifiedAt !== null, at: isoOf(emailVerifiedAt) },
    { key: 'profile', done: isComplete, at: isoOf(company.completed_at) },
    { key: 'registration', done: Boolean(company.nif && company.stat), at: null },
    { key: 'validation', done: company.status === 'validated', at: isoOf(company.validated_at) },
    {
      key: 'first_offer',
      done: counts.first_published_at !== null,
      at: isoOf(counts.first_published_at),
    },
  ]
}

async function readFigures(
  database: Database,
  companyId: number,
  counts: OfferCounts,
  now: Date,
): Promise<Dashboard['figures']> {
  const [received, answers, news, unanswered, expiring, unread, accepted, received_ever] = await Promise.all([
    countPerDay(database, companyId, 30, now),
    measureAnswers(database, companyId, 90, now),
    countNew(database, companyId),
    countLate(database, companyId, now),
    listExpiringOffers(database, companyId, 7, now),
    countUnreadThreads(database, 'company', companyId),
    countAccepted(database, companyId),
    hasReceived(database, companyId),
  ])
  const applied = await countByOffer(
    database,
    expiring.map((offer) => offer.id),
  )
  return {
    received: { value: received.value, before: received.before },
    response_rate: { value: answers.now.response_rate, before: answers.before.response_rate },
    median_days: { value: answers.now.median_days, before: answers.before.median_days },
    views_count: counts.views_count,
    new_count: news,
    accepted_count: accepted,
    unread_threads: unread,
    open_offers_count: counts.open_count,
    pending_offers_count: counts.pending_count,
    has_published: counts.first_published_at !== null,
    has_received: received_ever,
    per_day: received.per_day,
    unanswered,
    expiring_offers: expiring.map((offer) => ({
      id: offer.id,
      title: offer.title,
      expires_at: offer.expires_at.toISOString(),
      days_left: daysBetween(now, offer.expires_at),
      applications_count: applied.get(offer.id) ?? 0,
    })),
  }
}

function isoOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
