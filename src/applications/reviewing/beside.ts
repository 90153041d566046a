import { and, count, desc, eq, inArray, max, ne } from 'drizzle-orm'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import type { ApplicationRow } from '../applications.ts'
import { choicesOf } from '../applying/shared/answers.ts'
import { stateLabel } from '../shared/labels.ts'
import type { Stage } from '../shared/states.ts'
import { applications } from '../tables.ts'

/** No person sends more applications to one company than this. */
const MOST_OTHERS = 20

const KEPT = ['shortlisted', 'interview', 'offer_made', 'accepted'] as const satisfies readonly Stage[]

/** A comparison helps to choose among those who were kept, so it is offered from the second one on. */
export async function isComparable(database: Database, offerId: number): Promise<boolean> {
  const { id, offer_id, status, stage } = applications
  const kept = await database
    .select({ id })
    .from(applications)
    .where(and(eq(offer_id, offerId), eq(status, 'active'), inArray(stage, KEPT)))
    .limit(2)
  return kept.length === 2
}

/** Lists what the same person sent to this company before and since, the newest first. */
export async function listOthers(database: Database, row: ApplicationRow) {
  const { id, applicant_id, company_id, offer_copy, submitted_at, created_at } = applications
  const { status, stage, outcome } = applications
  const rows = await database
    .select({ id, offer_copy, submitted_at, created_at, status, stage, outcome })
    .from(applications)
    .where(
      and(
        eq(applicant_id, row.applicant_id),
        eq(company_id, row.company_id),
        ne(id, row.id),
        ne(status, 'draft'),
      ),
    )
    .orderBy(desc(submitted_at), desc(id))
    .limit(MOST_OTHERS)
  return rows.map((other) => ({
    id: other.id,
    status: other.status,
    stage: other.stage,
    outcome: other.outcome,
    label: stateLabel(other),
    offer_title: other.offer_copy.title,
    submitted_at: (other.submitted_at ?? other.created_at).toISOString(),
  }))
}

/** A choice of more offers than these is no choice any more: the others are found by their title. */
const MOST_OFFERS = 50

/** Lists the offers to which somebody applied, with how many did; the one of the latest application comes first. */
export async function listOffersAppliedTo(database: Database, companyId: number) {
  const { offer_id, company_id, status, submitted_at } = applications
  const latest = max(submitted_at)
  return database
    .select({ id: offers.id, title: offers.title, count: count() })
    .from(applications)
    .innerJoin(offers, eq(offers.id, offer_id))
    .where(and(eq(company_id, companyId), ne(status, 'draft')))
    .groupBy(offers.id)
    .orderBy(desc(latest), desc(offers.id))
    .limit(MOST_OFFERS)
}

/** Lists the questions that an offer asks; an offer of another company has none here. */
export async function listQuestions(database: Database, companyId: number, offerId: number) {
  const [offer] = await database
    .select({ questions: offers.questions })
    .from(offers)
    .where(and(eq(offers.id, offerId), eq(offers.company_id, companyId)))
  return (offer?.questions ?? []).map((question) => ({
    text: question.text,
    choices: choicesOf(question)?.slice() ?? null,
  }))
}
