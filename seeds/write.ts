import { count } from 'drizzle-orm'
import { refreshAnswerBadges } from '#src/applications/answer-badges.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { companies } from '#src/companies/tables.ts'
import { countLandingPages } from '#src/offers/landing/counting.ts'
import { offers } from '#src/offers/tables.ts'
import { measureUsualPays } from '#src/offers/wording/usual-pay.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { DEMO_APPLICANT } from './applicants/applicants.ts'
import { DEMO_COMPANY } from './companies/companies.ts'
import { type Demonstration, makeDemonstration, type SeedOffer } from './demonstration.ts'
import { writeAlerts } from './write-alerts.ts'
import { printResumes, writeApplications } from './write-applications.ts'
import { writeAttendance } from './write-attendance.ts'
import { writeBuiltResume } from './write-built-resume.ts'
import { writeDossiers } from './write-dossiers.ts'
import { writeHistories } from './write-histories.ts'
import { writeLastQuestions } from './write-last-questions.ts'
import { writeMatching } from './write-matching.ts'
import { writeMeetings } from './write-meetings.ts'
import { writeModeration } from './write-moderation.ts'
import { writeOffers } from './write-offers.ts'
import { writeOpinions } from './write-opinions.ts'
import { type WrittenCompany, writeAdmin, writeApplicants, writeCompanies } from './write-people.ts'
import { writeProofs } from './write-proofs.ts'
import { writeSavedOffers } from './write-saved-offers.ts'
import { writePaidSponsoring, writeSponsorings } from './write-sponsorings.ts'
import { writeStatement } from './write-statement.ts'
import { writeSubscriptions } from './write-subscriptions.ts'
import { writeTeam } from './write-team.ts'
import { writeVisits } from './write-visits.ts'

const SEED = 20_261_121
export const DEMO_OFFERS = 2_000

/**
 * Fills the database with the demonstration; one that has it already only gets the offers that it lacks.
 * @param options.offers how many there shall be in all
 */
export async function writeDemonstration(
  process: Services,
  options: { offers: number; onProgress?: (text: string) => void },
) {
  const { db, files, clock } = process
  const now = clock.now()
  const demonstration = makeDemonstration({ seed: SEED, offers: options.offers, today: now })
  const say = options.onProgress ?? (() => undefined)
  const existing = await knownCompanies(db)
  const onBatch = (done: number) => done % 50_000 === 0 && say(`${done} offers`)
  if (existing.length) {
    const [there] = await db.select({ count: count() }).from(offers)
    const owners = { companies: existing, seeds: demonstration.companies }
    await writeOffers(db, demonstration.offers(), owners, { skip: there?.count ?? 0, now, onBatch })
    return
  }
  // Printing is the work of other processes: it goes on while the rest is written.
  const [printed, written] = await Promise.all([
    printResumes(demonstration),
    writePeopleAndOffers(process, demonstration, now, onBatch),
  ])
  const { companies: writtenCompanies, applicants } = written
  await db.transaction((tx) => writeApplications(tx, files, { ...written, demonstration, printed }, now))
  const [person, own] = [applicants[DEMO_APPLICANT], demonstration.applicants[DEMO_APPLICANT]]
  if (person && own) await db.transaction((tx) => writeBuiltResume(tx, person, own, now))
  const demo = writtenCompanies[DEMO_COMPANY]
  if (demo) await db.transaction((tx) => writeTeam(tx, demo, now))
  if (demo) await db.transaction((tx) => writeOpinions(tx, demo, now))
  if (demo) await db.transaction((tx) => writeVisits(tx, demo.id, now))
  if (demo) await db.transaction((tx) => writeMatching(tx, demo, applicants[DEMO_APPLICANT]?.id, now))
  if (demo && person) await db.transaction((tx) => writeSavedOffers(tx, person.id, demo.id, now))
  const people = demo && { company: demo, applicantId: applicants[DEMO_APPLICANT]?.id }
  if (people) await db.transaction((tx) => writeMeetings(tx, people, now))
  await writeAlerts(process, now)
  await writeAdmin(db, now)
  if (demo) await db.transaction((tx) => writeHistories(tx, demo, now))
  if (demo) await db.transaction((tx) => writeAttendance(tx, demo, now))
  if (person) await db.transaction((tx) => writeLastQuestions(tx, person.id, now))
  await db.transaction((tx) => writeModeration(tx, now))
  const paid = demo ? await writePaidSponsoring(process, demo, now) : null
  if (demo) await writeSubscriptions(process, demo, paid, now)
  if (demo) await writeProofs(process)
  if (demo) await writeStatement(process, now)
  if (demo) await writeSponsorings(process, demo, now)
  await refreshAnswerBadges(process)
  await countLandingPages(process)
  await measureUsualPays(process)
  say(
    `${options.offers} offers, ${demonstration.companies.length} companies, ${demonstration.applications.length} applications`,
  )
}

/** The companies with their papers, the applicants and the offers, which applications refer to by their places. */
async function writePeopleAndOffers(
  { db, files }: Services,
  demonstration: Demonstration,
  now: Date,
  onBatch: (done: number) => void,
) {
  const written = await db.transaction((tx) => writeCompanies(tx, demonstration.companies, now))
  const applicants = await db.transaction((tx) => writeApplicants(tx, demonstration.applicants))
  const owners = { companies: written, seeds: demonstration.companies }
  await db.transaction((tx) => writeDossiers(tx, files, owners, now))
  const offerIds = await writeOffers(db, demonstration.offers(), owners, { skip: 0, now, onBatch })
  const seeds: SeedOffer[] = []
  for (const offer of demonstration.offers()) if (seeds.push(offer) >= offerIds.length) break
  return { companies: written, applicants, offerIds, offers: seeds }
}

async function knownCompanies(db: Database): Promise<WrittenCompany[]> {
  const rows = await db.select({ id: companies.id }).from(companies).orderBy(companies.id)
  return Promise.all(rows.map(async ({ id }) => ({ id, owner_id: (await listRecruiterIds(db, id))[0] ?? 0 })))
}
