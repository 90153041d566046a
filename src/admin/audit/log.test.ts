import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { audit } from '#src/platform/audit.ts'
import { auditLog } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
let browser: AdminBrowser
let admin: { id: number }

beforeAll(async () => {
  ;({ browser, admin } = await signedInAdmin(site, { first_name: 'Lova', last_name: 'Ranaivo' }))
  const write = (moment: string, action: string, subject: string, by: { id: number } | null) => {
    services.clock.set(moment)
    return inTransaction(services, by, (unit) =>
      audit(unit, { action, subject, details: { before: 1, after: 2 } }),
    )
  }
  await write('2026-10-01T20:59:00Z', 'offers.held', 'offer:1', null)
  await write('2026-10-01T21:01:00Z', 'offers.released', 'offer:1', admin)
  await write('2026-10-03T08:00:00Z', 'test_.done', 'company:1', admin)
  services.clock.set('2026-11-21T08:00:00Z')
})

const actionsOf = async (query: string) =>
  (await browser.get(`/api/admin/audit?${query}`)).body.data.map(({ action }: { action: string }) => action)

test('the log says who did what, when and on what, the last first', async () => {
  const { body } = await browser.get('/api/admin/audit?subject=offer:1')
  expect(body.data).toMatchObject([
    {
      actor: 'Lova Ranaivo',
      actor_id: admin.id,
      action: 'offers.released',
      subject: 'offer:1',
      at: '2026-10-01T21:01:00.000Z',
      details: { before: 1, after: 2 },
    },
    { actor: null, actor_id: null, action: 'offers.held' },
  ])
})

test('it is filtered by person, action, subject and days of Antananarivo', async () => {
  expect(await actionsOf('action=offers.')).toEqual(['offers.released', 'offers.held'])
  expect(await actionsOf('action=offers.&sort_by_date=asc')).toEqual(['offers.held', 'offers.released'])
  expect(await actionsOf(`who=${admin.id}&action=offers`)).toEqual(['offers.released'])
  expect(await actionsOf('who=lova+ranaivo&action=offers')).toEqual(['offers.released'])
  expect(await actionsOf('who=100%25')).toEqual([])
  expect(await actionsOf('from=2026-10-02&to=2026-10-02')).toEqual(['offers.released'])
  expect(await actionsOf('to=2026-10-01')).toEqual(['offers.held'])
  expect(await actionsOf('action=test_.')).toEqual(['test_.done'])
  expect(await actionsOf('action=%25')).toEqual([])
})

test('each line names what it is about, and whose screen shows it', async () => {
  const { company } = await makeCompany(services, { name: 'Épicerie Soa' })
  const offer = await makeOffer(services, company.id, { title: 'Comptable confirmé' })
  const subjects = [`company:${company.id}`, `offer:${offer.id}`, `user:${admin.id}`, 'offer:999999']
  for (const subject of subjects)
    await inTransaction(services, admin, (unit) => audit(unit, { action: 'test.named', subject }))
  const { body } = await browser.get('/api/admin/audit?action=test.named&sort_by_date=asc')
  expect(body.data).toMatchObject([
    { subject_name: 'Épicerie Soa', shown_at: subjects[0] },
    { subject_name: displayTitle('Comptable confirmé'), shown_at: subjects[1] },
    { subject_name: 'Lova Ranaivo', shown_at: subjects[2] },
    { subject_name: null, shown_at: null },
  ])
})

