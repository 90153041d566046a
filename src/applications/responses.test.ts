import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY, DAY_SECONDS } from '#src/shared/durations.ts'
import { insertApplication, makeSent, move } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { listApplied, measureAllResponses, measureResponses } from './responses.ts'
import { applicationEvents, applications } from './tables.ts'

const services = useServices()

/** An application sent so many days ago, with a promise of seven days, and what the company did after how many. */
async function apply(
  companyId: number,
  daysAgo: number,
  answer?: { after: number; status?: 'rejected' | 'active'; stage?: 'viewed' | 'interview' },
  outcome: 'withdrawn' | null = null,
) {
  const offer = await makeOffer(services, companyId)
  const applicant = await makeApplicant(services)
  const sent = new Date(services.clock.now().getTime() - daysAgo * DAY)
  const row = await insertApplication(services, sent, {
    offer_id: offer.id,
    company_id: companyId,
    applicant_id: applicant.id,
    status: outcome ? 'closed' : (answer?.status ?? 'submitted'),
    stage: answer?.stage ?? null,
    outcome,
  })
  if (answer) {
    await services.db.insert(applicationEvents).values({
      application_id: row.id,
      at: new Date(sent.getTime() + answer.after * DAY),
      to_status: answer.status ?? 'active',
      to_stage: answer.stage ?? null,
    })
  }
  return { offer, applicant, id: row.id }
}

test('an answer is a step beyond the consultation, and counts against those that should have come', async () => {
  const { company } = await makeCompany(services)
  await apply(company.id, 20, { after: 2, status: 'active', stage: 'interview' })
  await apply(company.id, 20, { after: 4, status: 'rejected' })
  await apply(company.id, 20, { after: 1, status: 'active', stage: 'viewed' })
  await apply(company.id, 20)
  const measured = await measureResponses(services.db, [company.id], services.clock.now())
  const half = { rate: 50, median_days: 3, answered: 2, expected: 4 }
  expect(measured.get(company.id)).toEqual(half)
  expect(await measureAllResponses(services.db, services.clock.now())).toEqual(half)
})

test('an application that may still be answered in time, was withdrawn or is too old counts for nothing', async () => {
  const { company } = await makeCompany(services)
  await apply(company.id, 3)
  await apply(company.id, 20, undefined, 'withdrawn')
  await apply(company.id, 120)
  expect((await measureResponses(services.db, [company.id], services.clock.now())).size).toBe(0)
  expect((await measureResponses(services.db, [], services.clock.now())).size).toBe(0)
})

test('a withdrawn application leaves the offer free again', async () => {
  const { company } = await makeCompany(services)
  const sent = await apply(company.id, 3)
  const gone = await apply(company.id, 3, undefined, 'withdrawn')
  expect(await listApplied(services.db, sent.applicant.id, [sent.offer.id])).toEqual(
    new Map([[sent.offer.id, sent.id]]),
  )
  expect((await listApplied(services.db, gone.applicant.id, [gone.offer.id])).size).toBe(0)
  expect((await listApplied(services.db, sent.applicant.id, [])).size).toBe(0)
})

test('an answer that is held counts once its person has been told, and never when it was taken back', async () => {
  const { id, company, recruiter, owner, theirs } = await makeSent(services)
  const rate = async () =>
    (await measureResponses(services.db, [company.id], services.clock.now())).get(company.id)?.rate
  const sent = services.clock.now()
  await services.db
    .update(applications)
    .set({ answer_due_at: new Date(sent.getTime() - 2 * DAY) })
    .where(eq(applications.id, id))
  const reject = { reason: 'competences' }
  await move(services, recruiter, `${theirs}/rejection`, reject)
  expect(await rate()).toBe(0)
  await recruiter.delete(`${theirs}/rejection`)
  expect(await rate()).toBe(0)
  await move(services, recruiter, `${theirs}/rejection`, reject)
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  expect(await rate()).toBe(100)
  const back = await signedInAs(services, owner)
  expect((await back.delete(`${theirs}/rejection`)).status).toBe(409)
  expect(await rate()).toBe(100)
})

test('the page of an offer says that its company reads applications, for a week after the last one it opened', async () => {
  const { offer, company, recruiter, theirs } = await makeSent(services)
  const reads = async () => {
    const { body } = await new Browser(services).get(`/api/offers/${offer.id}`)
    return body.data.reads_applications
  }
  await services.db
    .update(applications)
    .set({ is_entered: true, viewed_at: services.clock.now() })
    .where(eq(applications.id, (await apply(company.id, 2)).id))
  expect(await reads()).toBe(false)
  await recruiter.get(theirs)
  expect(await reads()).toBe(true)
  services.clock.advance(6 * DAY_SECONDS)
  expect(await reads()).toBe(true)
  services.clock.advance(DAY_SECONDS)
  expect(await reads()).toBe(false)
})
