import { beforeAll, expect, test } from 'vitest'
import { SMS_A_DAY } from '#src/notifications/sms/budget.ts'
import { deliverDueSms } from '#src/notifications/sms/delivery.ts'
import { enqueueSms, type SmsNotice } from '#src/notifications/sms/messages.ts'
import { recordBackup, recordRestore } from '#src/platform/backup/runs.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany } from '#test/factories.ts'
import { proveNumberOf } from '#test/messages/texted.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
let boss: AdminBrowser

beforeAll(async () => {
  ;({ browser: boss } = await signedInAdmin(site))
})

const read = async () => (await boss.get('/api/admin/operations')).body.data

test('the state of the machine says its version, database, disk and last backup', async () => {
  const before = await read()
  expect(before).toMatchObject({
    backup: null,
    database: { server: expect.stringMatching(/^PostgreSQL \d+/) },
  })
  expect(before.database.migrations).toBeGreaterThan(40)
  expect(before.database.bytes).toBeGreaterThan(1_000_000)
  expect(before.database.tables).toHaveLength(6)
  expect(before.disk.bytes).toBeGreaterThan(before.disk.free_bytes)
  const at = services.clock.now()
  await recordBackup(services.db, { at, took_seconds: 12, rows: 4_000, files: 31 })
  expect((await read()).backup).toEqual({ at: at.toISOString(), took_seconds: 12, rows: 4_000, files: 31 })
  expect((await read()).restore).toBeNull()
  await recordRestore(services.db, { at, took_seconds: 40, rows: 4_000, files: 31 })
  expect(await read()).toMatchObject({ backup: { took_seconds: 12 }, restore: { took_seconds: 40 } })
  expect((await read()).retentions).toContainEqual({ what: 'runs of recurring jobs', length: '14 days' })
})

test('the meter of text messages says what the day has cost, and why some did not leave', async () => {
  const { owner } = await makeCompany(services)
  await proveNumberOf(services, { id: owner.id, kind: 'recruiter' })
  const sms: SmsNotice = { topic: 'interview-answered', write: () => 'Texte' }
  for (let event = 0; event <= SMS_A_DAY; event += 1)
    await inTransaction(services, null, (unit) =>
      enqueueSms(unit, owner.id, `interview-answered:${event}`, sms),
    )
  expect((await read()).sms).toMatchObject({ gateway: 'file', waiting: SMS_A_DAY + 1, today: 0, budget: 500 })
  await deliverDueSms(services)
  expect((await read()).sms).toMatchObject({
    waiting: 0,
    today: SMS_A_DAY,
    sent: SMS_A_DAY,
    numbers: 1,
    given_up: [{ why: 'PERSON_BUDGET', count: 1 }],
  })
})

test('only who runs the machine reads it', async () => {
  const { browser } = await signedInAdmin(site, { admin_role: 'support' })
  expect((await browser.get('/api/admin/operations')).status).toBe(403)
  expect((await new Browser(services).get('/api/admin/operations')).status).toBe(404)
})
