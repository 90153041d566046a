import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { QuestionGroup } from '#src/content/faq/contract.ts'
import { faqQuestions } from '#src/content/faq/tables.ts'
import { auditLog, throttles } from '#src/platform/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/faq'

beforeEach(() => services.db.delete(throttles))

const writer = async () =>
  (await signedInAdmin(site, { admin_role: 'moderator', first_name: 'Rakoto', last_name: 'Noro' })).browser

async function readPublic(id: string) {
  const { data } = (await new Browser(services).get('/api/faq')).body
  return (data as QuestionGroup[]).flatMap(({ questions }) => questions).find((each) => each.id === id)
}

async function begin(browser: AdminBrowser, question: string) {
  const created = await browser.post(PATH, { group: 'candidats', question })
  expect(created.status).toBe(201)
  return created.body.data.id as number
}

const actionsOf = async (subject: string) =>
  (
    await services.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(asc(auditLog.id))
  ).map(({ action }) => action)

test('a question is written, published, worded otherwise under the same anchor, and taken off the page', async () => {
  const browser = await writer()
  const id = await begin(browser, 'Puis-je postuler depuis l’étranger ?')
  const anchor = 'puis-je-postuler-depuis-l-etranger'
  expect(await readPublic(anchor)).toBeUndefined()
  const text = {
    group: 'candidats',
    question: 'Puis-je postuler depuis l’étranger ?',
    answer: '<p onclick="x()">Oui, <a href="/offres">toutes les offres</a>.</p><script>x()</script>',
  }
  const published = await browser.put(`${PATH}/${id}`, { ...text, is_published: true, version: 1 })
  expect([published.status, published.body.data.href]).toEqual([200, `/faq#${anchor}`])
  expect((await readPublic(anchor))?.answer).toBe('<p>Oui, <a href="/offres">toutes les offres</a>.</p>')

  services.clock.advance(3_600)
  const reworded = { ...text, question: 'Et depuis un autre pays ?', is_published: true, version: 2 }
  expect((await browser.put(`${PATH}/${id}`, reworded)).status).toBe(200)
  expect((await readPublic(anchor))?.question).toBe('Et depuis un autre pays ?')
  // The answer to it was lost on the way, so the browser sends it again.
  expect((await browser.put(`${PATH}/${id}`, reworded)).body.data.version).toBe(3)

  const hidden = await browser.put(`${PATH}/${id}`, { ...reworded, is_published: false, version: 3 })
  expect(hidden.body.data.history).toMatchObject([
    { is_published: false, written_by: 'Rakoto Noro', written_at: services.clock.now().toISOString() },
    { question: 'Et depuis un autre pays ?', is_published: true },
    { question: text.question, is_published: true },
    { answer: '', is_published: false },
  ])
  expect(await readPublic(anchor)).toBeUndefined()
  expect(await actionsOf(`faq-question:${id}`)).toEqual([
    ...['faq.created', 'faq.published', 'faq.changed', 'faq.withdrawn'],
  ])
})

test('what is missing or wrong is said on its field, and a question that is there is not asked twice', async () => {
  const browser = await writer()
  const fields = async (body: Record<string, unknown>) =>
    Object.keys((await browser.post(PATH, body)).body.errors).sort()
  expect(await fields({})).toEqual(['group', 'question'])
  expect(await fields({ group: 'autres', question: 'a'.repeat(161) })).toEqual(['group', 'question'])
  expect(await fields({ group: 'candidats', question: '???' })).toEqual(['question'])
  expect(await fields({ group: 'candidats', question: 'Candidats' })).toEqual(['question'])
  const both = await Promise.all(
    [1, 2].map(() => browser.post(PATH, { group: 'recruteurs', question: 'Une seule fois ?' })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  const id = await begin(browser, 'Sans réponse, est-ce publié ?')
  const empty = { group: 'candidats', question: 'Ah ?', answer: '<p></p>', is_published: true, version: 1 }
  expect((await browser.put(`${PATH}/${id}`, empty)).body.errors).toEqual({
    answer: ['Écrivez une réponse avant de la publier.'],
  })
})

test('of two who write at once the second is told who was first, and when', async () => {
  const [mine, other] = [await writer(), await writer()]
  const id = await begin(mine, 'Qui écrit en premier ?')
  const text = { group: 'candidats', question: 'Qui ?', answer: '<p>Un.</p>', is_published: true, version: 1 }
  expect((await other.put(`${PATH}/${id}`, text)).status).toBe(200)
  const refused = await mine.put(`${PATH}/${id}`, { ...text, answer: '<p>Deux.</p>' })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^Rakoto Noro a changé cette question le /),
  ])
})

test('the questions of a group are put in another order, which visitors read; a stale order changes nothing', async () => {
  const browser = await writer()
  const { data } = (await browser.get(PATH)).body
  const of = (data as { id: number; group: string }[]).filter(({ group }) => group === 'recruteurs')
  const ids = of.map(({ id }) => id).reverse()
  const path = `${PATH}/groups/recruteurs/order`
  expect((await browser.put(path, { ids })).status).toBe(204)
  expect((await browser.put(path, { ids })).status).toBe(204)
  expect(await actionsOf('faq-group:recruteurs')).toEqual(['faq.ordered'])
  const shown = (await new Browser(services).get('/api/faq')).body.data.find(
    ({ id }: QuestionGroup) => id === 'recruteurs',
  )
  const [first] = await services.db
    .select()
    .from(faqQuestions)
    .where(eq(faqQuestions.id, ids[0] ?? 0))
  // A question without an answer is first in the new order, and not on the page.
  const [second] = await services.db
    .select()
    .from(faqQuestions)
    .where(eq(faqQuestions.id, ids[1] ?? 0))
  expect(shown.questions[0].id).toBe(first?.is_published ? first.anchor : second?.anchor)
  expect((await browser.put(path, { ids: ids.slice(1) })).status).toBe(409)
  expect((await browser.put(path, { ids: 'tous' })).status).toBe(422)
  expect((await browser.put(`${PATH}/groups/autres/order`, { ids })).status).toBe(404)
})

test('billing and support change nothing, and an unknown question is not found', async () => {
  for (const admin_role of ['billing', 'support'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role })
    for (const answer of [await browser.get(PATH), await browser.post(PATH), await browser.get(`${PATH}/1`)])
      expect(answer.status).toBe(403)
  }
  const browser = await writer()
  const body = { group: 'candidats', question: 'Qui ?', answer: '', is_published: false, version: 1 }
  expect((await browser.get(`${PATH}/999999`)).status).toBe(404)
  expect((await browser.put(`${PATH}/999999`, body)).status).toBe(404)
})
