import type { Member } from '#src/abilities/actor.ts'
import { monthsWorked } from '#src/matching/scoring/criteria.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import { type ApplicationRow, findApplicationTo } from '../applications.ts'
import { presentCriteria, presentNotes } from '../evaluating/present.ts'
import type { ComingFacts } from '../reviewing/coming.ts'
import { findWithApplicant } from '../reviewing/list.ts'
import { presentAllowed, presentItems } from '../reviewing/present.ts'
import type { Compared } from './contract.ts'

/** Compares these applications in this order. @throws HttpError 404 when one of them is not the company's */
export async function compare(
  database: Database,
  member: Member,
  ids: readonly number[],
  { facts, now }: { facts: ComingFacts; now: Date },
): Promise<Compared[]> {
  const rows = []
  for (const id of ids) {
    await findApplicationTo(database, member.company.id, id)
    rows.push(await findWithApplicant(database, id))
  }
  const items = await presentItems(database, rows, { facts, now })
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
    experience: presentExperience(row, dayAt(now)),
    pay_excess: payExcess(row),
    answers: row.answers,
    criteria: await presentCriteria(database, member, row),
    last_note,
  }
}

/** The CV that was sent tells how long the person worked, and where last; a joined PDF is not read. */
function presentExperience({ resume_copy: resume }: ApplicationRow, today: string): Compared['experience'] {
  if (!resume) return null
  const last = resume.experiences.toSorted((one, other) => lastDay(other).localeCompare(lastDay(one)))[0]
  return {
    years: Math.floor(monthsWorked(resume.experiences, today) / 12),
    last: last?.company ?? null,
    is_current: last?.end === null,
  }
}

const lastDay = ({ start, end }: { start: string; end: string | null }) => `${end ?? '9999'} ${start}`

function payExcess({ offer_copy, max_salary_expectation, is_entered }: ApplicationRow): number | null {
  const paid = offer_copy.max_salary ?? offer_copy.min_salary
  return paid === null || is_entered ? null : Math.max(0, max_salary_expectation - paid)
}