test('a line leads to no account that is gone, to the one that it was merged into, and where its reader may go', async () => {
  const { db } = services
  const [kept, merged, erased] = [
    await makeApplicant(services),
    await makeApplicant(services, { first_name: 'Lala', last_name: 'Rabe' }),
    await makeApplicant(services),
  ]
  const deleted_at = services.clock.now()
  await db.update(users).set({ deleted_at, merged_into_id: kept.id }).where(eq(users.id, merged.id))
  await db.update(users).set({ deleted_at }).where(eq(users.id, erased.id))
  const { company } = await makeCompany(services)
  const subjects = [
    ...[kept, merged, erased].map(({ id }) => `user:${id}`),
    `company:${company.id}`,
    'setting:minimum_wage',
    'payment:999999',
  ]
  for (const subject of subjects)
    await inTransaction(services, admin, (unit) => audit(unit, { action: 'test.led', subject }))
  const shownTo = async (reader: AdminBrowser) =>
    (await reader.get('/api/admin/audit?action=test.led&sort_by_date=asc')).body.data.map(
      ({ shown_at }: { shown_at: string | null }) => shown_at,
    )
  const [own, , , firm, setting] = subjects
  expect(await shownTo(browser)).toEqual([own, own, null, firm, setting, null])
  const support = (await signedInAdmin(site, { admin_role: 'support' })).browser
  expect(await shownTo(support)).toEqual([own, own, null, firm, null, null])
  const { body } = await browser.get(`/api/admin/audit?action=test.led&subject=user:${merged.id}`)
  expect(body.data[0].subject_name).toBe(`Lala Rabe, réuni au compte ${kept.id}`)
  // The number of the account that was merged opens the one that stands; that of an erased one opens nothing.
  expect((await browser.get(`/api/admin/people/${merged.id}`)).body.data.id).toBe(kept.id)
  expect((await browser.get(`/api/admin/people/${erased.id}`)).status).toBe(404)
})

test('its pages lead to their neighbours, and none is left out or shown twice', async () => {
  for (let serial = 0; serial < 7; serial += 1)
    await inTransaction(services, admin, (unit) =>
      audit(unit, { action: 'test.paged', subject: `offer:${serial}`, details: {} }),
    )
  const page = async (place: string) =>
    (await browser.get(`/api/admin/audit?action=test.paged&per_page=3&${place}`)).body
  const subjects = ({ data }: { data: { subject: string }[] }) => data.map(({ subject }) => subject)
  const first = await page('')
  expect(first.meta).toMatchObject({ total: 7, is_capped: false, before: null })
  const second = await page(`after=${first.meta.after}`)
  const third = await page(`after=${second.meta.after}`)
  expect([first, second, third].flatMap(subjects)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((serial) => `offer:${serial}`),
  )
  expect(third.meta.after).toBeNull()
  expect(subjects(await page(`before=${third.meta.before}`))).toEqual(subjects(second))
  const back = await page(`before=${second.meta.before}`)
  expect([subjects(back), back.meta.before]).toEqual([subjects(first), null])
  const oldest = await page('sort_by_date=asc')
  expect(subjects(await page(`sort_by_date=asc&after=${oldest.meta.after}`))).toEqual([
    'offer:3',
    'offer:4',
    'offer:5',
  ])
  expect(subjects(await page('after=quatre'))).toEqual(subjects(first))
})

test('what the filters find is downloaded as sentences, and the download is written down', async () => {
  const answer = await browser.get('/api/admin/audit/export?action=offers.&per_page=1')
  expect(answer.status).toBe(200)
  expect(answer.headers['content-disposition']).toContain('journal-2026-11-21.csv')
  const [head = '', ...lines] = answer.bytes.toString().trim().split('\r\n')
  expect(head).toContain('"Quand";"Qui";"Action"')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('"Lova Ranaivo"')
  expect(lines[1]).toContain('"Le site"')
  expect(await actionsOf('action=audit.exported')).toEqual(['audit.exported'])
  const moderator = (await signedInAdmin(site, { admin_role: 'moderator' })).browser
  for (const path of ['', '/export'])
    expect((await moderator.get(`/api/admin/audit${path}`)).status).toBe(403)
})

test('the database refuses that a line is changed, or goes before it is two years old', async () => {
  const refused = { cause: { message: 'a line of the audit log stays as it was written' } }
  await expect(services.db.update(auditLog).set({ action: 'nothing' })).rejects.toMatchObject(refused)
  await expect(services.db.delete(auditLog)).rejects.toMatchObject(refused)
  await expect(services.db.execute(sql`TRUNCATE audit_log`)).rejects.toMatchObject(refused)
  const old = { action: 'test.old', subject: 'offer:1', at: new Date('2020-01-01') }
  await services.db.insert(auditLog).values(old)
  await services.db.delete(auditLog).where(eq(auditLog.action, 'test.old'))
  expect(await actionsOf('action=test.old')).toEqual([])
})

test('nothing on the site changes it', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    expect((await browser.send(method, '/api/admin/audit', {})).status).toBe(405)
})
