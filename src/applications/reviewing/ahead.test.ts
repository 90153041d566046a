import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { insertApplication, makeSent, RECEIVED } from '#test/applications.ts'
import { Browser as Guest } from '#test/browser.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()

test('an application that is read ahead stays new, and counts as one look in the audit log', async () => {
  const { recruiter, browser, mine, theirs, id } = await makeSent(services)
  const ahead = await recruiter.get(`${theirs}?ahead=1`)
  expect([ahead.status, ahead.body.data.is_new]).toEqual([200, true])
  expect((await recruiter.get(`${theirs}/cv?ahead=1`)).status).toBe(200)
  expect((await browser.get(mine)).body.data.label).toBe('Envoyée')
  expect((await recruiter.get(theirs)).body.data.is_new).toBe(false)
  const lines = await services.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.subject, `application:${id}`))
    .orderBy(auditLog.id)
  expect(lines.map(({ details }) => details)).toEqual([{ what: 'ahead' }, { what: 'page' }])
})

test('what was read ahead can be decided although it was opened meanwhile', async () => {
  const { recruiter, theirs } = await makeSent(services)
  const { version } = (await recruiter.get(`${theirs}?ahead=1`)).body.data
  await recruiter.get(theirs)
  const moved = await recruiter.put(`${theirs}/stage`, { version, stage: 'review' })
  expect([moved.status, moved.body.data.label]).toEqual([200, 'À l’étude'])
  expect((await recruiter.put(`${theirs}/stage`, { version, stage: 'interview' })).status).toBe(409)
})

test('nobody else reads ahead', async () => {
  const { browser, theirs } = await makeSent(services)
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  const answers = await Promise.all(
    [new Guest(services), browser, rival].map((each) => each.get(`${theirs}?ahead=1`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 404])
})

test('an application tells its match with the offer and what the same person sent here besides', async () => {
  const { recruiter, company, applicant, theirs, id } = await makeSent(services)
  const other = await makeOffer(services, company.id, { title: 'Juriste' })
  const rival = await makeCompany(services)
  const elsewhere = await makeOffer(services, rival.company.id)
  for (const [offer, to] of [
    [other, company],
    [elsewhere, rival.company],
  ] as const)
    await insertApplication(services, services.clock.now(), {
      offer_id: offer.id,
      company_id: to.id,
      applicant_id: applicant.id,
      status: 'submitted',
      offer_copy: { title: offer.title } as never,
    })
  const { data } = (await recruiter.get(theirs)).body
  expect(data.others.map((each: { offer_title: string }) => each.offer_title)).toEqual(['Juriste'])
  expect(data.match === null).toBe(data.match_details === null)
  const listed = (await recruiter.get(RECEIVED)).body.data.find((item: { id: number }) => item.id === id)
  expect(listed.match).toEqual(data.match)
})
