import { expect, test } from 'vitest'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { planMaintenance } from './planning.ts'

const services = useServices()

const announced = async () => (await new Browser(services).get('/api/maintenance')).body

test('anybody reads the maintenance from a day before it on, and nothing where none is near', async () => {
  expect(await announced()).toEqual({ data: null })
  const starts_at = after(services.clock.now(), DAY + HOUR)
  const plan = { starts_at, ends_at: after(starts_at, HOUR), message: 'Travaux', is_read_only: true }
  await inTransaction(services, null, (unit) => planMaintenance(unit, plan))
  services.clock.advance(60)
  expect(await announced()).toEqual({ data: null })
  services.clock.advance(3_600)
  expect((await announced()).data).toMatchObject({ message: 'Travaux', is_running: false })
  services.clock.set(after(starts_at, 1_000))
  expect((await announced()).data).toMatchObject({ is_running: true })
  services.clock.set(after(starts_at, HOUR))
  expect(await announced()).toEqual({ data: null })
})

test('it is read, and changed by nobody of the public site', async () => {
  expect((await new Browser(services).post('/api/maintenance', {})).status).toBe(405)
})
