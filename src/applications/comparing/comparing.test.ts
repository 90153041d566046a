import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationForm, makeScene, move, RECEIVED, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { applications } from '../tables.ts'

const services = useServices()
const COMPARISON = '/api/recruiter/comparison'

async function makeThree() {
  const scene = await makeScene(services)
  const ids = [Number((await scene.apply()).body.data.id)]
  for (const most of ['1700000', '2000000']) {
    const other = await signedInAs(services, await makeApplicant(services))
    const form = applicationForm(scene.offer.id, { max_salary_expectation: most })
    ids.push(Number((await other.post(SENT, form)).body.data.id))
  }
  return { ...scene, ids }
}

test('three applications stand in the order that was asked for, and none of them counts as opened', async () => {
  const { recruiter, ids, offer } = await makeThree()
  const asked = ids.toReversed()
  const agreed = await recruiter.put(`/api/recruiter/offers/${offer.id}/evaluation-criteria`, {
    version: 0,
    criteria: [{ label: 'Motivation' }],
  })
  await recruiter.put(`${RECEIVED}/${ids[0]}/ratings/${agreed.body.data.criteria[0].id}`, { value: 4 })
  await recruiter.post(`${RECEIVED}/${ids[0]}/notes`, { client_key: crypto.randomUUID(), text: 'Claire.' })
  const { data } = (await recruiter.get(`${COMPARISON}?ids=${asked.join(',')}`)).body
  expect(data.map((each: { id: number }) => each.id)).toEqual(asked)
  // The offer pays 1 600 000 at most.
  expect(data.map((each: { pay_excess: number }) => each.pay_excess)).toEqual([400_000, 100_000, 0])
  expect(data[2]).toMatchObject({
    rating: 4,
    criteria: [{ label: 'Motivation', mean: 4 }],
    last_note: { text: 'Claire.' },
  })
  expect(data[0]).toMatchObject({
    is_new: true,
    experience: null,
    last_note: null,
    criteria: [{ mean: null }],
  })
  expect(data[0].allowed.map(({ change }: { change: string }) => change)).toContain('review')
  const rows = await services.db.select().from(applications).where(eq(applications.offer_id, offer.id))
  expect(rows.map(({ status }) => status)).toEqual(['submitted', 'submitted', 'submitted'])
})

test('the years of experience are those of the CV that was sent', async () => {
  const { recruiter, ids } = await makeThree()
  const experiences = [
    { title: 'Aide', company: 'Vohitra', city: null, start: '2016-11', end: '2018-11', description: '' },
    { title: 'Comptable', company: 'Lovasoa', city: null, start: '2022-11', end: null, description: '' },
  ]
  const resume_copy = { headline: 'Comptable', skills: ['Sage'], experiences, languages: [] }
  await services.db
    .update(applications)
    .set({ resume_copy: resume_copy as never })
    .where(eq(applications.id, ids[0] ?? 0))
  const { data } = (await recruiter.get(`${COMPARISON}?ids=${ids[0]}`)).body
  expect(data[0].experience).toEqual({ years: 6, last: 'Lovasoa', is_current: true })
})

test('what is not the company’s is not compared, and four are too many', async () => {
  const { browser, recruiter, company, ids } = await makeThree()
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const other = await makeThree()
  const url = `${COMPARISON}?ids=${ids[0]}`
  for (const [who, status] of [
    [rival, 404],
    [reader, 200],
    [browser, 403],
    [new Browser(services), 401],
  ] as const)
    expect((await who.get(url)).status).toBe(status)
  expect((await reader.get(url)).body.data[0].allowed).toEqual([])
  expect((await recruiter.get(`${COMPARISON}?ids=${ids[0]},${other.ids[0]}`)).status).toBe(404)
  expect((await recruiter.get(`${COMPARISON}?ids=${ids[0]},${ids[0]}`)).body.data).toHaveLength(1)
  for (const wrong of ['', '1,2,3,4', '0', '1;2', '-1', '1,', 'x'])
    expect((await recruiter.get(`${COMPARISON}?ids=${wrong}`)).body.errors).toHaveProperty('ids')
})

test('a comparison is offered from the second candidate on who was kept for one offer', async () => {
  const { recruiter, ids } = await makeThree()
  const [first, second, third] = ids.map((id) => `${RECEIVED}/${id}`) as [string, string, string]
  const isOffered = async () => (await recruiter.get(third)).body.data.is_comparable
  await recruiter.get(first)
  await recruiter.get(second)
  await move(services, recruiter, `${first}/stage`, { stage: 'shortlisted' })
  expect(await isOffered()).toBe(false)
  await move(services, recruiter, `${second}/stage`, { stage: 'interview' })
  expect(await isOffered()).toBe(true)
  await move(services, recruiter, `${second}/stage`, { stage: 'review' })
  expect(await isOffered()).toBe(false)
})
