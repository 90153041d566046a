import { beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#src/contact/messages/tables.ts'
import { signedInAdmin, useAdminSite } from '#test/admin.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/contact-messages'

beforeEach(() => services.db.delete(contactMessages))

function write(object: string, values: Partial<typeof contactMessages.$inferInsert> = {}) {
  services.clock.advance(60)
  return services.db.insert(contactMessages).values({
    first_name: 'Rasoanaivo',
    last_name: 'Hanta',
    email: 'hanta@exemple.test',
    object,
    message: 'Bonjour,\n\nPuis-je l’envoyer à nouveau\u00a0?',
    created_at: services.clock.now(),
    ...values,
  })
}

test('the messages to the team are read, the last one first or the first', async () => {
  const { browser } = await signedInAdmin(site, { admin_role: 'support' })
  await write('Mon CV a changé')
  await write('Une facture')
  const objects = async (query: string) =>
    (await browser.get(`${PATH}${query}`)).body.data.map(({ object }: { object: string }) => object)
  expect(await objects('')).toEqual(['Une facture', 'Mon CV a changé'])
  expect(await objects('?sort_by_date=asc')).toEqual(['Mon CV a changé', 'Une facture'])
  expect((await browser.get(`${PATH}?per_page=1&page=2`)).body).toMatchObject({
    data: [{ object: 'Mon CV a changé', first_name: 'Rasoanaivo', email: 'hanta@exemple.test' }],
    meta: { total: 2 },
  })
})

test('one is found by its object, by a name in either order and by its address; marks of patterns are letters', async () => {
  const { browser } = await signedInAdmin(site)
  await write('100 % remboursé', { email: 'lova@exemple.test', first_name: 'Rabe', last_name: 'Lova' })
  await write('Autre')
  for (const [q, found] of [
    ['REMBOURS', 1],
    ['rabe lova', 1],
    ['lova rabe', 1],
    ['lova@', 1],
    ['0 %', 1],
    ['%', 1],
    ['_', 0],
    ["' OR 1=1", 0],
  ] as const)
    expect((await browser.get(`${PATH}?q=${encodeURIComponent(q)}`)).body.meta.total, q).toBe(found)
})

test('billing does not read them', async () => {
  const { browser } = await signedInAdmin(site, { admin_role: 'billing' })
  expect((await browser.get(PATH)).status).toBe(403)
})
