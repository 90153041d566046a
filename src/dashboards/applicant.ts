import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { unanswered } from '#src/applications/answers.ts'
import { seenStage, seenState, seenStatus } from '#src/applications/applications.ts'
import { countUnreadThreads } from '#src/applications/messages/threads.ts'
import { listAnswerDays } from '#src/applications/proposals/proposals.ts'
import { listApplied, promiseOver } from '#src/applications/responses.ts'
import { stateLabel } from '#src/applications/shared/labels.ts'
import type { Stage } from '#src/applications/shared/states.ts'
import { applications } from '#src/applications/tables.ts'
import { LOGO } from '#src/companies/companies.ts'
import { presentLogo } from '#src/companies/present.ts'
import { companies } from '#src/companies/tables.ts'
import { presentSuggestions } from '#src/matching/suggestions/present.ts'
import { findSuggestions, type SuggestedOffer } from '#src/matching/suggestions/suggestions.ts'
import { listRecentOffers } from '#src/offers/home/recent-offers.ts'
import { placeNameOfRow } from '#src/offers/place.ts'
import { listSaved } from '#src/offers/saved/saved.ts'
import { placeNameOf } from '#src/offers/shared/place.ts'
import type { Database } from '#src/platform/database.ts'
import { applicantCompleteness } from '#src/profiles/completeness.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { countResumes } from '#src/resumes/counts.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { chooseNextStep } from './applicant-next-step.ts'
import type { applicantDashboard } from './contract.ts'

type Dashboard = Omit<ReplyOf<typeof applicantDashboard>['data'], 'meetings'>

/**
 * Reads only the applicant's own rows.
 * @param slots the interview whose slots wait to be chosen from the longest, of which the calendar knows
 */
export async function readApplicantDashboard(
  database: Database,
  actor: Actor,
  now: Date,
  slots: { application_id: number; title: string; company: string } | null,
): Promise<Dashboard> {
  const [steps, changes, needs, { profile, suggested }, saved, applied, unread] = await Promise.all([
    countSteps(database, actor.id),
    listLastChanges(database, actor.id),
    readNeeds(database, actor, now, slots),
    findSuggestions(database, { listApplied }, { userId: actor.id, now }),
    listSaved(database, actor.id, now),
    listAppliedOfferIds(database, actor.id),
    countUnreadThreads(database, 'applicant', actor.id),
  ])
  const area = profile?.activity_area_id ?? null
  const recent = await listRecentOffers(database, { activity_area_id: area, except: applied, limit: 3 }, now)
  return {
    steps,
    last_changes: changes,
    next_step: chooseNextStep(needs),
    resumes_count: needs.resumes.ready,
    resume_drafts_count: needs.resumes.drafts,
    saved_offers_count: saved.length,
    suggestions_count: suggested.length,
    profile: applicantCompleteness(profile, actor.user.phone_number),
    activity_area: named(REFERENCE.activity_areas, area),
    is_newcomer: applied.length === 0,
    recent_offers: recent.map(presentOffer),
    recommended_offers: await presentRecommended(database, suggested.slice(0, 3), actor, now),
    unread_threads: unread,
    proposals: await presentProposals(database, needs.proposals),
  }
}

async function countSteps(database: Database, applicantId: number): Promise<Dashboard['steps']> {
  const steps = {
    submitted: 0,
    viewed: 0,
    review: 0,
    shortlisted: 0,
    interview: 0,
    offer_made: 0,
    accepted: 0,
  }
  const rows = await database
    .select({ ...SEEN, count: count() })
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), inProgress()))
    .groupBy(seenStatus, seenStage)
  for (const row of rows) steps[stepOf(row)] += row.count
  return steps
}

function stepOf({ status, stage }: { status: 'submitted' | 'active'; stage: Stage | null }) {
  if (status === 'submitted') return 'submitted'
  return stage ?? 'viewed'
}

/** The applicant's view of an application hides a refusal that can still be taken back. */
const SEEN = {
  status: sql<'submitted' | 'active'>`${seenStatus}`,
  stage: sql<Stage | null>`${seenStage}`,
}

const inProgress = () => sql`${seenStatus} IN ('submitted', 'active')`

