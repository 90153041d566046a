import type { Member } from '#src/abilities/actor.ts'
import { readOffer, readProfile } from '#src/matching/scoring/criteria.ts'
import { scoreMatch } from '#src/matching/scoring/score.ts'
import { findOwnOffer } from '#src/offers/writing/own-offers.ts'
import type { Database } from '#src/platform/database.ts'
import { findApplicantProfile } from '#src/profiles/profiles.ts'
import { dayAt } from '#src/shared/dates.ts'
import { type ApplicationRow, findApplicationTo } from '../applications.ts'
import { presentCriteria, presentNotes } from '../evaluating/present.ts'
import { findWithApplicant } from '../reviewing/list.ts'
import { presentAllowed, presentItems } from '../reviewing/present.ts'
import type { Compared } from './contract.ts'

/** These applications in this order. @throws HttpError 404 when one of them is not the company's */
export async function compare(
  database: Database,
  member: Member,
  ids: readonly number[],
  now: Date,
): Promise<Compared[]> {
  const rows = []
  for (const id of ids) {
    await findApplicationTo(database, member.company.id, id)
    rows.push(await findWithApplicant(database, id))
  }
  const items = await presentItems(database, rows, now)
  const compared = []
  for (const [at, { application }] of rows.entries()) {
    const item = items[at]
    if (item) compared.push({ ...item, ...(await presentCompared(database, member, application, now)) })
  }
  return compared
}

async function presentCompared(database: Database, member: Member, row: ApplicationRow, now: Date) {
  const [last_note = null] = await presentNotes(database, member, row.id)
  return {
    allowed: presentAllowed(row, member),
    ...(await presentFit(database, row, dayAt(now))),
    pay_excess: payExcess(row),
    answers: row.answers,
    criteria: await presentCriteria(database, member, row),
    last_note,
  }
}

/** How well the person fits, by its profile and the CV that it sent; how long it worked, by that CV alone. */
async function presentFit(database: Database, row: ApplicationRow, today: string) {
  const profile = await findApplicantProfile(database, row.applicant_id)
  if (!profile) return { score: null, experience: null }
  const resume = row.resume_copy
  const { headline, skills, experiences, languages } = resume ?? profile
  const criteria = readProfile({ ...profile, headline, skills, experiences, languages }, today)
  const offer = readOffer(await findOwnOffer(database, row.company_id, row.offer_id))
  const { score } = scoreMatch({ profile: criteria, offer, reader: 'recruiter' })
  const last = resume?.experiences.toSorted((one, other) => lastDay(other).localeCompare(lastDay(one)))[0]
  const experience = resume && {
    years: Math.floor(criteria.experience_years ?? 0),
    last: last?.company ?? null,
    is_current: last?.end === null,
  }
  return { score, experience }
}

const lastDay = ({ start, end }: { start: string; end: string | null }) => `${end ?? '9999'} ${start}`

function payExcess({ offer_copy, max_salary_expectation }: ApplicationRow): number | null {
  const paid = offer_copy.max_salary ?? offer_copy.min_salary
  return paid === null ? null : Math.max(0, max_salary_expectation - paid)
}
