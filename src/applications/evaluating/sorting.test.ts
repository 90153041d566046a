import { expect, test } from 'vitest'
import { deleteMember } from '#src/companies/members.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { applicationForm, makeScene, RECEIVED, SENT } from '#test/applications.ts'
import { makeApplicant, makeMember, signedInAs } from '#test/factories.ts'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const CHOICES = '/api/recruiter/evaluation-choices'

/** Two applications to an offer, and a second recruiter. */
async function makeTwo() {
  const scene = await makeScene(services)
  const id = Number((await scene.apply()).body.data.id)
  const second = await signedInAs(services, await makeApplicant(services))
  const other = Number((await second.post(SENT, applicationForm(scene.offer.id))).body.data.id)
  const colleague = await makeMember(services, scene.company.id, 'recruiter')
  const listed = async (query: string, path = '') =>
    (await scene.recruiter.get(`${RECEIVED}${path}?${query}`)).body
  const idsOf = async (query: string) =>
    (await listed(query)).data
      .map((each: { id: number }) => each.id)
      .toSorted((a: number, b: number) => a - b)
  return { ...scene, id, other, address: `${RECEIVED}/${id}`, colleague, idsOf, listed }
}

test('a tag is made in place, is one however it is typed, filters, and goes when nothing has it', async () => {
  const { recruiter, address, id, other, idsOf, listed } = await makeTwo()
  const made = await Promise.all(
    ['Vivier', 'vivier', 'VIVIER', 'Vivier'].map((label) => recruiter.post(`${address}/tags`, { label })),
  )
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const { tags } = (await recruiter.get(CHOICES)).body.data
  expect(tags).toHaveLength(1)
  await recruiter.post(`${RECEIVED}/${other}/tags`, { label: 'Junior' })
  expect(await idsOf(`tag=${tags[0].id}`)).toEqual([id])
  expect((await listed(`tag=${tags[0].id}`)).counts.all).toBe(1)
  const board = await listed(`tag=${tags[0].id}`, '/board')
  expect(board.data[0].applications).toMatchObject([{ id, tags }])
  expect((await recruiter.delete(`${address}/tags/${tags[0].id}`)).body.data.tags).toEqual([])
  expect((await recruiter.get(CHOICES)).body.data.tags).toMatchObject([{ label: 'Junior' }])
  expect(await idsOf(`tag=${tags[0].id}`)).toEqual([])
})

test('who is alone with few applications is shown no tools of teams, until one is in use or a colleague comes', async () => {
  const scene = await makeScene(services)
  const { recruiter, company, offer } = scene
  const id = Number((await scene.apply()).body.data.id)
  const hasTools = async () => (await recruiter.get(CHOICES)).body.data.has_tools
  expect(await hasTools()).toBe(false)
  const { tags } = (await recruiter.post(`${RECEIVED}/${id}/tags`, { label: 'Vivier' })).body.data
  expect(await hasTools()).toBe(true)
  await recruiter.delete(`${RECEIVED}/${id}/tags/${tags[0].id}`)
  expect(await hasTools()).toBe(false)
  for (let count = 1; count < 20; count += 1) {
    const one = await signedInAs(services, await makeApplicant(services))
    expect(await hasTools()).toBe(false)
    expect((await one.post(SENT, applicationForm(offer.id))).status).toBe(201)
  }
  expect(await hasTools()).toBe(true)
  const other = await makeScene(services)
  expect((await other.recruiter.get(CHOICES)).body.data.has_tools).toBe(false)
  await makeMember(services, other.company.id, 'reader')
  expect((await other.recruiter.get(CHOICES)).body.data.has_tools).toBe(true)
  expect(company.id).not.toBe(other.company.id)
})

test('an application has ten tags at most, of whatever characters', async () => {
  const { recruiter, address } = await makeTwo()
  const words = HOSTILE_STRINGS.filter((text) => text.length <= 30).slice(0, 8)
  for (const label of words) {
    const { status, body } = await recruiter.post(`${address}/tags`, { label })
    expect([status, body.data?.tags.map((each: { label: string }) => each.label)]).toEqual([
      201,
      expect.arrayContaining([label.trim()]),
    ])
  }
  const more = Array.from({ length: 12 }, (_, at) =>
    recruiter.post(`${address}/tags`, { label: `Mot ${at}` }),
  )
  const statuses = (await Promise.all(more)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10 - words.length)
  expect(statuses.filter((status) => status === 409)).toHaveLength(2 + words.length)
  for (const label of ['', ' ', 'a'.repeat(31)])
    expect((await recruiter.post(`${address}/tags`, { label })).body.errors).toHaveProperty('label')
})

test('an application is given to one colleague, who is told once, and is nobody’s when that one leaves', async () => {
  const { recruiter, company, owner, colleague, address, id, other, idsOf } = await makeTwo()
  const reader = await makeMember(services, company.id, 'reader')
  const given = await recruiter.put(`${address}/assignee`, { user_id: colleague.id })
  expect(given.body.data.assignee).toMatchObject({ id: colleague.id })
  await recruiter.put(`${address}/assignee`, { user_id: colleague.id })
  const theirs = await signedInAs(services, colleague)
  expect((await theirs.get('/api/notification')).body.data).toMatchObject([
    { title: 'Une candidature vous est confiée', link: `/dashboard/recruteur/candidatures/${id}/evaluation` },
  ])
  await recruiter.put(`${RECEIVED}/${other}/assignee`, { user_id: owner.id })
  const told = (await recruiter.get('/api/notification')).body.data as { title: string }[]
  expect(told.filter(({ title }) => /confiée/.test(title))).toEqual([])
  expect(await idsOf('assigned=me')).toEqual([other])
  expect(await idsOf(`assigned=${colleague.id}`)).toEqual([id])
  expect(await idsOf('assigned=nobody')).toEqual([])
  const detail = (await recruiter.get(`${RECEIVED}/${id}?assigned=me`)).body.data
  expect([detail.previous_id, detail.next_id]).toContain(other)
  await inTransaction(services, null, (unit) => deleteMember(unit, company.id, colleague.id))
  expect(await idsOf('assigned=nobody')).toEqual([id])
  expect((await recruiter.get(`${RECEIVED}/${id}`)).body.data.assignee).toBe(null)
  for (const user_id of [reader.id, colleague.id, 999_999, 'moi'])
    expect((await recruiter.put(`${address}/assignee`, { user_id })).body.errors).toHaveProperty('user_id')
  expect((await recruiter.put(`${RECEIVED}/${other}/assignee`, { user_id: null })).body.data.assignee).toBe(
    null,
  )
})

test('the best rated are found by their least mean', async () => {
  const { recruiter, offer, address, id, idsOf } = await makeTwo()
  const agreed = await recruiter.put(`/api/recruiter/offers/${offer.id}/evaluation-criteria`, {
    version: 0,
    criteria: [{ label: 'Motivation' }],
  })
  await recruiter.put(`${address}/ratings/${agreed.body.data.criteria[0].id}`, { value: 4 })
  expect(await idsOf('rating=4')).toEqual([id])
  expect(await idsOf('rating=5')).toEqual([])
  expect(await idsOf('rating=12')).toHaveLength(2)
})
