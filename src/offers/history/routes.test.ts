import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offerEvents, type offers } from '../tables.ts'

const services = useServices()
const MINE = '/api/recruiter/offers'

async function scene(values: Partial<typeof offers.$inferInsert> = {}) {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, values)
  const recruiter = await signedInAs(services, owner)
  return { company, owner, offer, recruiter, address: `${MINE}/${offer.id}` }
}

async function kindsRead(browser: Browser, address: string) {
  const { data } = (await browser.get(`${address}/history`)).body
  return data.map(({ kind }: { kind: string }) => kind)
}

test('the history names who did what, the latest first, and tells older offers by their dates', async () => {
  const { company, recruiter, address } = await scene({ submitted_at: services.clock.now() })
  const hery = await makeMember(services, company.id, 'recruiter')
  await services.db.update(users).set({ first_name: 'Hery' }).where(eq(users.id, hery.id))
  const colleague = await signedInAs(services, hery)
  services.clock.advance(60)
  await colleague.put(`${address}/pause`)
  services.clock.advance(60)
  await recruiter.put(`${address}/closing`, { reason: 'trop_de_candidatures' })
  const { data } = (await recruiter.get(`${address}/history`)).body
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['closed', 'paused', 'published', 'submitted', 'created']),
  )
  expect(data[0]).toMatchObject({ kind: 'closed', by: 'Vous', reason: 'trop_de_candidatures' })
  expect(data[1]).toMatchObject({ kind: 'paused', by: expect.stringMatching(/^Hery /) })
  expect(data.at(-1)).toMatchObject({ by: null })
})

test('a moderator is named as the moderation alone, and the site by nobody', async () => {
  const { offer, recruiter, address } = await scene()
  const admin = await makeAdmin(services)
  const at = services.clock.now()
  const expires_at = '2026-12-31T00:00:00.000Z'
  await services.db.insert(offerEvents).values([
    { offer_id: offer.id, kind: 'held', at, actor_id: admin.id, details: { reason: 'Adresse à vérifier' } },
    { offer_id: offer.id, kind: 'renewed', at, actor_id: null, details: { expires_at } },
    { offer_id: offer.id, kind: 'answered_all', at, actor_id: null, details: { count: 12 } },
  ])
  const { data } = (await recruiter.get(`${address}/history`)).body
  const lineOf = (kind: string) => data.find((each: { kind: string }) => each.kind === kind)
  expect(lineOf('held')).toMatchObject({ by: 'L’équipe d’Asafidy', reason: 'Adresse à vérifier' })
  expect(lineOf('renewed')).toMatchObject({ by: null, until: expires_at })
  expect(lineOf('answered_all')).toMatchObject({ by: null, count: 12 })
})

test('an offer that its day closed is told as expired, and not as closed by somebody', async () => {
  const { recruiter, address } = await scene({
    status: 'closed',
    closed_at: services.clock.now(),
    close_reason: 'expiree',
  })
  const kinds = await kindsRead(recruiter, address)
  expect(kinds).toContain('expired')
  expect(kinds).not.toContain('closed')
})

test('every member of the company reads the history, a reader too', async () => {
  const { company, recruiter, address } = await scene()
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  expect(await kindsRead(reader, address)).toEqual(await kindsRead(recruiter, address))
})

test('the history of another company’s offer does not exist, nor that of no offer', async () => {
  const { address, recruiter } = await scene()
  const rival = await scene()
  expect((await rival.recruiter.get(`${address}/history`)).status).toBe(404)
  for (const id of [999_999, 'x']) expect((await recruiter.get(`${MINE}/${id}/history`)).status).toBe(404)
})

test('guests and applicants read no history, and a company that is not validated yet its own', async () => {
  const { address } = await scene()
  const early = await makeCompany(services, { status: 'pending' })
  const own = await makeOffer(services, early.company.id)
  const applicant = await signedInAs(services, await makeApplicant(services))
  const waiting = await signedInAs(services, early.owner)
  expect((await new Browser(services).get(`${address}/history`)).status).toBe(401)
  expect((await applicant.get(`${address}/history`)).status).toBe(403)
  expect((await waiting.get(`${address}/history`)).status).toBe(404)
  expect((await waiting.get(`${MINE}/${own.id}/history`)).status).toBe(200)
})