async function listLastChanges(database: Database, applicantId: number): Promise<Dashboard['last_changes']> {
  const { id, changed_at, status, applicant_archived_at } = applications
  const rows = await database
    .select({ application: applications, logo: LOGO })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(
      and(
        eq(applications.applicant_id, applicantId),
        // The applicant does not know yet of a refusal that can still be taken back, so its application counts as in
        // progress.
        or(inArray(status, ['submitted', 'active']), isNotNull(applications.withheld_status)),
        isNull(applicant_archived_at),
      ),
    )
    .orderBy(desc(changed_at), desc(id))
    .limit(5)
  return rows.map(({ application: row, logo }) => {
    const state = seenState(row)
    const { title, company } = row.offer_copy
    return {
      id: row.id,
      job_offer_title: title,
      company: { name: company.name, slug: company.slug, ...presentLogo(logo) },
      ...state,
      label: stateLabel(state),
      changed_at: row.changed_at.toISOString(),
    }
  })
}

type Slots = Parameters<typeof readApplicantDashboard>[3]

async function readNeeds(database: Database, actor: Actor, now: Date, slots: Slots) {
  const late = and(isNotNull(applications.answer_due_at), promiseOver(now), unanswered())
  const offered = sql`${seenStatus} = 'active' AND ${seenStage} = 'offer_made'`
  const [rows, resumes] = await Promise.all([
    listConcerned(database, actor.id, or(offered, late)),
    countResumes(database, actor.id),
  ])
  const proposals = rows.filter((row) => row.stage === 'offer_made')
  const overdue = rows.find((row) => row.stage !== 'offer_made')
  return {
    email: actor.user.email,
    email_verified: actor.email_verified,
    resumes,
    proposal: proposals[0] ?? null,
    proposals,
    slots: slots && { id: slots.application_id, job_offer_title: slots.title, company_name: slots.company },
    overdue: overdue?.answer_due_at ? { ...overdue, answer_due_at: overdue.answer_due_at } : null,
  }
}

/** Proposals whose day to answer comes first stand first. */
async function presentProposals(
  database: Database,
  rows: Awaited<ReturnType<typeof readNeeds>>['proposals'],
): Promise<Dashboard['proposals']> {
  const days = await listAnswerDays(
    database,
    rows.map(({ id }) => id),
  )
  return rows
    .map(({ id, job_offer_title, company_name }) => ({
      application_id: id,
      job_offer_title,
      company: company_name,
      answer_by: days.get(id) ?? null,
    }))
    .toSorted((a, b) => (a.answer_by ?? '9').localeCompare(b.answer_by ?? '9'))
}

async function listConcerned(database: Database, applicantId: number, which: SQL | undefined) {
  const { id, answer_due_at, offer_copy } = applications
  const rows = await database
    .select({ id, stage: SEEN.stage, answer_due_at, offer_copy })
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), which))
    .orderBy(asc(answer_due_at), asc(id))
  return rows.map(({ offer_copy: offer, ...row }) => ({
    ...row,
    job_offer_title: offer.title,
    company_name: offer.company.name,
  }))
}

async function listAppliedOfferIds(database: Database, applicantId: number): Promise<number[]> {
  const rows = await database
    .select({ offer_id: applications.offer_id })
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), ne(applications.status, 'draft')))
  return rows.map((row) => row.offer_id)
}

async function presentRecommended(
  database: Database,
  suggested: readonly SuggestedOffer[],
  actor: Actor,
  now: Date,
): Promise<Dashboard['recommended_offers']> {
  const items = await presentSuggestions(database, suggested, { actor, facts: { listApplied }, now })
  return items.map(
    ({ id, slug, title, company, contract, min_salary, max_salary, published_at, match, ...place }) => ({
      id,
      slug,
      title,
      company: { name: company.name, slug: company.slug, logo: company.logo, logo_svg: null },
      city: placeNameOf(place),
      contract: contract?.name ?? '',
      min_salary,
      max_salary,
      published_at: published_at ?? now.toISOString(),
      score: match.score,
    }),
  )
}

type RecentOffer = Awaited<ReturnType<typeof listRecentOffers>>[number]

function presentOffer({
  contract_id,
  city_id,
  is_abroad,
  country,
  foreign_town,
  ...offer
}: RecentOffer): Dashboard['recent_offers'][number] {
  return {
    ...offer,
    city: placeNameOfRow({ city_id, is_abroad, country, foreign_town }),
    contract: REFERENCE.contracts.get(contract_id)?.name ?? '',
    published_at: offer.published_at.toISOString(),
  }
}
