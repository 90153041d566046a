import { applicationDrafts } from '#src/applications/drafts/tables.ts'
import { jobProposals } from '#src/applications/proposals/tables.ts'
import { REJECTION_REASON_ENTRIES } from '#src/applications/shared/labels.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { placeNameOfRow } from '#src/offers/place.ts'
import type { Database } from '#src/platform/database.ts'
import type { Files } from '#src/platform/files/storage.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { composePdf } from '#src/resumes/composing/compose.ts'
import { documentFromContent } from '#src/resumes/composing/from-content.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { Demonstration, SeedApplication, SeedOffer } from './demonstration.ts'
import { proposalsOf } from './proposals.ts'
import { writeNotifications } from './write-notifications.ts'
import type { WrittenApplicant, WrittenCompany } from './write-people.ts'
import { sourceAt } from './write-visits.ts'
import type { WrittenApplication } from './written-application.ts'

/** What the application refers to, by its place in the demonstration. */
export interface Written {
  demonstration: Demonstration
  companies: WrittenCompany[]
  applicants: WrittenApplicant[]
  offerIds: number[]
  offers: SeedOffer[]
  /** By `resumeKey`. */
  printed: Map<string, Uint8Array>
}

const BATCH = 100

/** Writes every application with its frozen copies, its CV as a PDF, its history and what both sides were told. */
export async function writeApplications(tx: Database, files: Files, written: Written, now: Date) {
  const all = written.demonstration.applications.filter(({ offer }) => written.offerIds[offer] !== undefined)
  const seeds = all.filter(({ status }) => status !== 'draft')
  const drafts = all.filter(({ status }) => status === 'draft').map((seed) => draftOf(written, seed))
  if (drafts.length > 0) await tx.insert(applicationDrafts).values(drafts)
  for (let start = 0; start < seeds.length; start += BATCH) {
    const batch = seeds.slice(start, start + BATCH)
    const values = await Promise.all(batch.map((seed) => rowOf(files, written, seed)))
    // An INSERT returns its rows in the order in which they were given.
    const rows = await tx.insert(applications).values(values).returning()
    const made = rows.flatMap((row, index) => {
      const seed = batch[index]
      return seed ? [{ row, seed, recruiter_id: ownerOf(written, seed) }] : []
    })
    const events = made.flatMap(eventsOf)
    if (events.length > 0) await tx.insert(applicationEvents).values(events)
    const proposals = made.flatMap(proposalsOf)
    if (proposals.length > 0) await tx.insert(jobProposals).values(proposals)
    await writeNotifications(tx, made, now)
  }
}

function draftOf(written: Written, seed: SeedApplication): typeof applicationDrafts.$inferInsert {
  const applicant = written.applicants[seed.applicant]
  const { letter, available_now, availability_date, min_salary_expectation, max_salary_expectation } = seed
  return {
    applicant_id: applicant?.id ?? 0,
    offer_id: written.offerIds[seed.offer] ?? 0,
    content: {
      resume_type: 'resume',
      resume_id: applicant?.resume_ids[seed.resume] ?? null,
      letter,
      answers: [],
      available_now: available_now ? 1 : 0,
      availability_date,
      min_salary_expectation,
      max_salary_expectation,
    },
    created_at: seed.created_at,
    saved_at: seed.updated_at,
  }
}

function eventsOf({
  row,
  seed,
  recruiter_id,
}: WrittenApplication): (typeof applicationEvents.$inferInsert)[] {
  const actors = { applicant: row.applicant_id, recruiter: recruiter_id, system: null }
  // Archiving is each side's own and no state of the application: it leaves no line in the history.
  return seed.history
    .filter((entry) => entry.to.status !== 'archived')
    .map((entry) => ({
      application_id: row.id,
      at: entry.at,
      actor_id: actors[entry.by],
      from_status: entry.from?.status ?? null,
      from_stage: entry.from?.stage ?? null,
      to_status: entry.to.status,
      to_stage: entry.to.stage,
      to_outcome: entry.to.outcome,
      reason: reasonOf(entry.reason),
      message: entry.message || null,
      visible_to_applicant: entry.visible_to_applicant,
    }))
}

/** As many at once as processes print CVs. */
const PRINTED_AT_ONCE = 2

/** The CV that each application came with: one that was sent to many offers is printed once. */
export async function printResumes(demonstration: Demonstration): Promise<Map<string, Uint8Array>> {
  const sent = new Map(demonstration.applications.map((seed) => [resumeKey(seed), seed]))
  const printed = new Map<string, Uint8Array>()
  // All take the next one from the same list.
  const waiting = sent.entries()
  const printRest = async () => {
    for (const [key, seed] of waiting)
      printed.set(key, await composePdf(documentFromContent(resumeSnapshot(demonstration, seed))))
  }
  await Promise.all(Array.from({ length: PRINTED_AT_ONCE }, printRest))
  return printed
}

