import { beforeAll, expect, test } from 'vitest'
import { audit } from '#src/platform/audit.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
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

test('nothing on the site changes it', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    expect((await browser.send(method, '/api/admin/audit', {})).status).toBe(405)
})
