import { and, asc, count, desc, eq, inArray, isNotNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { applicantCompleteness, findApplicantProfile } from '#src/accounts/applicant-profiles.ts'
import { companies } from '#src/companies/tables.ts'
import { countSavedOffers, listRecentOffers } from '#src/offers/recent-offers.ts'
import type { Database } from '#src/platform/database.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { countResumes } from '#src/resumes/resume-counts.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { unanswered } from './answers.ts'
import { chooseNextStep } from './applicant-next-step.ts'
import type { applicantDashboard } from './dashboard-contract.ts'
import { stateLabel } from './labels.ts'
import { applications } from './tables.ts'

type Dashboard = ReplyOf<typeof applicantDashboard>['data']

/** What an applicant sees first, from its own rows only. */
export async function readApplicantDashboard(
  database: Database,
  actor: Actor,
  now: Date,
): Promise<Dashboard> {
  const [steps, changes, needs, profile, saved, applied] = await Promise.all([
    countSteps(database, actor.id),
    listLastChanges(database, actor.id),
    readNeeds(database, actor, now),
    findApplicantProfile(database, actor.id),
    countSavedOffers(database, actor.id),
    listAppliedOfferIds(database, actor.id),
  ])
  const area = profile?.activity_area_id ?? null
  const recent = await listRecentOffers(database, { activity_area_id: area, except: applied, limit: 3 }, now)
  return {
    steps,
    last_changes: changes,
    next_step: chooseNextStep(needs),
    resumes_count: needs.resumes.total,
    saved_offers_count: saved,
    profile: applicantCompleteness(profile, actor.user.phone_number),
    activity_area: named(REFERENCE.activity_areas, area),
    recent_offers: recent.map(presentOffer),
  }
}

async function countSteps(database: Database, applicantId: number): Promise<Dashboard['steps']> {
  const steps = { submitted: 0, viewed: 0, review: 0, shortlisted: 0, interview: 0, offer_made: 0 }
  const rows = await database
    .select({ status: applications.status, stage: applications.stage, count: count() })
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), inProgress()))
    .groupBy(applications.status, applications.stage)
  for (const row of rows)
    steps[row.status === 'submitted' ? 'submitted' : (row.stage ?? 'viewed')] += row.count
  return steps
}

const inProgress = () => inArray(applications.status, ['submitted', 'active'])

async function listLastChanges(database: Database, applicantId: number): Promise<Dashboard['last_changes']> {
  const { id, status, stage, outcome, changed_at, offer_copy } = applications
  const rows = await database
    .select({ id, status, stage, outcome, changed_at, offer_copy, logo_svg: companies.logo_svg })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(and(eq(applications.applicant_id, applicantId), ne(status, 'draft'), ne(status, 'archived')))
    .orderBy(desc(changed_at), desc(id))
    .limit(5)
  return rows.map(({ offer_copy: offer, logo_svg, ...row }) => ({
    id: row.id,
    job_offer_title: offer.title,
    company: { name: offer.company.name, slug: offer.company.slug, logo_svg },
    status: row.status,
    stage: row.stage,
    outcome: row.outcome,
    label: stateLabel(row),
    changed_at: row.changed_at.toISOString(),
  }))
}

async function readNeeds(database: Database, actor: Actor, now: Date) {
  const late = and(isNotNull(applications.answer_due_at), lt(applications.answer_due_at, now), unanswered())
  const offered = and(eq(applications.status, 'active'), eq(applications.stage, 'offer_made'))
  const [rows, resumes] = await Promise.all([
    listConcerned(database, actor.id, or(offered, late)),
    countResumes(database, actor.id),
  ])
  const proposal = rows.find((row) => row.stage === 'offer_made') ?? null
  const overdue = rows.find((row) => row.stage !== 'offer_made')
  return {
    email: actor.user.email,
    email_verified: actor.email_verified,
    resumes,
    proposal,
    overdue: overdue?.answer_due_at ? { ...overdue, answer_due_at: overdue.answer_due_at } : null,
  }
}

async function listConcerned(database: Database, applicantId: number, which: SQL | undefined) {
  const { id, stage, answer_due_at, offer_copy } = applications
  const rows = await database
    .select({ id, stage, answer_due_at, offer_copy })
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

type RecentOffer = Awaited<ReturnType<typeof listRecentOffers>>[number]

function presentOffer({ city_id, contract_id, ...offer }: RecentOffer): Dashboard['recent_offers'][number] {
  return {
    ...offer,
    city: REFERENCE.cities.get(city_id)?.name ?? '',
    contract: REFERENCE.contracts.get(contract_id)?.name ?? '',
    published_at: offer.published_at.toISOString(),
  }
}
