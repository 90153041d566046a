import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#src/contact/messages/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
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

/** The id of the only message, which this writes. */
async function writeOne(values: Partial<typeof contactMessages.$inferInsert> = {}): Promise<number> {
  await write('Une question', values)
  const [row] = await services.db.select().from(contactMessages)
  return row?.id ?? 0
}

test('one takes a message, a colleague cannot answer it meanwhile, and its answer leaves by mail', async () => {
  const id = await writeOne({ kind: 'sourcing', facts: [{ label: 'Métier', value: 'Soudeur' }] })
  const mine = await signedInAdmin(site, { admin_role: 'support' })
  const other = await signedInAdmin(site, { admin_role: 'moderator' })
  expect((await mine.browser.put(`${PATH}/${id}/handler`)).status).toBe(204)
  expect((await other.browser.put(`${PATH}/${id}/handler`)).status).toBe(409)
  expect((await other.browser.post(`${PATH}/${id}/answers`, { text: 'Bonjour' })).status).toBe(409)
  expect((await mine.browser.post(`${PATH}/${id}/answers`, { text: ' ' })).body.errors).toEqual({
    text: ['Écrivez votre réponse'],
  })
  expect(
    (await mine.browser.post(`${PATH}/${id}/answers`, { text: 'Voici ce que nous pouvons.' })).status,
  ).toBe(204)
  const [mail] = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, 'hanta@exemple.test'))
  expect(mail).toMatchObject({
    subject: 'Re\u00A0: Une question',
    headers: { 'Reply-To': services.env.CONTACT_EMAIL },
    text: expect.stringContaining('Voici ce que nous pouvons.'),
  })
  expect((await other.browser.get(`${PATH}?state=closed&kind=sourcing`)).body.data).toMatchObject([
    {
      id,
      facts: [{ label: 'Métier', value: 'Soudeur' }],
      handler: { is_you: false },
      answers: [{ text: 'Voici ce que nous pouvons.' }],
    },
  ])
  expect((await other.browser.get(`${PATH}?state=open`)).body.meta.total).toBe(0)
})

test('a message is left to a colleague and filed; who left no address gets no answer', async () => {
  const id = await writeOne({ kind: 'feedback', email: null })
  const { browser } = await signedInAdmin(site)
  expect((await browser.put(`${PATH}/${id}/handler`)).status).toBe(204)
  expect((await browser.post(`${PATH}/${id}/answers`, { text: 'Merci' })).status).toBe(422)
  expect((await browser.delete(`${PATH}/${id}/handler`)).status).toBe(204)
  expect((await browser.put(`${PATH}/${id}/closing`)).status).toBe(204)
  expect((await browser.get(PATH)).body.data).toMatchObject([
    { handler: null, closed_at: expect.any(String) },
  ])
})

test('billing answers none, and what does not exist is not found', async () => {
  const id = await writeOne()
  const billing = (await signedInAdmin(site, { admin_role: 'billing' })).browser
  const { browser } = await signedInAdmin(site)
  for (const [asked, status, subject] of [
    [billing, 403, id],
    [browser, 404, 999_999],
  ] as const) {
    expect((await asked.put(`${PATH}/${subject}/handler`)).status).toBe(status)
    expect((await asked.delete(`${PATH}/${subject}/handler`)).status).toBe(status)
    expect((await asked.put(`${PATH}/${subject}/closing`)).status).toBe(status)
    expect((await asked.post(`${PATH}/${subject}/answers`, { text: 'Bonjour' })).status).toBe(status)
  }
})
