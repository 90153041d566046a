import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { companies, companyDocuments, companyPhotos } from '#src/companies/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { auditLog, outgoingMails } from '#src/platform/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
let browser: AdminBrowser
let other: AdminBrowser
let admin: { id: number }
beforeAll(async () => {
  ;({ browser, admin } = await signedInAdmin(site, { first_name: 'Lova', last_name: 'Ranaivo' }))
  other = (await signedInAdmin(site, { first_name: 'Vola', last_name: 'Rabe' })).browser
})

async function makePendingCompany(values: Partial<typeof companies.$inferInsert> = {}) {
  const submitted_at = services.clock.now()
  const { company, owner } = await makeCompany(services, {
    status: 'pending',
    submitted_at,
    review_round: 1,
    nif: '3002418770',
    ...values,
  })
  const readRow = async () =>
    (await services.db.select().from(companies).where(eq(companies.id, company.id)))[0]
  const listAuditLines = () =>
    services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `company:${company.id}`))
  const listNotifications = () =>
    services.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  const path = `/api/admin/companies/${company.id}`
  return { company, owner, path, submitted_at, readRow, listAuditLines, listNotifications }
}

const isPublic = async (slug: string) =>
  (await new Browser(services).get(`/api/companies/${slug}`)).status === 200

test('a validated company is public, is told once, and its validation is in the log', async () => {
  const { company, owner, path, submitted_at, readRow, listAuditLines, listNotifications } =
    await makePendingCompany()
  expect(await isPublic(company.slug)).toBe(false)
  expect((await browser.put(`${path}/validation`, { submitted_at })).status).toBe(204)
  expect(await isPublic(company.slug)).toBe(true)
  expect(await readRow()).toMatchObject({
    status: 'validated',
    decided_by: admin.id,
    validated_at: services.clock.now(),
  })
  expect((await listNotifications()).map(({ kind }) => kind)).toEqual(['company.validated'])
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, owner.email))
  expect(mails).toHaveLength(1)
  expect(await listAuditLines()).toMatchObject([
    {
      actor_id: admin.id,
      action: 'companies.validated',
      at: services.clock.now(),
      details: { before: { status: 'pending' }, after: { status: 'validated' } },
    },
  ])
})

