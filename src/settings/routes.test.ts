import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { forgetSettings } from './settings.ts'
import { siteSettings } from './tables.ts'

const services = useServices()
const links = async () => (await new Browser(services).get('/api/site-links')).body

test('the foot of the public pages leads to the address that was set once its day has come, before to our own page', async () => {
  expect(await links()).toEqual({ data: { about: null } })
  const now = services.clock.now()
  await services.db.insert(siteSettings).values({
    name: 'about_address',
    value: 'https://groupe.exemple.mg/nous',
    effective_from: new Date(now.getTime() + 3_600_000),
    created_at: now,
  })
  forgetSettings()
  expect(await links()).toEqual({ data: { about: null } })
  services.clock.advance(3_600)
  expect(await links()).toEqual({ data: { about: 'https://groupe.exemple.mg/nous' } })
})