const resumeKey = ({ applicant, resume }: SeedApplication) => `${applicant}/${resume}`

function offerOf({ offers }: Written, seed: SeedApplication): SeedOffer {
  const offer = offers[seed.offer]
  if (!offer) throw new Error(`no offer ${seed.offer}`)
  return offer
}

function ownerOf(written: Written, seed: SeedApplication): number | null {
  return written.companies[offerOf(written, seed).company]?.owner_id ?? null
}

async function rowOf(files: Files, written: Written, seed: SeedApplication) {
  const { offer: _, applicant: __, resume, answers, history, updated_at, ...given } = seed
  const offer = offerOf(written, seed)
  const applicant = written.applicants[seed.applicant]
  const viewed = history.find((entry) => entry.to.stage === 'viewed')
  const decided = history.find((entry) => entry.to.status === 'rejected' || entry.to.status === 'closed')
  const resume_copy = resumeSnapshot(written.demonstration, seed)
  const cv = written.printed.get(resumeKey(seed))
  if (!cv) throw new Error(`no printed CV ${resumeKey(seed)}`)
  const due = seed.submitted_at && after(seed.submitted_at, offer.response_delay_days * DAY)
  const state = given.status === 'archived' ? stateBefore(seed) : {}
  return {
    ...given,
    ...state,
    answers: answers.map((answer, place) => ({ question: offer.questions[place]?.text ?? '', answer })),
    offer_id: written.offerIds[seed.offer] ?? 0,
    company_id: written.companies[offer.company]?.id ?? 0,
    applicant_id: applicant?.id ?? 0,
    resume_type: 'resume' as const,
    resume_id: applicant?.resume_ids[resume] ?? null,
    resume_copy,
    offer_copy: offerSnapshot(written, seed),
    source: seed.submitted_at ? sourceAt(seed.applicant) : null,
    cv_key: await files.put(cv, 'pdf'),
    cv_name: `CV ${resume_copy.person.first_name} ${resume_copy.person.last_name}.pdf`,
    cv_size: cv.byteLength,
    viewed_at: viewed?.at ?? null,
    decided_at: decided?.at ?? null,
    changed_at: updated_at,
    answer_due_at: due,
    consented_at: seed.submitted_at,
    applicant_archived_at: seed.status === 'archived' ? updated_at : null,
    recruiter_archived_at: seed.status === 'archived' ? updated_at : null,
  }
}

/** Where an archived application stood when it was put away. */
function stateBefore({ history }: SeedApplication): SeedApplication['history'][number]['to'] {
  const last = history.findLast((entry) => entry.to.status !== 'archived')
  if (!last) throw new Error('an archived application without a past')
  return last.to
}

function resumeSnapshot(demonstration: Demonstration, seed: SeedApplication) {
  const person = demonstration.applicants[seed.applicant]
  const resume = person?.resumes[seed.resume]
  if (!person || !resume) throw new Error(`no CV ${seed.resume} of ${seed.applicant}`)
  const { first_name, last_name, email, phone_number, headline, skills, experiences, education, languages } =
    person
  const city = REFERENCE.cities.get(person.city_id)?.name ?? null
  return {
    title: resume.title,
    name: resume.name,
    description: resume.description,
    person: { first_name, last_name, email, phone_number, city },
    headline,
    skills,
    experiences,
    languages,
    education: education.map(({ degree, school, year }) => ({ degree, school, year })),
  }
}

function offerSnapshot(written: Written, seed: SeedApplication) {
  const offer = offerOf(written, seed)
  const company = written.demonstration.companies[offer.company]
  const { title, reference, description, missions, profile, benefits } = offer
  const { min_salary, max_salary, salary_visible } = offer
  return {
    id: written.offerIds[seed.offer] ?? 0,
    title,
    reference,
    description,
    missions,
    profile,
    benefits,
    min_salary: salary_visible ? min_salary : null,
    max_salary: salary_visible ? max_salary : null,
    company: {
      id: written.companies[offer.company]?.id ?? 0,
      name: company?.name ?? '',
      slug: company?.slug ?? '',
    },
    city: placeNameOfRow(offer),
    contract: REFERENCE.contracts.get(offer.contract_id)?.name ?? '',
    contract_duration_months: offer.contract_duration_months,
    job_type: REFERENCE.job_types.get(offer.job_type_id)?.name ?? null,
  }
}

/** The product's key for a reason in words; none for a change without one. */
function reasonOf(words: string): string | null {
  const found = REJECTION_REASON_ENTRIES.find(({ name }) => name.toLowerCase() === words.toLowerCase())
  return found?.code ?? null
}