test('of two moderators one decides, and the other is told who did', async () => {
  const { path, submitted_at, listAuditLines, listNotifications } = await makePendingCompany()
  const answers = await Promise.all([
    browser.put(`${path}/validation`, { submitted_at }),
    other.put(`${path}/corrections`, { submitted_at, reason: 'NIF illisible' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.message).toMatch(
    /^(Lova Ranaivo a validé|Vola Rabe a demandé de corriger) cette société il y a 1 seconde(\u00a0: NIF illisible)?\./,
  )
  expect(await listAuditLines()).toHaveLength(1)
  expect(await listNotifications()).toHaveLength(1)
})

test('a company that was sent again since it was read is not decided on', async () => {
  const { path, submitted_at, readRow } = await makePendingCompany({
    submitted_at: new Date('2026-11-21T07:00:00Z'),
  })
  const answer = await browser.put(`${path}/validation`, { submitted_at })
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Cette demande a changé depuis que vous l’avez lue. Rien n’est parti de votre côté.',
  ])
  expect(await readRow()).toMatchObject({ status: 'pending' })
})

test('corrections are asked field by field, and the recruiter reads them', async () => {
  const { path, submitted_at, readRow, listNotifications } = await makePendingCompany()
  const corrections = [
    { field: 'nif', message: 'Votre carte fiscale porte 4 001 234 562.' },
    { field: 'document_stat', message: 'La photo de la carte est floue.' },
  ]
  const asked = await browser.put(`${path}/corrections`, { submitted_at, reason: '', corrections })
  expect(asked.status).toBe(204)
  expect(await readRow()).toMatchObject({ status: 'rejected', corrections })
  expect((await listNotifications())[0]).toMatchObject({ kind: 'company.rejected' })
  expect((await listNotifications())[0]?.text).toContain('4 001 234 562')
})

test('corrections of nothing, of an unknown field or without words are refused', async () => {
  const { path, submitted_at } = await makePendingCompany()
  const ask = (body: object) => browser.put(`${path}/corrections`, { submitted_at, ...body })
  expect((await ask({})).body.errors).toEqual({ reason: ['Dites ce qu’il faut corriger'] })
  expect((await ask({ corrections: [{ field: 'status', message: 'x' }] })).status).toBe(422)
  expect((await ask({ corrections: [{ field: 'nif', message: ' ' }] })).status).toBe(422)
})

test('the offers of a suspended company leave the site at once, and come back with it', async () => {
  const { company, path, listAuditLines } = await makePendingCompany({ status: 'validated' })
  const offer = await makeOffer(services, company.id)
  const isOnline = async () => (await new Browser(services).get(`/api/offers/${offer.id}`)).status === 200
  const isListed = async () => {
    const { body } = await new Browser(services).get(`/api/offers?keywords=${offer.reference}`)
    return JSON.stringify(body.data).includes(`"id":${offer.id},`)
  }
  expect([await isOnline(), await isPublic(company.slug)]).toEqual([true, true])
  expect((await browser.put(`${path}/suspension`, { reason: 'Plaintes' })).status).toBe(204)
  expect([await isOnline(), await isListed(), await isPublic(company.slug)]).toEqual([false, false, false])
  expect((await browser.put(`${path}/suspension`, { reason: 'Encore' })).body.message).toMatch(
    /^Lova Ranaivo a suspendu cette société/,
  )
  expect((await browser.delete(`${path}/suspension`)).status).toBe(204)
  expect([await isOnline(), await isPublic(company.slug)]).toEqual([true, true])
  expect((await listAuditLines()).map(({ action }) => action)).toEqual([
    'companies.suspended',
    'companies.restored',
  ])
})

test('a validated company is renamed once a moderator accepts, and its offers are found by the new name', async () => {
  const proposed_at = services.clock.now()
  const { company, path, readRow, listAuditLines, listNotifications } = await makePendingCompany({
    status: 'validated',
    proposed: { name: 'Havoana Numérique', nif: '9998887776' },
    proposed_at,
  })
  const offer = await makeOffer(services, company.id)
  expect((await browser.put(`${path}/proposal`, { proposed_at })).status).toBe(204)
  expect(await readRow()).toMatchObject({
    name: 'Havoana Numérique',
    nif: '9998887776',
    proposed: null,
    version: 2,
  })
  const { body } = await new Browser(services).get('/api/offers?keywords=havoana')
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([offer.id])
  expect((await listAuditLines())[0]?.details).toEqual({
    before: { name: company.name, nif: '3002418770' },
    after: { name: 'Havoana Numérique', nif: '9998887776' },
  })
  const again = await other.delete(`${path}/proposal`, { proposed_at, reason: 'Non' })
  expect(again.body.message).toMatch(/^Lova Ranaivo a accepté ce changement/)
  expect(await listNotifications()).toMatchObject([
    { kind: 'company.validated', subtitle: 'Havoana Numérique' },
  ])
})

test('a refused change leaves the company as it was, and says why beside each field', async () => {
  const proposed_at = services.clock.now()
  const { company, owner, path, readRow, listNotifications } = await makePendingCompany({
    status: 'validated',
    proposed: { name: 'Autre nom' },
    proposed_at,
  })
  const reason = 'Le RCS porte un autre nom.'
  expect((await browser.delete(`${path}/proposal`, { proposed_at, reason })).status).toBe(204)
  expect(await readRow()).toMatchObject({
    status: 'validated',
    name: company.name,
    proposed: null,
    corrections: [{ field: 'name', message: reason }],
  })
  expect(await listNotifications()).toMatchObject([
    { kind: 'company.rejected', text: expect.stringContaining(reason) },
  ])
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, owner.email))
  expect(mails).toMatchObject([{ subject: `Changement refusé\u00a0: ${company.name}` }])
})

test('a company is read beside its pictures, and any of them may be asked to be corrected', async () => {
  const { company, path, submitted_at, readRow } = await makePendingCompany({ logo_svg: '<svg/>' })
  const cover_key = await services.files.put(Buffer.from('large'), 'webp')
  await services.files.put(Buffer.from('small'), 'webp', cover_key)
  await services.db.update(companies).set({ cover_key }).where(eq(companies.id, company.id))
  const row = { company_id: company.id, key: cover_key, caption: 'L’atelier', position: 1 }
  await services.db.insert(companyPhotos).values({ ...row, created_at: services.clock.now() })
  const { pictures } = (await browser.get(path)).body.data
  expect(pictures).toMatchObject({
    logo: 'data:image/svg+xml,%3Csvg%2F%3E',
    photos: [{ caption: 'L’atelier', small: pictures.cover }],
  })
  const shown = await browser.get(pictures.cover)
  expect([shown.bytes.toString(), shown.headers['content-type']]).toEqual(['small', 'image/webp'])
  expect((await browser.get(pictures.photos[0].large)).bytes.toString()).toBe('large')
  const { company: stranger } = await makeCompany(services)
  expect((await browser.get(pictures.cover.replace(String(company.id), String(stranger.id)))).status).toBe(
    404,
  )
  const corrections = [{ field: 'logo', message: 'Ce logo est celui d’une autre société.' }]
  expect((await browser.put(`${path}/corrections`, { submitted_at, corrections })).status).toBe(204)
  expect(await readRow()).toMatchObject({ status: 'rejected', corrections })
})

test('a paper is read as a private file, and each reading is in the log', async () => {
  const { company, path, listAuditLines } = await makePendingCompany()
  const { company: stranger } = await makeCompany(services)
  const key = await services.files.put(Buffer.from('%PDF-1.7'), 'pdf')
  const [paper] = await services.db
    .insert(companyDocuments)
    .values({
      company_id: company.id,
      kind: 'nif',
      key,
      name: 'carte "fiscale".pdf',
      content_type: 'text/html',
      size: 8,
      created_at: services.clock.now(),
    })
    .returning()
  const answer = await browser.get(`${path}/documents/${paper?.id}`)
  expect([answer.status, answer.bytes.toString()]).toEqual([200, '%PDF-1.7'])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(await listAuditLines()).toMatchObject([{ action: 'companies.paper-viewed', actor_id: admin.id }])
  expect((await browser.get(`/api/admin/companies/${stranger.id}/documents/${paper?.id}`)).status).toBe(404)
})

test('the list finds by name, NIF and state, and is read from its newest or its oldest end', async () => {
  const { company: first } = await makeCompany(services, { name: 'Zébu Export 100%', nif: '5009990001' })
  const { company: second } = await makeCompany(services, { name: 'Zébu Import', status: 'suspended' })
  const idsOf = async (query: string) =>
    (await browser.get(`/api/admin/companies?${query}`)).body.data.map((row: { id: number }) => row.id)
  expect(await idsOf('q=z%C3%A9bu')).toEqual([second.id, first.id])
  expect(await idsOf('q=z%C3%A9bu&sort_by_date=asc')).toEqual([first.id, second.id])
  expect(await idsOf('q=100%25')).toEqual([first.id])
  expect(await idsOf('q=5009990001')).toEqual([first.id])
  expect(await idsOf('q=z%C3%A9bu&status=suspended')).toEqual([second.id])
})

test('what does not exist is 404', async () => {
  expect((await browser.get('/api/admin/companies/999999')).status).toBe(404)
  expect((await browser.put('/api/admin/companies/999999/validation', { submitted_at: null })).status).toBe(
    404,
  )
})

test('a moderator sees who registered a company, and whether the address was verified', async () => {
  const { owner, path } = await makePendingCompany()
  const registrant = async () => (await browser.get(path)).body.data.registrant
  expect(await registrant()).toMatchObject({
    id: owner.id,
    name: `Miora ${owner.last_name}`,
    email: owner.email,
    has_verified_email: true,
  })
  await services.db.update(users).set({ email_verified_at: null }).where(eq(users.id, owner.id))
  expect(await registrant()).toMatchObject({ has_verified_email: false })
})

test('other companies with a number of this one are shown with what they share', async () => {
  const numbers = { nif: '4001234567', stat: '13921 12 2014 0 10499', phone_number: '+261341234599' }
  const { company, path } = await makePendingCompany(numbers)
  const twins = async () => (await browser.get(path)).body.data.twins
  expect(await twins()).toEqual([])
  const { company: same } = await makeCompany(services, {
    nif: numbers.nif,
    phone_number: numbers.phone_number,
  })
  const { company: proposing } = await makeCompany(services, { proposed: { stat: numbers.stat } })
  await makeCompany(services, { nif: '4001234568', phone_number: '+261341234598' })
  expect(await twins()).toEqual([
    { id: same.id, name: same.name, status: 'validated', shared: ['nif', 'phone_number'] },
    { id: proposing.id, name: proposing.name, status: 'validated', shared: ['stat'] },
  ])
  expect((await browser.get(`/api/admin/companies/${same.id}`)).body.data.twins).toMatchObject([
    { id: company.id, shared: ['nif', 'phone_number'] },
  ])
})
